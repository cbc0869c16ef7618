import Foundation

/// The reasons for which a safe area is kept.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The parts of the window, such as bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// A keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Lets the view reach into the safe area at those of its edges that lie there.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(SafeAreaIgnoring(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach into the safe area at those of its edges that lie there.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

/// Lets a view reach into the safe area.
nonisolated struct SafeAreaIgnoring: BoxModifier {
  let edges: Edge.Set

  @MainActor static func makeBox(
    _ modifier: SafeAreaIgnoring, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<SafeAreaIgnoring> {
    SafeAreaIgnoringNode(modifier, around: inner, in: slot)
  }
}

/// The node of a `SafeAreaIgnoring`.
final class SafeAreaIgnoringNode: BoxNode<SafeAreaIgnoring> {
  private var used = EdgeInsets()

  override init(_ modifier: SafeAreaIgnoring, around inner: LayoutNode?, in slot: _ViewSlot) {
    super.init(modifier, around: inner, in: slot)
    markLeadsToFrameReaders()
  }

  override func placeChildren() {
    used = insets
    guard let child else { return }
    child.wanted = (
      CGPoint(x: -used.leading, y: -used.top), placedProposal.outset(by: used, of: placedSize)
    )
    settle(child)
  }

  override func checkFrames() {
    if isPlaced, insets != used { setNeedsPlacement() }
  }

  private var insets: EdgeInsets {
    var insets = EdgeInsets()
    insets.replace(modifier.edges, by: safeAreaInsets)
    return insets
  }
}

extension ProposedViewSize {
  /// The proposal for a view of a size that reaches beyond its edges.
  nonisolated func outset(by insets: EdgeInsets, of size: CGSize) -> ProposedViewSize {
    var proposal = self
    for axis in Axis.allCases where insets[axis] != 0 {
      proposal[axis] = (self[axis] ?? size[axis]) + insets[axis]
    }
    return proposal
  }
}
