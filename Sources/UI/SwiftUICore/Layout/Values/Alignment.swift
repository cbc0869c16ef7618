public import Foundation

/// Names a guide of one's own and says where it lies in a view that doesn't place it itself.
public nonisolated protocol AlignmentID: SendableMetatype {
  /// Where the guide lies by default.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Adds the guide of the n-th child of a container to what the earlier ones gave.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    guard let value = parentValue else { return parentValue = childValue }
    parentValue = (value * CGFloat(n) + childValue) / CGFloat(n + 1)
  }
}

/// A guide in one direction: which one it is, whatever it's called.
nonisolated struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.id == right.id && left.axis == right.axis
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

/// A guide along the horizontal axis, on which views in a column are lined up.
public nonisolated struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Creates a guide of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Start.self)
  /// The middle.
  public static let center = HorizontalAlignment(Middle.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(End.self)

  private enum Start: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum End: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// A guide along the vertical axis, on which views in a row are lined up.
public nonisolated struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Creates a guide of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  /// The top edge.
  public static let top = VerticalAlignment(Start.self)
  /// The middle.
  public static let center = VerticalAlignment(Middle.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(End.self)
  /// The baseline of the topmost text.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  /// The baseline of the bottommost text.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)

  private enum Start: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum End: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into value: inout CGFloat?) {
      value = min(value ?? .infinity, childValue)
    }
  }
  private enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into value: inout CGFloat?) {
      value = max(value ?? -.infinity, childValue)
    }
  }
}

/// A guide in each direction.
public nonisolated struct Alignment: Equatable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Lined up on the middles.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Lined up on the leading edges, and on the middles across.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Lined up on the trailing edges, and on the middles across.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Lined up on the top edges, and on the middles across.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Lined up on the bottom edges, and on the middles across.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Lined up on the guides top leading.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Lined up on the guides top trailing.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Lined up on the guides bottom leading.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Lined up on the guides bottom trailing.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// Lined up on the guides center first text baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// Lined up on the guides center last text baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// Lined up on the guides leading first text baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// Lined up on the guides leading last text baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// Lined up on the guides trailing first text baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// Lined up on the guides trailing last text baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
