import Foundation

extension Color {
  /// What the opacity of the system's colour is multiplied with, if the colour is one.
  package var opacityOfSystemColor: Double { alpha }

  /// The colour of the system that this is, however opaque; `nil` for one given by components.
  package var system: SystemColor? {
    switch kind {
    case .components, .asset: nil
    case .system(let color): color
    case .tint: .accent
    }
  }

  /// The components of the colour in light or dark surroundings.
  package func components(in scheme: ColorScheme) -> ColorComponents {
    var result: ColorComponents
    switch kind {
    case .components(let components): result = components
    case .system(let color): result = color.components(in: scheme)
    case .asset(let pair, _): result = scheme == .light ? pair.light : pair.dark
    case .tint: result = SystemColor.accent.components(in: scheme)
    }
    result.opacity *= alpha
    return result
  }

  /// The colour with the tint put in place of itself.
  func anchored(in environment: EnvironmentValues) -> Color {
    guard kind == .tint else { return self }
    return environment.tintColor.faded(fadings)
  }

  /// The components that the colour has in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(anchored(in: environment).components(in: environment.colorScheme))
  }

  /// Creates a colour from components.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGBLinear, red: Double(resolved.linearRed), green: Double(resolved.linearGreen),
      blue: Double(resolved.linearBlue), opacity: Double(resolved.opacity))
  }

  /// The components of a colour: shares of light, and in sRGB.
  public struct Resolved: Hashable, Sendable {
    /// The share of red light.
    public var linearRed: Float
    /// The share of green light.
    public var linearGreen: Float
    /// The share of blue light.
    public var linearBlue: Float
    /// How much it hides what is behind it, from 0 to 1.
    public var opacity: Float

    /// Creates components from those of a space.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.init(
        ColorComponents(
          colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
          opacity: Double(opacity)))
    }

    init(_ components: ColorComponents) {
      linearRed = Float(ColorComponents.decode(components.red))
      linearGreen = Float(ColorComponents.decode(components.green))
      linearBlue = Float(ColorComponents.decode(components.blue))
      opacity = Float(components.opacity)
    }

    /// The red component in sRGB.
    public var red: Float {
      get { Self.encode(linearRed) }
      set { linearRed = Self.decode(newValue) }
    }

    /// The green component in sRGB.
    public var green: Float {
      get { Self.encode(linearGreen) }
      set { linearGreen = Self.decode(newValue) }
    }

    /// The blue component in sRGB.
    public var blue: Float {
      get { Self.encode(linearBlue) }
      set { linearBlue = Self.decode(newValue) }
    }

    /// The component for a share of light, as exact as Apple's: the last step may be off.
    private static func encode(_ light: Float) -> Float {
      let size = abs(light)
      let component =
        size <= 0.0031308 ? size * 12.92 : 1.055 * Float(pow(Double(size), 1 / 2.4)) - 0.055
      return light < 0 ? -component : component
    }

    private static func decode(_ component: Float) -> Float {
      Float(ColorComponents.decode(Double(component)))
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components as bytes: `#RRGGBBAA`.
  public var description: String {
    ColorComponents(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity)
    ).hexadecimal
  }
}
