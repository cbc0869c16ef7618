import CApplication

/// Makes a preview, and tells where it is written; `#Preview` declares such types.
public protocol PreviewRegistry {
  /// The module and the file: `Module/File.swift`.
  static var fileID: String { get }
  /// The line, from 1.
  static var line: Int { get }
  /// The column, from 1.
  static var column: Int { get }

  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}

/// The previews of the running program.
package enum PreviewList {
  /// One record of the section: the version of its form, and what stores the type.
  private typealias Record = (Int, @convention(c) (UnsafeMutableRawPointer) -> Void)

  /// All of them, in the order of their files and lines.
  package static var all: [any PreviewRegistry.Type] {
    guard let start = hetang_previews_start(), let end = hetang_previews_end() else { return [] }
    let bytes = UnsafeRawBufferPointer(start: start, count: end - start)
    let found = bytes.bindMemory(to: Record.self).compactMap { record in
      // Linkers fill sections up with zeros.
      record.0 == 1 ? type(storedBy: record.1) : nil
    }
    return found.sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
  }

  private static func type(
    storedBy store: @convention(c) (UnsafeMutableRawPointer) -> Void
  ) -> any PreviewRegistry.Type {
    withUnsafeTemporaryAllocation(of: (any PreviewRegistry.Type).self, capacity: 1) { place in
      guard let start = place.baseAddress else { fatalError("a place for one type has no address") }
      store(UnsafeMutableRawPointer(start))
      return start.move()
    }
  }
}
