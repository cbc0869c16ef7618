import Markup

/// What an element means for the lines of an article; unknown ones mean nothing, so that their
/// words stay.
enum HTMLRole {
  case paragraph, block, lineEnd, quote, code, link, picture, bold, italic, underlined, font
  case plain, hidden

  private static let roles: [String: HTMLRole] = {
    let names: [HTMLRole: String] = [
      .paragraph: "p",
      .block: """
      div li tr h1 h2 h3 h4 h5 h6 ul ol dl dt dd table section article header footer center hr \
      form fieldset address main nav aside figure
      """,
      .lineEnd: "br", .quote: "blockquote", .code: "pre", .link: "a", .picture: "img",
      .bold: "b strong", .italic: "i em", .underlined: "u ins", .font: "font",
      .hidden: "script style title head noscript iframe object template select button audio video",
    ]
    return names.reduce(into: [:]) { roles, entry in
      for name in entry.value.split(separator: " ") { roles[String(name)] = entry.key }
    }
  }()

  init(name: String) { self = name == "p" ? .paragraph : Self.roles[name] ?? .plain }
}

extension HTMLNode {
  /// Whether the element's own style says that it isn't to be seen.
  var isHidden: Bool {
    if self["hidden"] != nil { return true }
    guard let style = self["style"] else { return false }
    return style.lowercased().filter { !$0.isWhitespace }.contains("display:none")
  }

  /// Whether the site puts quoted lines into this element.
  var isQuoteBox: Bool {
    guard let names = self["class"] else { return false }
    return names == "article-quote"
      || names.split(whereSeparator: \.isWhitespace).contains("article-quote")
  }
}

extension TextStyle {
  /// Adds what an element says.
  mutating func apply(_ role: HTMLRole, _ node: HTMLNode) {
    switch role {
    case .bold: isBold = true
    case .italic: isItalic = true
    case .underlined: isUnderlined = true
    default: break
    }
    if role == .font {
      if let name = node["color"], let color = TextColor(html: name) { self.color = color }
      if let name = node["class"] { apply(fontClass: name) }
    }
    if let style = node["style"] { apply(css: style) }
  }

  /// Follows a class of the old web pages: `f`, then background, boldness and colour, a digit each.
  private mutating func apply(fontClass name: String) {
    let digits = name.utf8.dropFirst().compactMap { UInt8(exactly: Int($0) - 0x30) }
    guard name.first == "f", name.utf8.count == 4, digits.count == 3,
      digits.allSatisfy({ $0 < 8 })
    else { return }
    background = digits[0] == 0 ? nil : .terminal(digits[0])
    isBold = digits[1] == 1
    color = digits[2] == 0 ? nil : .terminal(digits[2])
  }

  private mutating func apply(css: String) {
    for declaration in css.lowercased().split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "color": color = TextColor(html: parts[1]) ?? color
      case "background", "background-color":
        background = TextColor(html: parts[1]) ?? background
      case "font-weight":
        isBold = ["bold", "bolder", "600", "700", "800", "900"].contains(parts[1])
      case "font-style": isItalic = parts[1] == "italic"
      case "text-decoration": isUnderlined = parts[1].contains("underline")
      default: break
      }
    }
  }
}
