/// How a character looks.
package struct CellStyle: Hashable, Sendable {
  /// `nil` for the terminal's own.
  package var foreground: CellColor?
  /// `nil` for whatever is behind.
  package var background: CellColor?
  package var attributes: Attributes
  /// The number of the address that it leads to, as the canvas counts them; 0 for none.
  package var link: UInt16 = 0

  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let italic = Attributes(rawValue: 4)
    package static let underlined = Attributes(rawValue: 8)
    package static let struck = Attributes(rawValue: 16)
    package static let reversed = Attributes(rawValue: 32)
    /// The character is part of a picture; it looks like any other.
    package static let picture = Attributes(rawValue: 64)
  }

  package init(
    foreground: CellColor? = nil, background: CellColor? = nil, _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own look.
  package static let plain = CellStyle()

  /// This style with attributes added.
  package func adding(_ more: Attributes) -> CellStyle {
    var style = self
    style.attributes.formUnion(more)
    return style
  }
}

/// A colour of a terminal that shows any.
package struct CellColor: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
