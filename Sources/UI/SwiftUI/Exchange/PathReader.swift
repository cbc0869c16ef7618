import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// Why a path that was typed isn't the answer to what was asked.
nonisolated enum PathProblem: Error, Equatable {
  /// Nothing is there; these begin alike.
  case missing(near: [String])
  case isFolder
  case isNoFolder
  /// The file is of another kind.
  case otherKind
  /// Something is there that would be lost.
  case exists
  /// The folder to put the file into is not there.
  case noFolder

  @MainActor var text: Text {
    switch self {
    case .missing: Text(own: "There is no such file.")
    case .isFolder: Text(own: "That is a folder.")
    case .isNoFolder: Text(own: "That is no folder.")
    case .otherKind: Text(own: "That is another kind of file.")
    case .exists: Text(own: "A file of that name exists already.")
    case .noFolder: Text(own: "There is no such folder.")
    }
  }

  /// What could be meant.
  var names: [String] { if case .missing(let names) = self { names } else { [] } }
}

/// Makes files of what is typed as their paths.
nonisolated struct PathReader {
  private let request: FileRequest

  init(_ request: FileRequest) { self.request = request }

  /// What stands in the field at first.
  var start: String {
    let folder = request.folder.map { $0.path(percentEncoded: false) + "/" }
    guard case .save(let name) = request.purpose else { return folder ?? "" }
    return (folder ?? "~/") + name
  }

  /// Reads a path, or several with colons between them where several files are asked for.
  ///
  /// - Parameters:
  ///   - text: What was typed; `~` stands for the person's own folder.
  ///   - isReplacing: Whether a file that is there may be replaced.
  /// - Returns: The files, or what is wrong with the first path that is no answer.
  func read(_ text: String, replacing isReplacing: Bool) -> Result<[URL], PathProblem> {
    let takesSeveral = request.purpose == .open(several: true)
    let texts = takesSeveral ? text.split(separator: ":").map(String.init) : [text]
    var files: [URL] = []
    for text in texts {
      let file = Self.file(at: text)
      if let problem = problem(with: file, replacing: isReplacing) { return .failure(problem) }
      files.append(file)
    }
    return .success(files)
  }

  private static func file(at text: String) -> URL {
    let path = text.trimmingCharacters(in: .whitespaces)
    // What is dropped on a terminal comes as an address, or in quotation marks.
    if path.hasPrefix("file:///"), let url = URL(string: path) { return url }
    let quoted = path.count > 1 && path.hasPrefix("'") && path.hasSuffix("'")
    let plain = quoted ? String(path.dropFirst().dropLast()) : path
    return URL(filePath: (plain as NSString).expandingTildeInPath).standardizedFileURL
  }

  private func problem(with file: URL, replacing isReplacing: Bool) -> PathProblem? {
    let state = State(of: file)
    switch request.purpose {
    case .open:
      switch state {
      case .nothing: return .missing(near: Self.near(file))
      case .folder: return allows(.folder) ? nil : .isFolder
      case .file:
        let type = UTType(filenameExtension: file.pathExtension) ?? .data
        return allows(type) ? nil : .otherKind
      }
    case .save:
      if state == .folder { return .isFolder }
      if State(of: file.deletingLastPathComponent()) != .folder { return .noFolder }
      return state == .file && !isReplacing ? .exists : nil
    case .folder:
      switch state {
      case .nothing: return .missing(near: Self.near(file))
      case .file: return .isNoFolder
      case .folder: return nil
      }
    }
  }

  private func allows(_ type: UTType) -> Bool {
    request.contentTypes.isEmpty
      ? type != .folder : request.contentTypes.contains { type.conforms(to: $0) }
  }

  private enum State {
    case nothing, file, folder

    init(of file: URL) {
      var isFolder: ObjCBool = false
      let path = file.path(percentEncoded: false)
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        self = .nothing
        return
      }
      self = isFolder.boolValue ? .folder : .file
    }
  }

  /// The first names in the folder that begin as the name that was typed does.
  private static func near(_ file: URL) -> [String] {
    let folder = file.deletingLastPathComponent().path(percentEncoded: false)
    // A folder that cannot be read has nothing near.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let start = file.lastPathComponent.lowercased()
    return Array(
      names.filter { $0.lowercased().hasPrefix(start) && !$0.hasPrefix(".") }.sorted().prefix(5))
  }
}
