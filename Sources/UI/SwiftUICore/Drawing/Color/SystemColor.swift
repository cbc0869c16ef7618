/// A colour that a renderer may take from its surroundings.
package nonisolated enum SystemColor: String, CaseIterable, Sendable {
  case primary, secondary, tertiary, quaternary, quinary
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case accent, background, separator, link, placeholder, selection
  case fill

  /// The components where the surroundings have none of their own.
  package func components(in scheme: ColorScheme) -> ColorComponents {
    scheme == .light ? pair.light : pair.dark
  }

  private var pair: (light: ColorComponents, dark: ColorComponents) {
    neutralPair ?? huePair
  }

  private var neutralPair: (light: ColorComponents, dark: ColorComponents)? {
    switch self {
    case .primary: (ColorComponents(0, 0, 0), ColorComponents(255, 255, 255))
    case .secondary: Self.label(opacity: 0.6)
    case .tertiary, .placeholder: Self.label(opacity: 0.3)
    case .quaternary: Self.label(opacity: 0.18)
    case .quinary: Self.label(opacity: 0.12)
    case .background: (ColorComponents(255, 255, 255), ColorComponents(28, 28, 30))
    case .separator: (ColorComponents(60, 60, 67, 0.29), ColorComponents(84, 84, 88, 0.6))
    case .fill: (ColorComponents(120, 120, 128, 0.2), ColorComponents(120, 120, 128, 0.36))
    case .gray: (ColorComponents(142, 142, 147), ColorComponents(142, 142, 147))
    default: nil
    }
  }

  private static func label(
    opacity: Double
  ) -> (light: ColorComponents, dark: ColorComponents) {
    (ColorComponents(60, 60, 67, opacity), ColorComponents(235, 235, 245, opacity))
  }

  private var huePair: (light: ColorComponents, dark: ColorComponents) {
    switch self {
    case .red: (ColorComponents(255, 59, 48), ColorComponents(255, 69, 58))
    case .orange: (ColorComponents(255, 149, 0), ColorComponents(255, 159, 10))
    case .yellow: (ColorComponents(255, 204, 0), ColorComponents(255, 214, 10))
    case .green: (ColorComponents(52, 199, 89), ColorComponents(48, 209, 88))
    case .mint: (ColorComponents(0, 199, 190), ColorComponents(99, 230, 226))
    case .teal: (ColorComponents(48, 176, 199), ColorComponents(64, 200, 224))
    case .cyan: (ColorComponents(50, 173, 230), ColorComponents(100, 210, 255))
    case .indigo: (ColorComponents(88, 86, 214), ColorComponents(94, 92, 230))
    case .purple: (ColorComponents(175, 82, 222), ColorComponents(191, 90, 242))
    case .pink: (ColorComponents(255, 45, 85), ColorComponents(255, 55, 95))
    case .brown: (ColorComponents(162, 132, 94), ColorComponents(172, 142, 104))
    default: (ColorComponents(0, 122, 255), ColorComponents(10, 132, 255))
    }
  }
}
