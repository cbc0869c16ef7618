package import Foundation
import Glibc
import Synchronization

/// Appends each record to a file as one line of JSON, see `AccessRecord.jsonLine`.
package final class FileAccessLog: AccessLog {
  private let descriptor: Int32
  private let ownsDescriptor: Bool

  /// Opens a file to append to, made when it is not there and readable by its owner alone.
  ///
  /// - Throws: `.system` when it cannot be opened.
  package init(appendingTo file: URL) throws(HTTPServerError) {
    descriptor = file.withUnsafeFileSystemRepresentation { path in
      path.map { open($0, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600) } ?? -1
    }
    ownsDescriptor = true
    guard descriptor >= 0 else {
      throw .system(reason: "\(file.path): \(String(cString: strerror(errno)))")
    }
  }

  /// Writes to the program's standard output.
  package init() {
    descriptor = STDOUT_FILENO
    ownsDescriptor = false
  }

  deinit { if ownsDescriptor { close(descriptor) } }

  /// Appends a line with one call, so that lines of several threads do not mix.
  ///
  /// A line that cannot be written (disk full) is lost: an answer must not fail for its log.
  package func record(_ record: AccessRecord) {
    var line = record.jsonLine
    line.withUTF8 { bytes in _ = write(descriptor, bytes.baseAddress, bytes.count) }
  }
}
