/// The moment in which a template becomes text: who speaks, about what, to whom.
struct Telling {
  /// The lists of the theme, in the order their indices say.
  let lists: [[Template]]
  let snippets: [String]
  var dice: Dice
  /// The words that stay the same throughout a topic, by list.
  var bound: [String?]
  /// The other words that the sentence under way has used.
  private var fresh: [String] = []
  var subject = ""
  var board = ""
  var starter = "楼主"
  var laugh = "哈哈"
  var echo = ""
  var answered = ""

  init(lists: [[Template]], snippets: [String] = [], dice: Dice) {
    self.lists = lists
    self.snippets = snippets
    self.dice = dice
    bound = Array(repeating: nil, count: lists.count)
  }

  /// Returns the text of a template, and binds the words it names first.
  mutating func tell(_ template: Template) -> String {
    fresh.removeAll(keepingCapacity: true)
    var text = ""
    tell(template, into: &text)
    return text
  }

  private mutating func tell(_ template: Template, into text: inout String) {
    for piece in template.pieces {
      switch piece {
      case .text(let words): text += words
      case .role(.laugh):
        text += text.unicodeScalars.last.map { $0.properties.isAlphabetic } == true ? " " : ""
        text += laugh
      case .role(let role): text += filling(role)
      case .word(let list, let isFresh): text += isFresh ? freshWord(list) : boundWord(list)
      case .number(let lower, let upper, let step):
        text += String(lower + dice.below((upper - lower) / step + 1) * step)
      case .choice(let choices): tell(choices[dice.below(choices.count)], into: &text)
      }
    }
  }

  private mutating func filling(_ role: Template.Role) -> String {
    switch role {
    case .snippet: snippets.isEmpty ? "" : dice.pick(snippets)
    case .starter: starter
    case .subject: subject
    case .echo: echo
    case .answered: answered
    case .laugh: laugh
    case .board: board
    }
  }

  private mutating func boundWord(_ list: Int) -> String {
    if let word = bound[list] { return word }
    let word = word(of: list)
    bound[list] = word
    return word
  }

  /// Returns a word that is neither the topic's own nor in the sentence yet, where the list allows.
  private mutating func freshWord(_ list: Int) -> String {
    var word = word(of: list)
    for _ in 0..<6 where word == bound[list] || fresh.contains(word) { word = self.word(of: list) }
    fresh.append(word)
    return word
  }

  private mutating func word(of list: Int) -> String {
    var word = ""
    tell(dice.pick(lists[list]), into: &word)
    return word
  }
}
