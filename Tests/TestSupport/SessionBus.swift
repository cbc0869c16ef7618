import Foundation

/// The bus of a session of its own, which ends with this object.
package final class SessionBus: Sendable {
  /// The bus did not start.
  package struct Missing: Error {}

  private let process: Process
  /// What programs find the bus by.
  package let address: String

  /// Starts a bus.
  ///
  /// - Parameter environment: The variables of the programs that the bus starts; `nil` for those of
  ///   the tests.
  /// - Throws: `Missing`, or what `Process` throws.
  package init(environment: [String: String]? = nil) throws {
    process = Process()
    process.executableURL = URL(filePath: "/usr/bin/dbus-daemon")
    process.arguments = ["--session", "--nofork", "--nosyslog", "--print-address=1"]
    if let environment { process.environment = environment }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line: [UInt8] = []
    while let byte = output.fileHandleForReading.readData(ofLength: 1).first, byte != 10 {
      line.append(byte)
    }
    address = String(decoding: line, as: UTF8.self)
    guard !address.isEmpty else { throw Missing() }
  }

  deinit { process.terminate() }
}
