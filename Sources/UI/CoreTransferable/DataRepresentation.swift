public import Foundation
public import UniformTypeIdentifiers

/// A value as bytes of a kind.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let plan: _TransferPlan<Item>

  /// Says how a value becomes bytes, and how bytes become a value.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    plan = _TransferPlan(
      exports: [TransferExport(contentType, .data(exporting))],
      imports: [TransferImport(contentType, .data(importing))])
  }

  /// Says how a value becomes bytes.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    plan = _TransferPlan(exports: [TransferExport(exportedContentType, .data(exporting))])
  }

  /// Says how bytes become a value.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    plan = _TransferPlan(imports: [TransferImport(importedContentType, .data(importing))])
  }

  public func _plan() -> _TransferPlan<Item> { plan }
}
