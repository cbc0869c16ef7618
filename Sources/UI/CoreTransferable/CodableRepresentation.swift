public import Combine
public import Foundation
public import UniformTypeIdentifiers

/// A value as a coder writes it.
public struct CodableRepresentation<
  Item: Transferable & Codable, Encoder: TopLevelEncoder & SendableMetatype,
  Decoder: TopLevelDecoder & SendableMetatype
>: TransferRepresentation where Encoder.Output == Data, Decoder.Input == Data {
  public typealias Body = Never

  private let plan: _TransferPlan<Item>

  /// Says what kind of data the value is as a coder writes it.
  ///
  /// - Parameters:
  ///   - itemType: The type of the value.
  ///   - contentType: The kind of data.
  ///   - encoder: Writes values; it isn't changed any more, as it is used on any thread.
  ///   - decoder: Reads values; it isn't changed any more.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {
    let coders = Coders(encoder: encoder, decoder: decoder)
    plan = _TransferPlan(
      exports: [TransferExport(contentType, .data { try coders.encoder.encode($0) })],
      imports: [
        TransferImport(contentType, .data { try coders.decoder.decode(Item.self, from: $0) })
      ])
  }

  public func _plan() -> _TransferPlan<Item> { plan }

  /// The coders, which are used on any thread.
  ///
  /// Unchecked, as coders don't say that they may be: those of Foundation may while nobody
  /// changes them.
  private struct Coders: @unchecked Sendable {
    let encoder: Encoder
    let decoder: Decoder
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Says what kind of data the value is as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(
      for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}
