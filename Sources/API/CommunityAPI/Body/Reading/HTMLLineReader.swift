import Markup

/// Makes lines of HTML.
struct HTMLLineReader {
  var writer = StyledTextWriter(form: .html)

  /// An open element, and what holds again behind it.
  private struct Scope {
    let role: HTMLRole
    let end: Int
    let style: TextStyle
    let link: TextLink?
    let place: StyledText.Place
    let lineCount: Int
  }

  private var scopes: [Scope] = []
  private var boxCount = 0

  /// Reads a text to its end.
  mutating func read(_ html: String) {
    let fragment = HTMLFragment(html)
    fragment.withUTF8 { utf8 in
      var index = 0
      while index < fragment.nodes.count {
        close(before: index)
        let node = fragment.nodes[index]
        index = enter(node, at: index, utf8)
      }
      close(before: .max)
    }
  }

  /// Reads a node; returns the index of the next to read.
  private mutating func enter(
    _ node: HTMLNode, at index: Int, _ utf8: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard let name = node.name else {
      writer.append(UnsafeBufferPointer(rebasing: utf8[node.utf8Range]))
      return node.end
    }
    let role = HTMLRole(name: name)
    guard role != .hidden, !node.isHidden else { return node.end }
    scopes.append(
      Scope(
        role: role, end: node.end, style: writer.style, link: writer.link, place: writer.place,
        lineCount: writer.lineCount))
    open(role, node)
    return index + 1
  }

  private mutating func open(_ role: HTMLRole, _ node: HTMLNode) {
    switch role {
    case .lineEnd: writer.endLine()
    case .paragraph, .block:
      writer.breakLine()
      if node.isQuoteBox { openBox { .quote($0) } }
    case .quote:
      writer.breakLine()
      openBox { .quote($0) }
    case .code:
      writer.breakLine()
      let language = node["class"].flatMap(Self.language)
      openBox { .code($0, language: language) }
      writer.isPreformatted = true
    case .link:
      // A link in a link is no link of its own.
      if writer.link == nil { writer.link = node["href"].flatMap { TextLink(html: $0) } }
    case .picture: addPicture(node["src"] ?? "")
    case .bold, .italic, .underlined, .font, .plain: writer.style.apply(role, node)
    case .hidden: break
    }
  }

  private mutating func close(before index: Int) {
    while let scope = scopes.last, scope.end <= index {
      scopes.removeLast()
      switch scope.role {
      case .paragraph where writer.lineCount == scope.lineCount: writer.endLine()
      case .paragraph, .block, .quote: writer.breakLine()
      case .code:
        writer.breakLine()
        writer.isPreformatted = false
      default: break
      }
      writer.place = scope.place
      if writer.style != scope.style { writer.style = scope.style }
      if writer.link != scope.link { writer.link = scope.link }
    }
  }

  /// Begins a box of quoted lines or code, unless one is open already.
  private mutating func openBox(_ place: (Int) -> StyledText.Place) {
    guard writer.place == .text else { return }
    boxCount += 1
    writer.place = place(boxCount)
  }

  private mutating func addPicture(_ source: String) {
    let address = source.trimmed
    if let emoticon = Emoticon(address: address) {
      writer.append(.emoticon(emoticon))
    } else if case .address(let address) = TextLink(html: address),
      !address.lowercased().hasPrefix("mailto:")
    {
      writer.append(.picture(address: address))
    }
  }

  private static func language(ofClass name: String) -> String? {
    name.hasPrefix("language-") ? String(name.dropFirst("language-".count)) : nil
  }
}
