/// Finds which runs of delimiters belong together, and marks what lies between them.
enum MarkdownEmphasis {
  /// Turns delimiters into marks; what is left of them stays as characters.
  ///
  /// - Complexity: O(*n*²) in the number of delimiters.
  static func resolve(_ items: inout [MarkdownItem]) {
    var index = 0
    while index < items.count {
      guard case .delimiter(let closer) = items[index], closer.canClose, closer.count > 0,
        let open = opener(of: closer, before: index, in: items)
      else {
        index += 1
        continue
      }
      join(open, index, in: &items)
      if case .delimiter(let closer) = items[index], closer.count == 0 { index += 1 }
    }
  }

  private static func opener(
    of closer: MarkdownDelimiter, before index: Int, in items: [MarkdownItem]
  ) -> Int? {
    items[..<index].lastIndex {
      if case .delimiter(let opener) = $0 { opener.matches(closer) } else { false }
    }
  }

  private static func join(_ open: Int, _ close: Int, in items: inout [MarkdownItem]) {
    guard case .delimiter(var opener) = items[open], case .delimiter(var closer) = items[close]
    else { return }
    let used = opener.character == "~" ? opener.count : min(opener.count, closer.count, 2)
    for index in open + 1..<close {
      // Delimiters between the two have found no partner, and now they are characters.
      var span = items[index].span
      switch (opener.character, used) {
      case ("~", _): span.marks.isStruck = true
      case (_, 2): span.marks.isStrong = true
      default: span.marks.isEmphasized = true
      }
      items[index] = .text(span)
    }
    opener.count -= used
    closer.count -= used
    items[open] = .delimiter(opener)
    items[close] = .delimiter(closer)
  }
}
