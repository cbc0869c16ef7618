public import FoundationCompat
public import UniformTypeIdentifiers

/// A document that is a value, and how it becomes a file.
@preconcurrency public protocol FileDocument: Sendable {
  /// The kinds of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that the document can be written as; those that it is read from by default.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document.
  init(configuration: ReadConfiguration) throws

  /// Makes the file, or folder, to be written.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written as.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public nonisolated struct FileDocumentReadConfiguration {
  /// The kind of file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  package init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// What a document is written as.
public nonisolated struct FileDocumentWriteConfiguration {
  /// The kind of file.
  public let contentType: UTType
  /// The file that is written over; `nil` for a new one.
  public let existingFile: FileWrapper?

  package init(contentType: UTType, existingFile: FileWrapper? = nil) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}
