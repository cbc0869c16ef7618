import Arguments
import HTTPServer
import ServerStorage

/// Why the program ends without having done its work.
struct Failure: Error {
  let status: ExitStatus
  /// One sentence for people, without the program's name.
  let message: String
}

extension Failure {
  /// Tells what is wrong with a database, and what helps.
  init(_ error: StorageError, database: String) {
    switch error {
    case .busy:
      self.init(status: .temporary, message: "\(database): another program is writing to it")
    case .full: self.init(status: .inputOutput, message: "\(database): the disk is full")
    case .readOnly:
      self.init(status: .noPermission, message: "\(database): it may only be read")
    case .unavailable(let reason):
      self.init(status: .noInput, message: "\(database): it cannot be opened: \(reason)")
    case .damaged(let reason):
      self.init(
        status: .dataError,
        message: "\(database): it is damaged, only a backup helps: \(reason)")
    case .otherVersion(let reason):
      self.init(
        status: .configuration,
        message: "\(database): it was made by another version of this program: \(reason)")
    case .outdated(let missing):
      let list = missing.joined(separator: ", ")
      self.init(
        status: .configuration,
        message: """
          \(database): it was made by an older version and lacks \(list); \
          'hetang-server migrate --database \(database)' brings it up to date
          """)
    case .missing, .refused, .failed:
      self.init(status: .software, message: "\(database): \(error)")
    case .cancelled: self.init(status: .temporary, message: "\(database): interrupted")
    }
  }

  /// Tells why an address cannot be listened at.
  init(_ error: HTTPServerError) {
    switch error {
    case .addressInUse(let host, let port):
      self.init(
        status: .unavailable,
        message: "\(host):\(port): another program listens there; --port 0 takes a free port")
    case .permissionDenied(let host, let port):
      self.init(
        status: .noPermission,
        message: "\(host):\(port): ports below 1024 are the system's; choose a higher --port")
    case .addressUnavailable(let host):
      self.init(
        status: .unavailable, message: "\(host): this machine has no such address")
    case .system(let reason): self.init(status: .inputOutput, message: reason)
    }
  }
}
