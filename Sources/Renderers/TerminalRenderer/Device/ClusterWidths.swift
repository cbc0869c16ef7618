/// How a terminal draws characters that are made of several, of which no table knows the width.
package struct ClusterWidths: Equatable, Sendable {
  /// The ways to make a character of several.
  package enum Kind: Int, CaseIterable, Sendable {
    /// Pictures that are joined to one.
    case joined
    /// A picture in the colour of a skin.
    case toned
    /// A letter or sign that is shown as a picture.
    case pictured
    /// A flag, of two letters.
    case flag

    /// One of them, that the terminal is asked about.
    var sample: String {
      switch self {
      case .joined: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
      case .toned: "\u{1F44D}\u{1F3FD}"
      case .pictured: "\u{2764}\u{FE0F}"
      case .flag: "\u{1F1E8}\u{1F1F3}"
      }
    }

    /// The kind of a character; `nil` for one that is none of them.
    package init?(_ text: String) {
      var scalars = text.unicodeScalars.makeIterator()
      guard let first = scalars.next(), scalars.next() != nil else { return nil }
      if text.unicodeScalars.contains("\u{200D}") {
        self = .joined
      } else if text.unicodeScalars.contains(where: { (0x1F3FB...0x1F3FF).contains($0.value) }) {
        self = .toned
      } else if (0x1F1E6...0x1F1FF).contains(first.value) {
        self = .flag
      } else if text.unicodeScalars.contains("\u{FE0F}") {
        self = .pictured
      } else {
        return nil
      }
    }
  }

  private var columns: [Kind: Int] = [:]

  package init() {}

  /// Writes one of each kind at the left edge of the second row, and asks how far the cursor came.
  static var questions: String {
    // They are hidden, and gone before the first picture.
    Kind.allCases.reduce(into: "\u{1B}[8m") { $0 += "\u{1B}[2;1H\($1.sample)\u{1B}[6n" }
      + "\u{1B}[0m\u{1B}[2;1H\u{1B}[2K"
  }

  /// Takes up how far the cursor came; the kinds are answered in order.
  package mutating func take(column: Int) {
    guard let kind = Kind(rawValue: columns.count) else { return }
    columns[kind] = column
  }

  /// What is written for a character of two cells: itself, or its first part where the terminal
  /// would draw all of them beside each other, over what is behind.
  package func written(_ text: String) -> String {
    guard let kind = Kind(text), let columns = columns[kind], columns > 2,
      let first = text.unicodeScalars.first
    else { return text }
    return String(first)
  }
}
