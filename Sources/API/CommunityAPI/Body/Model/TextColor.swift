/// A colour that an author chose.
package enum TextColor: Hashable, Sendable {
  /// One of a terminal's 16: black, red, green, yellow, blue, magenta, cyan, white, then brighter.
  case terminal(UInt8)
  /// Red, green and blue, eight bits each.
  case rgb(UInt32)

  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]
  private static let otherNames: [String: TextColor] = [
    "gray": .rgb(0x808080), "grey": .rgb(0x808080), "orange": .rgb(0xFFA500),
    "purple": .rgb(0x800080), "brown": .rgb(0xA52A2A), "pink": .rgb(0xFFC0CB),
    "silver": .rgb(0xC0C0C0), "maroon": .rgb(0x800000), "olive": .rgb(0x808000),
    "navy": .rgb(0x000080), "teal": .rgb(0x008080), "lime": .rgb(0x00FF00),
    "aqua": .terminal(6), "fuchsia": .terminal(5),
  ]
  private static let brightValues: [UInt32] = [
    0x808080, 0xFF0000, 0x00FF00, 0xFFFF00, 0x0000FF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// Reads a colour of HTML: a name, `#rgb` or `#rrggbb`; `nil` for anything else.
  package init?(html: some StringProtocol) {
    let text = html.lowercased().trimmed
    if let index = Self.names.firstIndex(of: text) {
      self = .terminal(UInt8(index))
    } else if let color = Self.otherNames[text] {
      self = color
    } else {
      guard text.first == "#", text.dropFirst().allSatisfy(\.isHexDigit),
        let value = UInt32(text.dropFirst(), radix: 16)
      else { return nil }
      switch text.utf8.count {
      case 7: self = .rgb(value)
      case 4:
        self = .rgb((value >> 8) * 0x110000 | (value >> 4 & 15) * 0x1100 | (value & 15) * 0x11)
      default: return nil
      }
    }
  }

  /// This as HTML: a name for the first eight of a terminal, numbers for all others.
  package var html: String {
    switch self {
    case .terminal(let index) where index < 8: Self.names[Int(index)]
    case .terminal(let index): Self.hexadecimal(Self.brightValues[Int(index & 7)])
    case .rgb(let value): Self.hexadecimal(value)
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value & 0xFF_FFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
