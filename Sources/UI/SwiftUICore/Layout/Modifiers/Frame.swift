public import Foundation

extension View {
  /// Gives the view a frame of fixed lengths; `nil` leaves a length to the view.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrame(width: width, height: height, alignment: alignment))
  }

  /// Gives the view a frame whose lengths keep within limits.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrame(
        width: LengthLimits(min: minWidth, ideal: idealWidth, max: maxWidth, name: "width"),
        height: LengthLimits(min: minHeight, ideal: idealHeight, max: maxHeight, name: "height"),
        alignment: alignment))
  }
}

/// A frame of fixed lengths.
nonisolated struct FixedFrame: LayoutModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func fitted(to lengths: LayoutLengths) -> FixedFrame {
    FixedFrame(
      width: width.map { lengths.length($0, along: .horizontal) },
      height: height.map { lengths.length($0, along: .vertical) }, alignment: alignment)
  }

  @MainActor func size(around child: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.size(for: inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  @MainActor func geometry(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let proposal = inner(proposal)
    return (alignment.origin(of: child.dimensions(for: proposal), in: size), proposal)
  }

  @MainActor func spacing(around child: LayoutNode) -> ViewSpacing {
    var spacing = child.spacing
    let distance = child.lengths.metrics.spacing
    if width != nil { spacing.reset(.horizontal, to: distance) }
    if height != nil { spacing.reset(.vertical, to: distance) }
    return spacing
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

/// The limits of a flexible frame in one direction.
nonisolated struct LengthLimits: Equatable, Sendable {
  let min: CGFloat?
  let ideal: CGFloat?
  let max: CGFloat?

  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?, name: String) {
    let given = [min, ideal, max].compactMap(\.self)
    if zip(given, given.dropFirst()).contains(where: { $0 > $1 }) {
      Diagnostics.report("frame: the limits of the \(name) contradict each other: \(given)")
    }
    self.init(min, ideal, max)
  }

  private init(_ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?) {
    self.min = min
    self.ideal = ideal
    self.max = max
  }

  func map(_ change: (CGFloat) -> CGFloat) -> LengthLimits {
    LengthLimits(min.map(change), ideal.map(change), max.map(change))
  }

  /// What the child is proposed.
  func inner(_ proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal).map(clamp)
  }

  /// The length, if it doesn't depend on the child.
  func length(for proposal: CGFloat?) -> CGFloat? {
    if proposal == nil, let ideal { return clamp(ideal) }
    if let proposal, min != nil, max != nil { return clamp(proposal) }
    return nil
  }

  /// The length around a child.
  func length(for proposal: CGFloat?, around child: CGFloat) -> CGFloat {
    if let length = length(for: proposal) { return length }
    guard let proposal else { return clamp(child) }
    if let max { return Swift.min(Swift.max(proposal, Swift.min(child, max)), max) }
    if let min { return Swift.max(min, child) }
    return child
  }

  private func clamp(_ length: CGFloat) -> CGFloat {
    Swift.max(Swift.min(length, max ?? .infinity), min ?? -.infinity)
  }
}

/// A frame whose lengths keep within limits.
nonisolated struct FlexibleFrame: LayoutModifier {
  let width: LengthLimits
  let height: LengthLimits
  let alignment: Alignment

  func fitted(to lengths: LayoutLengths) -> FlexibleFrame {
    guard lengths.grid != nil else { return self }
    return FlexibleFrame(
      width: width.map { lengths.length($0, along: .horizontal) },
      height: height.map { lengths.length($0, along: .vertical) }, alignment: alignment)
  }

  @MainActor func size(around child: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    if let width = width.length(for: proposal.width),
      let height = height.length(for: proposal.height)
    {
      return CGSize(width: width, height: height)
    }
    let size = child.size(for: inner(proposal))
    return CGSize(
      width: width.length(for: proposal.width, around: size.width),
      height: height.length(for: proposal.height, around: size.height))
  }

  @MainActor func geometry(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let proposal = inner(proposal)
    return (alignment.origin(of: child.dimensions(for: proposal), in: size), proposal)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
  }
}

extension Alignment {
  /// Where a view's origin comes to lie when it is lined up in a size.
  func origin(of dimensions: ViewDimensions, in size: CGSize) -> CGPoint {
    CGPoint(
      x: horizontal.key.position(in: size) - dimensions[horizontal],
      y: vertical.key.position(in: size) - dimensions[vertical])
  }
}

extension AlignmentKey {
  /// Where the guide lies in an area that no view places it in.
  func position(in size: CGSize) -> CGFloat {
    id.defaultValue(
      in: ViewDimensions(node: nil, proposal: ProposedViewSize(size), size: size))
  }
}
