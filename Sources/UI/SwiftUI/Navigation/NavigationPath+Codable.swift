import Foundation

extension NavigationPath {
  /// A path in a form that can be encoded.
  public struct CodableRepresentation: Codable, Equatable {
    let items: [Item]

    init(items: [Item]) { self.items = items }

    public static func == (left: CodableRepresentation, right: CodableRepresentation) -> Bool {
      left.items == right.items
    }
  }

  /// Creates a path from an encoded one.
  public init(_ codable: CodableRepresentation) { self.init(items: codable.items) }

  /// The path in a form that can be encoded; `nil` if one of its values cannot.
  public var codable: CodableRepresentation? {
    let canBeEncoded = items.allSatisfy { if case .codable = $0 { true } else { false } }
    return canBeEncoded ? CodableRepresentation(items: items) : nil
  }
}

// Each value is the name of its type and its own JSON as a string, the last page first.
extension NavigationPath.CodableRepresentation {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var items: [NavigationPath.Item] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(name) is not the name of a type of navigation value")
      }
      let json = try container.decode(String.self)
      items.append(try Self.item(type, from: Data(json.utf8)))
    }
    self.items = items.reversed()
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for item in items.reversed() {
      guard case .codable(_, let value) = item, let name = Self.name(of: value) else { continue }
      try container.encode(name)
      try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
    }
  }

  private static func item<V: Hashable & Codable>(
    _ type: V.Type, from json: Data
  ) throws -> NavigationPath.Item {
    NavigationPath.Item(try JSONDecoder().decode(type, from: json))
  }

  private static func name<V>(of value: V) -> String? { _mangledTypeName(type(of: value)) }
}
