import Foundation

/// How red, green, blue and opacity of a picture make new ones.
package nonisolated struct ColorMatrix: Hashable, Sendable {
  /// Four rows, one for each new component, of four factors and what is added.
  package var rows: [[Double]]

  package init(rows: [[Double]]) { self.rows = rows }

  /// What is left of a colour if it is as bright as it looks; parts of red, green and blue.
  private static let brightness = [0.2126, 0.7152, 0.0722]

  static func components(_ rows: [[Double]]) -> ColorMatrix {
    ColorMatrix(rows: rows.map { $0 + [0, 0] } + [[0, 0, 0, 1, 0]])
  }

  /// From 0, grey, over 1, as it is, to stronger colours.
  static func saturation(_ amount: Double) -> ColorMatrix {
    components(
      (0..<3).map { row in
        (0..<3).map { column in
          brightness[column] * (1 - amount) + (row == column ? amount : 0)
        }
      })
  }

  /// What is added to each component.
  static func brightness(_ amount: Double) -> ColorMatrix {
    scaled(by: [1, 1, 1], adding: amount)
  }

  /// How far components lie from the middle.
  static func contrast(_ amount: Double) -> ColorMatrix {
    scaled(by: [amount, amount, amount], adding: 0.5 - amount / 2)
  }

  static func multiplied(_ factors: [Double], opacity: Double) -> ColorMatrix {
    var matrix = scaled(by: factors, adding: 0)
    matrix.rows[3][3] = opacity
    return matrix
  }

  static let inverted = scaled(by: [-1, -1, -1], adding: 1)

  static let brightnessAsOpacity = ColorMatrix(
    rows: [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], brightness + [0, 0]])

  /// Colours turned around the circle of hues.
  static func hue(_ angle: Angle) -> ColorMatrix {
    let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
    let turn = [
      [-0.2126, -0.7152, 0.9278], [0.143, 0.140, -0.283], [-0.7874, 0.7152, 0.0722],
    ]
    return components(
      (0..<3).map { row in
        (0..<3).map { column in
          let kept = row == column ? cosine : 0
          return brightness[column] * (1 - cosine) + kept + turn[row][column] * sine
        }
      })
  }

  private static func scaled(by factors: [Double], adding amount: Double) -> ColorMatrix {
    ColorMatrix(
      rows: (0..<3).map { row in
        (0..<4).map { $0 == row ? factors[row] : 0 } + [amount]
      } + [[0, 0, 0, 1, 0]])
  }
}

/// Changes colours by an amount.
nonisolated struct Recoloring: EffectModifier, Equatable {
  enum Kind { case saturation, brightness, contrast, hue }

  var kind: Kind
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  @MainActor func effect(in size: CGSize, direction: LayoutDirection) -> EffectContent {
    switch kind {
    case .saturation: .colors(.saturation(max(amount, 0)))
    case .brightness: .colors(.brightness(amount))
    case .contrast: .colors(.contrast(amount))
    case .hue: .colors(.hue(Angle(degrees: amount)))
    }
  }
}

extension View {
  /// Draws the view in greys, from 0, as it is, to 1, without any colour.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(Recoloring(kind: .saturation, amount: 1 - min(max(amount, 0), 1)))
  }

  /// Draws the view in stronger colours, or, below 1, in paler ones.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(Recoloring(kind: .saturation, amount: amount))
  }

  /// Draws the view brighter, or, below 0, darker.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(Recoloring(kind: .brightness, amount: amount))
  }

  /// Draws the view with more difference between light and dark, or, below 1, with less.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(Recoloring(kind: .contrast, amount: amount))
  }

  /// Draws the view in the opposite colours.
  nonisolated public func colorInvert() -> some View {
    modifier(PlainEffect(content: .colors(.inverted)))
  }

  /// Draws the view with its colours turned around the circle of hues.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(Recoloring(kind: .hue, amount: angle.degrees))
  }

  /// Draws the view as opaque as it is bright.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(PlainEffect(content: .colors(.brightnessAsOpacity)))
  }

  /// Draws the view as if it were seen through a coloured glass.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorGlass(color: color))
  }
}

/// Reads the environment for the colour of a glass.
private nonisolated struct ColorGlass: ViewModifier {
  @Environment(\.self) private var environment
  let color: Color

  func body(content: Content) -> some View {
    let resolved = color.resolve(in: environment)
    let factors = [resolved.red, resolved.green, resolved.blue].map { Double($0) }
    return content.modifier(
      PlainEffect(
        content: .colors(.multiplied(factors, opacity: Double(resolved.opacity)))))
  }
}
