public import Foundation

/// One or several tracks of a lazy grid.
public struct GridItem: Equatable, Sendable {
  /// How wide the tracks are.
  public enum Size: Equatable, Sendable {
    /// One track of this width.
    case fixed(CGFloat)
    /// One track that shares the space with others, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit with at least the minimum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the tracks are.
  public var size: Size
  /// The distance to the next track; `nil` for the standard one.
  public var spacing: CGFloat?
  /// How views lie in their cells; `nil` for the middle.
  public var alignment: Alignment?

  /// Describes tracks.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The tracks with their lengths as the renderer can show them.
  func fitted(to lengths: LayoutLengths, along axis: Axis) -> GridItem {
    let size: Size =
      switch size {
      case .fixed(let width): .fixed(lengths.length(width, along: axis))
      case .flexible, .adaptive: size
      }
    let spacing =
      spacing.map { lengths.distance($0, along: axis) } ?? lengths.metrics.spacing[axis]
    return GridItem(size, spacing: spacing, alignment: alignment)
  }
}

/// A grid that grows downwards and makes only the cells that are in sight.
public nonisolated struct LazyVGrid<Content: View>: PrimitiveView {
  let value: LazyValue
  let content: Content

  /// Creates a grid of columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    value = LazyValue(
      axis: .vertical, guide: alignment.key, spacing: spacing, pinned: pinnedViews,
      items: columns)
    self.content = content()
  }

  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    LazyNode.reconcile(view.value, view.content, in: &slot)
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(1) }
}

/// A grid that grows towards the trailing edge and makes only the cells that are in sight.
public nonisolated struct LazyHGrid<Content: View>: PrimitiveView {
  let value: LazyValue
  let content: Content

  /// Creates a grid of rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    value = LazyValue(
      axis: .horizontal, guide: alignment.key, spacing: spacing, pinned: pinnedViews, items: rows)
    self.content = content()
  }

  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    LazyNode.reconcile(view.value, view.content, in: &slot)
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(1) }
}

/// The tracks of a lazy grid in a breadth.
struct GridTracks {
  struct Track {
    let start: CGFloat
    let length: CGFloat
    let alignment: Alignment?
  }

  private var tracks: [Track] = []
  private(set) var length: CGFloat = 0

  init() {}

  /// Fixed tracks take what they need, the others share the rest in order.
  init(_ items: [GridItem], breadth: CGFloat?) {
    let gaps = items.dropLast().reduce(0) { $0 + Self.spacing($1) }
    var remaining = (breadth ?? 0) - gaps
    var sharing = 0
    for item in items {
      if case .fixed(let width) = item.size { remaining -= width } else { sharing += 1 }
    }
    var start: CGFloat = 0
    for item in items {
      let lengths = Self.lengths(of: item, share: max(remaining / CGFloat(max(sharing, 1)), 0))
      if case .fixed = item.size {
      } else {
        remaining -= lengths.reduce(Self.spacing(item) * CGFloat(lengths.count - 1), +)
        sharing -= 1
      }
      for width in lengths {
        tracks.append(Track(start: start, length: width, alignment: item.alignment))
        length = start + width
        start += width + Self.spacing(item)
      }
    }
  }

  private static func spacing(_ item: GridItem) -> CGFloat {
    item.spacing ?? 0
  }

  private static func lengths(of item: GridItem, share: CGFloat) -> [CGFloat] {
    switch item.size {
    case .fixed(let width): return [width]
    case .flexible(let minimum, let maximum): return [min(max(share, minimum), maximum)]
    case .adaptive(let minimum, let maximum):
      let spacing = spacing(item)
      let fitting = ((share + spacing) / max(minimum + spacing, 1)).rounded(.down)
      let count = max(Int(min(fitting, 10_000)), 1)
      let width = (share - CGFloat(count - 1) * spacing) / CGFloat(count)
      return Array(repeating: min(max(width, minimum), maximum), count: count)
    }
  }

  /// The tracks with their edges on a grid, so that they still meet.
  func rounded(by grid: LengthGrid?, _ axis: Axis) -> GridTracks {
    guard let grid else { return self }
    var rounded = self
    rounded.tracks = tracks.map { track in
      let start = grid.position(track.start, along: axis)
      let end = grid.position(track.start + track.length, along: axis)
      return Track(start: start, length: end - start, alignment: track.alignment)
    }
    rounded.length = rounded.tracks.last.map { $0.start + $0.length } ?? 0
    return rounded
  }

  var count: Int { tracks.count }
  subscript(index: Int) -> Track { tracks[index] }
}
