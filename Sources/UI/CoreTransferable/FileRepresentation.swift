public import Foundation
public import UniformTypeIdentifiers

/// A value as a file, for what is too large to be in memory as a whole.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let plan: _TransferPlan<Item>

  /// Says how a value becomes a file, and how a file becomes a value.
  ///
  /// - Parameters:
  ///   - contentType: The kind of file.
  ///   - shouldAttemptToOpenInPlace: Whether the sender's own file is wanted rather than a copy.
  ///   - exporting: Writes the file, or says where it lies.
  ///   - importing: Reads the file; a copy is gone afterwards.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    plan = _TransferPlan(
      exports: [TransferExport(contentType, .file(exporting))],
      imports: [
        TransferImport(contentType, .file(importing, original: shouldAttemptToOpenInPlace))
      ])
  }

  /// Says how a value becomes a file.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    plan = _TransferPlan(
      exports: [
        TransferExport(
          exportedContentType,
          .file { item in
            let sent = try await exporting(item)
            return SentTransferredFile(
              sent.file,
              allowAccessingOriginalFile: sent.allowAccessingOriginalFile
                || shouldAllowToOpenInPlace)
          })
      ])
  }

  /// Says how a file becomes a value.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    plan = _TransferPlan(imports: [
      TransferImport(importedContentType, .file(importing, original: shouldAttemptToOpenInPlace))
    ])
  }

  public func _plan() -> _TransferPlan<Item> { plan }
}

/// A file as the sender describes it.
public struct SentTransferredFile: Sendable {
  /// Where the file lies.
  public let file: URL
  /// Whether the receiver may have the file itself rather than a copy.
  public let allowAccessingOriginalFile: Bool

  /// Describes a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file as the receiver finds it.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file lies.
  public let file: URL
  /// Whether it is the sender's own file rather than a copy, which is gone once it was read.
  public let isOriginalFile: Bool

  package init(file: URL, isOriginalFile: Bool) {
    self.file = file
    self.isOriginalFile = isOriginalFile
  }
}
