public import Foundation
public import FoundationCompat

/// How a line along an outline looks.
public nonisolated struct StrokeStyle: Equatable, Sendable {
  /// How wide the line is.
  public var lineWidth: CGFloat
  /// How its ends look.
  public var lineCap: CGLineCap
  /// How its pieces meet.
  public var lineJoin: CGLineJoin
  /// How many line widths a sharp corner may reach out before it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of drawn and skipped parts, in turn; none for an unbroken line.
  public var dash: [CGFloat]
  /// How far into the pattern the line starts.
  public var dashPhase: CGFloat

  /// Creates a style; by default an unbroken line of one point.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// How an outline is filled.
public nonisolated struct FillStyle: Equatable, Sendable {
  /// Whether what is surrounded an even number of times stays empty.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
