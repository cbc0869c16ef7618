internal import Foundation

/// Files that appear whole or not at all, even when the power fails.
enum AtomicFile {
  /// What the system refused.
  struct Failure: Error {
    /// The system's number for it.
    var code: Int32
    /// What was being done.
    var action: String

    var reason: String { "\(action): \(String(cString: strerror(code)))" }
  }

  /// Puts bytes in the place of a file; only its owner may read or write it.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let draft = path + ".\(getpid())-\(UInt32.random(in: 0 ... .max)).part"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Failure(code: errno, action: "making \(draft)") }
    do throws(Failure) {
      try fill(file, with: bytes, path: draft)
      try rename(draft, to: path)
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Moves a finished file, which is on the disk already, to its place.
  static func put(_ draft: String, inPlaceOf path: String) throws(SQLiteError) {
    do throws(Failure) {
      try rename(draft, to: path)
    } catch {
      throw .unavailable(reason: error.reason)
    }
  }

  /// Writes a file, waits until it is on the disk, and closes it.
  private static func fill(
    _ file: Int32, with bytes: [UInt8], path: String
  ) throws(Failure) {
    defer { close(file) }
    // The process's mask may have taken rights away, never added any; this sets them exactly.
    guard fchmod(file, 0o600) == 0 else { throw Failure(code: errno, action: "chmod \(path)") }
    try writeAll(bytes, to: file, path: path)
    guard fsync(file) == 0 else { throw Failure(code: errno, action: "keeping \(path)") }
  }

  private static func rename(_ draft: String, to path: String) throws(Failure) {
    guard Foundation.rename(draft, path) == 0 else {
      throw Failure(code: errno, action: "renaming to \(path)")
    }
    let folder = open((path as NSString).deletingLastPathComponent, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { throw Failure(code: errno, action: "opening the folder of \(path)") }
    defer { close(folder) }
    guard fsync(folder) == 0 else {
      throw Failure(code: errno, action: "keeping the folder of \(path)")
    }
  }

  private static func writeAll(_ bytes: [UInt8], to file: Int32, path: String) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw Failure(code: errno, action: "writing \(path)") }
      rest = rest.dropFirst(count)
    }
  }
}
