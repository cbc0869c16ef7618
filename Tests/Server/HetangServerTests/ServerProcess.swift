import TestSupport

/// The built `hetang-server` at work.
typealias ServerProcess = ProgramProcess

extension ProgramProcess {
  /// Starts the server, or another program with the server's path as its last argument.
  convenience init(_ arguments: [String], by launcher: [String] = []) throws {
    try self.init("hetang-server", arguments, by: launcher)
  }

  /// Runs the server to its end.
  static func run(_ arguments: String...) async throws -> End {
    try await ServerProcess(arguments).ended()
  }
}
