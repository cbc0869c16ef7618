/// The values of the pages of a navigation stack, of whatever types.
public nonisolated struct NavigationPath: Equatable {
  /// One value; it can be encoded if its type can.
  enum Item: Equatable {
    case value(AnyHashable)
    case codable(AnyHashable, any CodableValue)

    var value: AnyHashable {
      switch self {
      case .value(let value), .codable(let value, _): value
      }
    }

    init(_ value: some Hashable) {
      if let codable = value as? any CodableValue {
        self = .codable(AnyHashable(value), codable)
      } else {
        self = .value(AnyHashable(value))
      }
    }

    /// The type of the value.
    var type: Any.Type { Swift.type(of: value.base) }

    static func == (left: Item, right: Item) -> Bool {
      left.value == right.value && left.type == right.type
    }
  }

  typealias CodableValue = Decodable & Encodable

  private(set) var items: [Item] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    items = elements.map { Item($0) }
  }

  /// Creates a path of values that can be encoded.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
    items = elements.map { Item($0) }
  }

  init(items: [Item]) { self.items = items }

  /// The number of pages above the root.
  public var count: Int { items.count }
  /// Whether the root is shown.
  public var isEmpty: Bool { items.isEmpty }

  /// Adds a page.
  public mutating func append<V: Hashable>(_ value: V) { items.append(Item(value)) }

  /// Adds a page.
  public mutating func append<V: Hashable & Codable>(_ value: V) { items.append(Item(value)) }

  /// Takes away the last pages.
  ///
  /// - Precondition: There are at least `k` pages.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(
      k <= items.count, "NavigationPath.removeLast(\(k)) of a path with \(items.count) values")
    items.removeLast(k)
  }
}
