/// How many colours a terminal has.
package enum ColorDepth: Comparable, Sendable, CaseIterable {
  /// None, or none wanted.
  case none
  /// Sixteen, which people choose themselves.
  case named
  /// 256: the sixteen, a cube of six steps in each direction, and 24 greys.
  case palette
  /// Any.
  case millions

  /// What the variables of a terminal's environment say.
  ///
  /// - Parameter environment: `NO_COLOR`, `COLORTERM`, `TERM` and `TMUX` are read.
  package init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    if !(environment["NO_COLOR"] ?? "").isEmpty {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased())
      || Self.capable.contains(where: term.hasPrefix) || term.hasSuffix("-direct")
      || environment["TMUX"] != nil && term.hasPrefix("screen")
    {
      self = .millions
    } else if term.contains("256color") {
      self = .palette
    } else if term.isEmpty || term == "dumb" || term.hasPrefix("vt") {
      self = .none
    } else {
      self = .named
    }
  }

  /// Terminals that show any colour; tmux makes of it what its own terminal can show.
  private static let capable = [
    "tmux", "xterm-kitty", "alacritty", "foot", "wezterm", "xterm-ghostty", "contour",
  ]
}

extension CellColor {
  /// The nearest of the upper 240 colours of a terminal with 256, in `16...255`.
  package var paletteIndex: Int {
    let cube = (Self.step(red), Self.step(green), Self.step(blue))
    let nearest = CellColor(
      red: Self.steps[cube.0], green: Self.steps[cube.1], blue: Self.steps[cube.2])
    let average = (Int(red) + Int(green) + Int(blue)) / 3
    let shade = min(max((average - 3) / 10, 0), 23)
    let level = UInt8(8 + 10 * shade)
    if distance(to: CellColor(red: level, green: level, blue: level)) < distance(to: nearest) {
      return 232 + shade
    }
    return 16 + 36 * cube.0 + 6 * cube.1 + cube.2
  }

  /// The nearest of the sixteen colours, in `0...15`, as most terminals have them at first.
  ///
  /// A colour with a hue stays one: people tell sixteen colours apart by their names.
  package var namedIndex: Int {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    guard high - low > 40 else { return [0, 8, 7, 15][min(Int(high) / 64, 3)] }
    let middle = Int(low) + Int(high - low) / 2
    let bits = [red, green, blue].enumerated().reduce(0) { bits, part in
      Int(part.element) > middle ? bits | 1 << part.offset : bits
    }
    return bits + (high > 180 ? 8 : 0)
  }

  private static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static func step(_ value: UInt8) -> Int {
    steps.indices.min { abs(Int(steps[$0]) - Int(value)) < abs(Int(steps[$1]) - Int(value)) } ?? 0
  }

  private func distance(to other: CellColor) -> Int {
    func square(_ first: UInt8, _ second: UInt8) -> Int {
      (Int(first) - Int(second)) * (Int(first) - Int(second))
    }
    return square(red, other.red) + square(green, other.green) + square(blue, other.blue)
  }
}
