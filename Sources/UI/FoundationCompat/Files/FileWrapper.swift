public import Foundation

/// A file, folder or link in memory, as documents are read from and written to.
///
/// Apple's Foundation has it, this system's doesn't. What it holds is read as a whole when it is
/// made; it is used by one thread at a time.
open class FileWrapper {
  /// How a wrapper is read from a file.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Everything is read at once, as it always is here.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Files aren't mapped into memory, as they never are here.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a wrapper is written to a file.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The file is written beside its place and put there as a whole.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The names that the children were written under are noted in them.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Kind {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var kind: Kind
  /// The name that the file had when it was read, or was written under.
  open var filename: String?
  /// The name that the file should have.
  open var preferredFilename: String?

  /// Makes a file.
  public init(regularFileWithContents contents: Data) { kind = .file(contents) }

  /// Makes a folder of files by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
    kind = .folder(childrenByPreferredName)
  }

  /// Makes a link.
  public init(symbolicLinkWithDestinationURL url: URL) { kind = .link(url) }

  /// Reads what is at a place, with everything in it.
  ///
  /// - Throws: What Foundation throws when it cannot be read.
  public init(url: URL, options: ReadingOptions = []) throws {
    let attributes = try FileManager.default.attributesOfItem(
      atPath: url.path(percentEncoded: false))
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory:
      var children: [String: FileWrapper] = [:]
      let urls = try FileManager.default.contentsOfDirectory(
        at: url, includingPropertiesForKeys: nil)
      for child in urls {
        children[child.lastPathComponent] = try FileWrapper(url: child, options: options)
      }
      kind = .folder(children)
    case .typeSymbolicLink:
      let path = try FileManager.default.destinationOfSymbolicLink(
        atPath: url.path(percentEncoded: false))
      kind = .link(URL(filePath: path))
    default: kind = .file(try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  // MARK: - What it is

  /// Whether it is a file.
  open var isRegularFile: Bool { if case .file = kind { true } else { false } }
  /// Whether it is a folder.
  open var isDirectory: Bool { if case .folder = kind { true } else { false } }
  /// Whether it is a link.
  open var isSymbolicLink: Bool { if case .link = kind { true } else { false } }

  /// The bytes of a file; `nil` for anything else.
  open var regularFileContents: Data? { if case .file(let data) = kind { data } else { nil } }

  /// What is in a folder, by name; `nil` for anything else.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = kind { children } else { nil }
  }

  /// Where a link leads; `nil` for anything else.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = kind { url } else { nil } }

  // MARK: - Folders

  /// Adds something to a folder.
  ///
  /// - Returns: The name that it has there, which is another one if the one it prefers is taken.
  /// - Precondition: This is a folder, and the child has a name that it prefers.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = kind, let wanted = child.preferredFilename else {
      fatalError("FileWrapper: only a child with a preferred name can be added, and to a folder")
    }
    var (name, number) = (wanted, 2)
    while children[name] != nil {
      name = "\(number)__#$!@%!#__\(wanted)"
      number += 1
    }
    children[name] = child
    kind = .folder(children)
    return name
  }

  /// Adds a file to a folder, and returns the name that it has there.
  @discardableResult open func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes something from a folder; nothing if it isn't there.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = kind else { return }
    kind = .folder(children.filter { $0.value !== child })
  }

  // MARK: - Writing

  /// Writes it to a place, with everything in it.
  ///
  /// - Throws: What Foundation throws when it cannot be written.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    switch kind {
    case .file(let data):
      try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let target):
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, child) in children {
        guard !name.contains("/"), name != "..", name != "." else {
          throw CocoaError(.fileWriteInvalidFileName)
        }
        try child.write(to: url.appending(path: name), options: options, originalContentsURL: nil)
        if options.contains(.withNameUpdating) { child.filename = name }
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
