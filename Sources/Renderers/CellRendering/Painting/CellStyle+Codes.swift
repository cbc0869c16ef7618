extension CellStyle {
  /// The sequence that makes a terminal show what follows in this style and no other.
  ///
  /// - Parameter depth: The colours that the terminal has.
  /// - Returns: The sequence, which undoes what others have set before.
  package func escapeSequence(in depth: ColorDepth) -> String {
    var codes = "\u{1B}[0"
    for (attribute, code) in Self.codes where attributes.contains(attribute) { codes += code }
    if depth != .none, let foreground = foreground ?? background?.contrast {
      codes += ";" + foreground.code(in: depth, isGround: false)
    }
    if depth != .none, let background {
      codes += ";" + background.code(in: depth, isGround: true)
    }
    return codes + "m"
  }

  private static let codes: [(Attributes, String)] = [
    (.bold, ";1"), (.dim, ";2"), (.italic, ";3"), (.underlined, ";4"), (.reversed, ";7"),
    (.struck, ";9"),
  ]
}

extension CellColor {
  /// The code of the colour, or of the nearest one that there is.
  fileprivate func code(in depth: ColorDepth, isGround: Bool) -> String {
    switch depth {
    case .millions: "\(isGround ? 48 : 38);2;\(red);\(green);\(blue)"
    case .palette: "\(isGround ? 48 : 38);5;\(paletteIndex)"
    case .named, .none: namedCode(isGround: isGround)
    }
  }

  private func namedCode(isGround: Bool) -> String {
    let index = namedIndex
    return "\((index < 8 ? 30 + index : 82 + index) + (isGround ? 10 : 0))"
  }
}
