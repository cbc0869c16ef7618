/// Tells which marks open and close one another; all others are words.
struct MarkPairs {
  /// For each token that opens something, the one that closes it, or itself where none needs to;
  /// for each that closes something, itself.
  private(set) var ends: [Int: Int] = [:]

  /// Finds the pairs: each closing mark belongs to the last open one of its name.
  ///
  /// - Complexity: O(number of tokens).
  init(_ tokens: [InlineToken]) {
    var open: [Mark.Name: [Int]] = [:]
    for (index, token) in tokens.enumerated() {
      guard case .mark(let mark) = token.kind else { continue }
      if !mark.isClosing {
        open[mark.name, default: []].append(index)
        if mark.standsAlone { ends[index] = index }
      } else if let start = open[mark.name]?.popLast() {
        ends[start] = index
        ends[index] = index
      }
    }
  }
}

extension Mark {
  /// Whether this shows something even when nothing closes it.
  var standsAlone: Bool {
    switch name {
    case .upload, .img, .swf, .mp3, .att: !isClosing && argument != nil
    default: false
    }
  }
}
