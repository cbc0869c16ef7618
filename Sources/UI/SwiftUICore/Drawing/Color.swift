import Foundation

/// A colour, which as a view fills the space it is offered.
public nonisolated struct Color: PrimitiveView, Hashable, Sendable {
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double

  /// The spaces in which components can be given.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
  }

  /// Creates a colour from its components.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    alpha = opacity
  }

  /// Creates a grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// No colour: what is behind shows.
  public static let clear = Color(white: 0, opacity: 0)
  /// The system's black.
  public static let black = Color(white: 0)
  /// The system's white.
  public static let white = Color(white: 1)
  /// The system's gray.
  public static let gray = Color(red: 0.557, green: 0.557, blue: 0.576)
  /// The system's red.
  public static let red = Color(red: 1, green: 0.231, blue: 0.188)
  /// The system's orange.
  public static let orange = Color(red: 1, green: 0.584, blue: 0)
  /// The system's yellow.
  public static let yellow = Color(red: 1, green: 0.8, blue: 0)
  /// The system's green.
  public static let green = Color(red: 0.157, green: 0.804, blue: 0.255)
  /// The system's blue.
  public static let blue = Color(red: 0, green: 0.478, blue: 1)
  /// The system's purple.
  public static let purple = Color(red: 0.686, green: 0.322, blue: 0.871)

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, opacity: alpha * opacity)
  }

  @MainActor public static func _reconcile(_ view: Color, in slot: inout _ViewSlot) {
    let node = slot.existing(ColorNode.self) ?? ColorNode(in: slot)
    node.color = view
    slot.node = node
  }

  @MainActor public static var _elementCount: _ElementCount { .fixed(1) }
}

final class ColorNode: LayoutNode {
  var color = Color.clear {
    didSet { if color != oldValue { contentDidChange() } }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var content: ElementContent? { .color(color) }
}
