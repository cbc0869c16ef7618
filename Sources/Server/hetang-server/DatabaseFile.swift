import Arguments
import Foundation
import ServerStorage

/// The file that `--database` names.
struct DatabaseFile {
  static let option = OptionSyntax.value(
    "--database", "-d", placeholder: "FILE", isRequired: true, help: "the community's database")

  /// The file of `serve --demo`, among the user's data.
  static var demo: DatabaseFile {
    let environment = ProcessInfo.processInfo.environment
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = data ?? NSHomeDirectory() + "/.local/share"
    return DatabaseFile(name: folder + "/hetang/demo.sqlite")
  }

  let url: URL
  /// The name as it was given.
  let name: String

  init(name: String) {
    self.name = name
    url = URL(filePath: name)
  }

  /// Takes the file that a command line names.
  init(_ arguments: Arguments) throws(ArgumentError) {
    guard let name: String = try arguments.value(Self.option.name) else {
      throw .missingOption(Self.option.name)
    }
    self.init(name: name)
  }

  var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// When it was last written to; `nil` when it is not there.
  var modificationTime: Date? {
    try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }

  /// Makes the folder that the file is to be in.
  func makeFolder() throws(Failure) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw Failure(status: .cannotCreate, message: "\(name): its folder cannot be made")
    }
  }

  /// Opens the community that is in the file.
  ///
  /// - Throws: Also when there is no file: only `seed` makes one.
  func open(_ access: CommunityStore.Access) async throws(Failure) -> CommunityStore {
    guard exists else {
      throw Failure(
        status: .noInput,
        message: "\(name): there is no such file; 'hetang-server seed --database \(name)' makes one"
      )
    }
    do {
      return try await CommunityStore(at: url, access: access)
    } catch {
      throw Failure(error, database: name)
    }
  }
}
