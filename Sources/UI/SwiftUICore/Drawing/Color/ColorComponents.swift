import Foundation

/// The components of a colour in sRGB, from 0 to 1; outside of that for colours beyond sRGB.
package nonisolated struct ColorComponents: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var opacity: Double

  package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Creates components from those of a space.
  init(
    _ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double
  ) {
    switch space {
    case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear:
      self.init(
        red: Self.encode(red), green: Self.encode(green), blue: Self.encode(blue),
        opacity: opacity)
    case .displayP3:
      // Four digits, as the measured components have them: more would make other bytes.
      let (red, green, blue) = (Self.decode(red), Self.decode(green), Self.decode(blue))
      self.init(
        red: Self.encode(1.2249 * red - 0.2247 * green),
        green: Self.encode(-0.0420 * red + 1.0419 * green),
        blue: Self.encode(-0.0197 * red - 0.0786 * green + 1.0979 * blue),
        opacity: opacity)
    }
  }

  /// Creates components from bytes.
  init(_ red: Int, _ green: Int, _ blue: Int, _ opacity: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      opacity: opacity)
  }

  /// `#RRGGBBAA`, each component cut to a byte.
  package var hexadecimal: String {
    [red, green, blue, opacity].reduce("#") { text, component in
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      return text + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }

  /// The share of light for a component; the same beyond 0 and 1, mirrored for negative ones.
  static func decode(_ component: Double) -> Double {
    let size = abs(component)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  /// The component for a share of light.
  static func encode(_ light: Double) -> Double {
    let size = abs(light)
    let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -component : component
  }
}
