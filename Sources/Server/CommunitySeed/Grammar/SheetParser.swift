/// Reads sheets; a mistake in one is a mistake in the program.
///
/// A line is a sentence behind the letter of its shelf (`答 …`), a list of words (`@ 小区 甲|乙`), the
/// start of a scene (`* 问 subject`, `* 晒+ subject` with pictures), one of its titles (`题 …`) or first
/// articles (`文 …`, for the titles right before), a piece of code (`码 …`), or goes on with the line
/// before (`~ …`). What stands before the first scene fits any topic. A question may bring its answer
/// after `⇒`. Lines that open with `//` are notes.
struct SheetParser {
  private var sheet: Sheet
  private var scene: Sheet.Scene?

  /// Reads the sheets of one theme, which may name the words of another sheet.
  static func parse(_ sources: [String], knowing other: Sheet? = nil) -> Sheet {
    var parser = SheetParser(sheet: Sheet(knowing: other))
    let lines = sources.flatMap(Self.lines)
    for line in lines where line.hasPrefix("@ ") { parser.readList(line.dropFirst(2)) }
    for line in lines where !line.hasPrefix("@ ") { parser.read(line) }
    parser.closeScene()
    return parser.sheet
  }

  /// Reads the words of a list, which bars divide.
  static func words(_ source: some StringProtocol, in sheet: Sheet) -> [Template] {
    // A list is a choice between templates whose braces were left out; the last choice is none.
    let choice = TemplateParser.parse("{\(source)|}", listIndex: sheet.list(named:))
    guard case .choice(let words)? = choice.pieces.first, choice.pieces.count == 1 else {
      preconditionFailure("a list without words: \(source)")
    }
    return Array(words.dropLast())
  }

  private init(sheet: Sheet) { self.sheet = sheet }

  /// Returns the lines that say something, each with those that go on with it.
  private static func lines(of source: String) -> [String] {
    var lines: [String] = []
    for line in source.utf8.split(separator: UInt8(ascii: "\n")) {
      let text = String(Substring(line))
      if text.hasPrefix("//") { continue }
      if text.hasPrefix("~ ") {
        precondition(!lines.isEmpty, "a sheet goes on with nothing: \(text)")
        lines[lines.count - 1] += text.dropFirst(2)
      } else {
        lines.append(text)
      }
    }
    return lines
  }

  private mutating func readList(_ line: Substring) {
    guard let blank = line.firstIndex(of: " ") else {
      preconditionFailure("a list without words: \(line)")
    }
    let words = Self.words(line[line.index(after: blank)...], in: sheet)
    sheet.setList(String(line[..<blank]), words)
  }

  private mutating func read(_ line: String) {
    guard let letter = line.first, line.dropFirst().first == " " || letter == "*" else {
      preconditionFailure("a sheet has a line of no kind: \(line)")
    }
    let rest = line.dropFirst(2)
    if letter == "*" { return openScene(rest) }
    if letter == "题" { return addTitle(template(rest)) }
    if letter == "文" { return addOpening(template(rest)) }
    if letter == "码" { return sheet.snippets.append(String(rest).replacing("¶", with: "\n")) }
    guard let shelf = Sheet.Shelf(rawValue: letter) else {
      preconditionFailure("a sheet has a shelf of no name: \(line)")
    }
    let sentence = sentence(rest)
    if scene == nil {
      sheet.common.add(sentence, to: shelf)
    } else {
      scene?.shelves.add(sentence, to: shelf)
    }
  }

  private func sentence(_ source: Substring) -> Sheet.Sentence {
    guard let arrow = source.firstRange(of: "⇒") else {
      return Sheet.Sentence(template: template(source))
    }
    return Sheet.Sentence(
      template: template(source[..<arrow.lowerBound]), reply: template(source[arrow.upperBound...]))
  }

  private mutating func openScene(_ head: Substring) {
    closeScene()
    guard let letter = head.first, let kind = Sheet.Kind(rawValue: letter) else {
      preconditionFailure("a scene of no kind: \(head)")
    }
    let hasPictures = head.dropFirst().first == "+"
    let subject = template(head.dropFirst(hasPictures ? 3 : 2))
    scene = Sheet.Scene(kind: kind, hasPictures: hasPictures, subject: subject)
  }

  private mutating func addTitle(_ title: Template) {
    if scene?.parts.last?.openings.isEmpty != true { scene?.parts.append(Sheet.Part()) }
    guard let last = scene?.parts.indices.last else { return }
    scene?.parts[last].titles.append(title)
  }

  private mutating func addOpening(_ opening: Template) {
    guard let last = scene?.parts.indices.last else {
      preconditionFailure("a sheet has a first article without a title")
    }
    scene?.parts[last].openings.append(opening)
  }

  private mutating func closeScene() {
    if let scene { sheet.scenes.append(scene) }
    scene = nil
  }

  private func template(_ source: some StringProtocol) -> Template {
    TemplateParser.parse(source, listIndex: sheet.list(named:))
  }
}
