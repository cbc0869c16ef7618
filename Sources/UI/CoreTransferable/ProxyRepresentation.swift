/// A value as another one that can be transferred.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  public typealias Body = Never

  private let plan: _TransferPlan<Item>

  /// Says how a value becomes the other one, and the other way round.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.init(exports: Self.exports(exporting), imports: Self.imports(importing))
  }

  /// Says how a value becomes the other one, and the other way round.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    self.init(exports: Self.exports(exporting), imports: Self.imports(importing))
  }

  /// Says how a value becomes the other one.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.init(exports: Self.exports(exporting), imports: [])
  }

  /// Says how a value is made of the other one.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    self.init(exports: [], imports: Self.imports(importing))
  }

  /// Says how a value is made of the other one.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    self.init(exports: [], imports: Self.imports(importing))
  }

  private init(exports: [TransferExport<Item>], imports: [TransferImport<Item>]) {
    plan = _TransferPlan(exports: exports, imports: imports)
  }

  public func _plan() -> _TransferPlan<Item> { plan }

  private static func exports(
    _ convert: @escaping @Sendable (Item) throws -> ProxyRepresentation
  ) -> [TransferExport<Item>] {
    (ProxyRepresentation.plan?.exports ?? []).map { way in
      let payload: TransferExport<Item>.Payload =
        switch way.payload {
        case .data(let export): .data { try await export(try convert($0)) }
        case .file(let export): .file { try await export(try convert($0)) }
        }
      var own = TransferExport(way.contentType, payload)
      own.visibility = way.visibility
      // What cannot be converted goes out in no way, so these failures are no loss.
      own.applies = { (try? convert($0)).map(way.applies) ?? false }
      own.suggestedName = { (try? convert($0)).flatMap(way.suggestedName) }
      return own
    }
  }

  private static func imports(
    _ convert: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) -> [TransferImport<Item>] {
    (ProxyRepresentation.plan?.imports ?? []).map { way in
      switch way.payload {
      case .data(let load):
        TransferImport(way.contentType, .data { try await convert(try await load($0)) })
      case .file(let load, let original):
        TransferImport(
          way.contentType,
          .file({ try await convert(try await load($0)) }, original: original))
      }
    }
  }
}
