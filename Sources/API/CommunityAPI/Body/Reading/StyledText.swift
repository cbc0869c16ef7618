/// Lines of words with their styles, before quotes and marks are looked for.
struct StyledText {
  /// A change of style; holds until the next one.
  struct Span {
    var start: Int
    var style: TextStyle
    var link: TextLink?
    /// What stands in place of the bytes of this span, which are those of `placeholder`.
    var picture: ArticleRun.Content?
  }

  /// What a line lies in.
  enum Place: Hashable {
    case text
    /// A box of quoted lines, and which.
    case quote(Int)
    /// A box of code, and which.
    case code(Int, language: String?)
  }

  struct Line {
    var range: Range<Int>
    var place: Place
  }

  /// The words of all lines, without line ends.
  var utf8: [UInt8] = []
  /// The styles, by place.
  var spans: [Span] = []
  var lines: [Line] = []

  /// What stands in the words for a picture: U+FFFC.
  static let placeholder: [UInt8] = [0xEF, 0xBF, 0xBC]

  /// Returns the words of a range.
  ///
  /// - Complexity: O(length of the range).
  func string(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }

  /// Returns the words of a line without what stands for pictures, and without blanks at its ends.
  func words(of line: Range<Int>) -> String {
    var words = string(line)
    words.unicodeScalars.removeAll { $0 == "\u{FFFC}" }
    return words.trimmed
  }
}

extension [StyledText.Span] {
  /// Returns how many spans begin at or before a place.
  ///
  /// - Complexity: O(log *n*).
  func partitioningIndex(after place: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].start <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
