/// Variants of symbols: filled, in a shape, crossed out.
public nonisolated struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String { case circle, square, rectangle }

  private var shape: Shape?
  private var isFilled = false
  private var isSlashed = false

  /// Symbols as they are named.
  public static let none = SymbolVariants()
  /// Symbols in a circle.
  public static let circle = SymbolVariants(shape: .circle)
  /// Symbols in a square.
  public static let square = SymbolVariants(shape: .square)
  /// Symbols in a rectangle.
  public static let rectangle = SymbolVariants(shape: .rectangle)
  /// Filled symbols.
  public static let fill = SymbolVariants(isFilled: true)
  /// Symbols that are crossed out.
  public static let slash = SymbolVariants(isSlashed: true)

  private init(shape: Shape? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.shape = shape
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  /// These variants in a circle.
  public var circle: SymbolVariants { joined(.circle) }
  /// These variants in a square.
  public var square: SymbolVariants { joined(.square) }
  /// These variants in a rectangle.
  public var rectangle: SymbolVariants { joined(.rectangle) }
  /// These variants, filled.
  public var fill: SymbolVariants { joined(.fill) }
  /// These variants, crossed out.
  public var slash: SymbolVariants { joined(.slash) }

  /// Whether others are among these.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  func joined(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// The name of a symbol in these variants, those that it names already left as they are.
  func applied(to name: String) -> String {
    guard self != .none else { return name }
    var parts = name.split(separator: ".").map(String.init)
    let filled = parts.last == "fill"
    if filled { parts.removeLast() }
    let slashed = parts.last == "slash"
    if slashed { parts.removeLast() }
    if let shape, parts.last != shape.rawValue { parts.append(shape.rawValue) }
    if isSlashed || slashed { parts.append("slash") }
    if isFilled || filled { parts.append("fill") }
    return parts.joined(separator: ".")
  }
}

extension EnvironmentValues {
  private enum VariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
  }

  /// The variants that symbols are shown in.
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }
}

extension View {
  /// Shows symbols in the view in more variants; `none` in no others than they are named by.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) {
      $0 = variant == .none ? .none : $0.joined(variant)
    }
  }
}
