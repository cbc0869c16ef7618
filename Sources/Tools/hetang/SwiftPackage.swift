import Arguments
import Foundation

/// A package of the developer's, as the package manager sees it.
struct SwiftPackage {
  /// Why something could not be done.
  struct Failure: Error {
    let status: ExitStatus
    /// One sentence for people, without the program's name.
    let message: String
  }

  /// The folder with `Package.swift`.
  let folder: String
  /// The folder that is built in; `nil` for the package's own.
  let scratchFolder: String?

  private var place: [String] {
    ["--package-path", folder] + (scratchFolder.map { ["--scratch-path", $0] } ?? [])
  }

  /// The name of the only program of the package.
  func onlyExecutable() throws(Failure) -> String {
    let text = try output(of: "swift", ["package"] + place + ["describe", "--type", "json"])
    guard let description = try? JSONDecoder().decode(Description.self, from: text) else {
      throw Failure(status: .software, message: "the package manager's answer can't be read")
    }
    let names = description.products.filter(\.isExecutable).map(\.name).sorted()
    guard let name = names.first else {
      throw Failure(status: .noInput, message: "\(folder): the package has no program")
    }
    guard names.count == 1 else {
      let list = names.joined(separator: ", ")
      throw Failure(status: .usage, message: "say which program is meant: \(list)")
    }
    return name
  }

  /// Builds a program in debug mode; what the compiler says goes to standard error.
  func build(_ product: String) throws(Failure) {
    try call("swift", ["build"] + place + ["--product", product], "\(product) does not build")
  }

  /// Runs a program that was built.
  func run(_ product: String, _ arguments: [String]) throws(Failure) {
    let path = try output(of: "swift", ["build"] + place + ["--show-bin-path"])
    let bin = String(decoding: path, as: UTF8.self).trimmingCharacters(in: .newlines)
    try call(bin + "/" + product, arguments, "\(product) failed")
  }

  private func call(_ program: String, _ arguments: [String], _ failure: String) throws(Failure) {
    let process = process(program, arguments)
    // Standard output is for what the tool itself says.
    process.standardOutput = FileHandle.standardError
    let status = try finish(process)
    guard status == 0 else {
      throw Failure(status: ExitStatus(rawValue: status) ?? .software, message: failure)
    }
  }

  private func output(of program: String, _ arguments: [String]) throws(Failure) -> Data {
    let process = process(program, arguments)
    let pipe = Pipe()
    process.standardOutput = pipe
    do { try process.run() } catch {
      throw Failure(status: .unavailable, message: "\(program): \(error)")
    }
    let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(status: .software, message: "\(program) \(arguments[0]) failed")
    }
    return data
  }

  private func finish(_ process: Process) throws(Failure) -> Int32 {
    do { try process.run() } catch {
      throw Failure(status: .unavailable, message: error.localizedDescription)
    }
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// A program by its path, or by its name in the person's folders of programs.
  private func process(_ program: String, _ arguments: [String]) -> Process {
    let process = Process()
    let isPath = program.contains("/")
    process.executableURL = URL(filePath: isPath ? program : "/usr/bin/env")
    process.arguments = isPath ? arguments : [program] + arguments
    return process
  }

  /// What `swift package describe` tells of a package.
  private struct Description: Decodable {
    struct Product: Decodable {
      let name: String
      /// One key: what kind of product it is.
      let type: [String: [String]?]

      var isExecutable: Bool { type.keys.contains("executable") }
    }

    let products: [Product]
  }
}
