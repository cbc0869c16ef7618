public import Foundation

/// Secrets in a file that only its owner may read, for machines without a secret service.
public actor FileSecretStore: SecretStore {
  private typealias Contents = [String: [String: String]]

  private let path: String
  private let executor = QueueExecutor(label: "secrets.file")

  /// Keeps secrets in a file, which is made when the first one is kept.
  ///
  /// - Parameter file: Where; its folder is made too, for its owner only.
  public init(at file: URL) { path = file.path(percentEncoded: false) }

  nonisolated public var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  public func secret(for key: SecretKey) throws(SecretError) -> Secret? {
    try contents()[key.service]?[key.account].map { Secret($0) }
  }

  public func keep(_ secret: Secret, for key: SecretKey) throws(SecretError) {
    try change { $0[key.service, default: [:]][key.account] = secret.value }
  }

  public func removeSecret(for key: SecretKey) throws(SecretError) {
    guard try contents()[key.service]?[key.account] != nil else { return }
    try change { contents in
      contents[key.service]?[key.account] = nil
      if contents[key.service]?.isEmpty == true { contents[key.service] = nil }
    }
  }

  /// Reads, changes and replaces the file while no other process does.
  private func change(_ edit: (inout Contents) -> Void) throws(SecretError) {
    let folder = URL(filePath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .failed(reason: "making \(folder.path(percentEncoded: false)): \(error)")
    }
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0 else { throw Self.failure("opening \(path).lock") }
    // Closing the file gives the lock back.
    defer { close(lock) }
    guard flock(lock, LOCK_EX) == 0 else { throw Self.failure("locking \(path).lock") }
    var contents = try contents()
    edit(&contents)
    do {
      try AtomicFile.write([UInt8](JSONEncoder().encode(contents)), to: path)
    } catch let failure as AtomicFile.Failure {
      throw .failed(reason: failure.reason)
    } catch {
      throw .failed(reason: "encoding secrets: \(error)")
    }
  }

  private func contents() throws(SecretError) -> Contents {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else {
      if errno == ENOENT { return [:] }
      throw Self.failure("opening \(path)")
    }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var status = stat()
    guard fstat(file, &status) == 0 else { throw Self.failure("looking at \(path)") }
    guard status.st_mode & 0o077 == 0, status.st_uid == geteuid() else {
      throw .exposed(file: path)
    }
    let data: Data
    do { data = try handle.readToEnd() ?? Data() } catch {
      throw .failed(reason: "reading \(path): \(error)")
    }
    do { return try JSONDecoder().decode(Contents.self, from: data) } catch {
      throw .damaged(file: path)
    }
  }

  private static func failure(_ action: String) -> SecretError {
    .failed(reason: AtomicFile.Failure(code: errno, action: action).reason)
  }
}
