import CGD

/// A colour of the screen, and how much it covers.
struct Color: Sendable {
  var red: Double
  var green: Double
  var blue: Double
  /// From 0, invisible, to 1.
  var opacity = 1.0

  init(_ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Makes a colour of its usual notation, such as `0xFFCC00`.
  init(hex: Int, opacity: Double = 1) {
    self.init(
      Double(hex >> 16 & 255) / 255, Double(hex >> 8 & 255) / 255, Double(hex & 255) / 255,
      opacity: opacity)
  }

  /// Makes a colour of hue, saturation and brightness, each in `0...1`; hues wrap around.
  init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ shift: Double) -> Double {
      let place = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(part(5), part(3), part(1), opacity: opacity)
  }

  /// Returns the colour between two.
  func mixed(with other: Color, part: Double) -> Color {
    Color(
      red + (other.red - red) * part, green + (other.green - green) * part,
      blue + (other.blue - blue) * part, opacity: opacity)
  }

  func faded(to opacity: Double) -> Color { Color(red, green, blue, opacity: opacity) }

  /// The colour as libgd counts it: alpha from 0, opaque, to 127.
  var gd: Int32 {
    func byte(_ part: Double) -> Int32 { Int32((max(0, min(part, 1)) * 255).rounded()) }
    let alpha = Int32((1 - max(0, min(opacity, 1))) * 127)
    return alpha << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
