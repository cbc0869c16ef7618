package import Foundation
package import UniformTypeIdentifiers

/// One way in which a value goes out.
package struct TransferExport<Item>: Sendable {
  /// What the value becomes.
  package enum Payload: Sendable {
    case data(@Sendable (Item) async throws -> Data)
    case file(@Sendable (Item) async throws -> SentTransferredFile)
  }

  package var contentType: UTType
  package var visibility = TransferRepresentationVisibility.all
  /// Whether a value goes out so at all.
  package var applies: @Sendable (Item) -> Bool = { _ in true }
  /// What a file with the value is called.
  package var suggestedName: @Sendable (Item) -> String? = { _ in nil }
  package var payload: Payload

  package init(_ contentType: UTType, _ payload: Payload) {
    self.contentType = contentType
    self.payload = payload
  }
}

/// One way in which a value comes in.
package struct TransferImport<Item>: Sendable {
  /// What the value is made of.
  package enum Payload: Sendable {
    case data(@Sendable (Data) async throws -> Item)
    /// A file, and whether the original is wanted rather than a copy.
    case file(@Sendable (ReceivedTransferredFile) async throws -> Item, original: Bool)
  }

  package var contentType: UTType
  package var payload: Payload

  package init(_ contentType: UTType, _ payload: Payload) {
    self.contentType = contentType
    self.payload = payload
  }
}

/// Why something could not be transferred.
package enum TransferError: Error, Hashable, Sendable {
  /// Nothing that is offered is of a kind that is wanted.
  case noCommonType(offered: [UTType], wanted: [UTType])
  /// The value can't go out as anything.
  case nothingToExport(String)
  /// What came is more than can be taken.
  case tooLarge(bytes: Int)
  /// The bytes aren't what they are said to be.
  case damaged(UTType)
}

extension TransferError: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .noCommonType(let offered, let wanted):
      "none of \(Self.list(offered)) is one of \(Self.list(wanted))"
    case .nothingToExport(let what): "\(what) cannot be handed to other programs"
    case .tooLarge(let bytes): "more than \(bytes / 1_048_576) MB are more than can be taken"
    case .damaged(let type): "the data is not what it is said to be, \(type.identifier)"
    }
  }

  private static func list(_ types: [UTType]) -> String {
    types.isEmpty ? "no kinds of data" : types.prefix(8).map(\.identifier).joined(separator: ", ")
  }
}
