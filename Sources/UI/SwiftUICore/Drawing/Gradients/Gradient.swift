public import Foundation

/// Colours and where along a line each of them lies.
public nonisolated struct Gradient: ShapeStyle, Hashable {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Its place, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, in the order of their places.
  public var stops: [Stop]

  /// Creates a gradient from colours and their places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) })
  }

  /// As a style, it runs from the top to the bottom.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: environment)
  }

  func resolved(in environment: EnvironmentValues) -> [Stop] {
    stops.map { stop in
      let paint = stop.color.paint(in: environment)
      return Stop(color: paint.color, location: stop.location)
    }
  }
}

/// The gradient that the system makes of a colour.
public nonisolated struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  /// Takes over a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    gradient._paint(in: environment)
  }
}

extension Color {
  /// The gradient that the system makes of the colour: from a little paler to the colour itself.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [opacity(0.85), self])) }
}
