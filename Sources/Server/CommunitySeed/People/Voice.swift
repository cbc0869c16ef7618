import Foundation

/// How one member writes: marks, habits, slips.
struct Voice: Sendable {
  private enum Commas: Sendable {
    case full
    case blank
    case ascii
    case dots
  }

  private enum Ending: Sendable {
    case none
    case full
    case dots
    case tilde
  }

  private let commas: Commas
  private let ending: Ending
  /// How he calls a topic's author.
  let starter: String
  let laugh: String
  let emoticonRate: Double
  private let slipRate: Double
  /// The share of his replies that carry a quotation.
  let quoteRate: Double
  /// Whether he writes under the quotation.
  let writesBelowQuote: Bool
  let namesNickInQuote: Bool
  /// A line his program adds.
  let programLine: String?
  /// How many sentences he is inclined to, around 1.
  let talkativeness: Double
  /// Whether he puts each sentence on a line of its own.
  let breaksLines: Bool

  /// How he writes when he speaks for the community: no habits, no slips.
  var isFormal = false

  init(using dice: inout Dice) {
    commas = [.full, .blank, .ascii, .dots][dice.weighted([66, 20, 9, 5])]
    ending = [.none, .full, .dots, .tilde][dice.weighted([62, 24, 9, 5])]
    starter = ["楼主", "lz", "LZ", "楼主同学"][dice.weighted([50, 36, 12, 2])]
    laugh =
      ["哈哈", "呵呵", "嘿嘿", "hiahia", "233", "哈哈哈", "嘻嘻", "XD"][
        dice.weighted([30, 14, 12, 3, 5, 22, 4, 3])]
    emoticonRate = dice.chance(0.2) ? 0.25 : 0.025
    slipRate = dice.chance(0.25) ? 0.14 : 0.02
    quoteRate = [0.95, 0.7, 0.3][dice.weighted([40, 35, 25])]
    writesBelowQuote = dice.chance(0.07)
    namesNickInQuote = dice.chance(0.55)
    let lines = [
      "#发自zSMTH@Android", "发自xsmth (iOS版)", "- 来自「最水木 for iPhone」", "#发自zSMTH@Pad",
      "发自「荷塘」",
    ]
    programLine = dice.chance(0.12) ? dice.pick(lines) : nil
    talkativeness = exp(dice.normal() * 0.35)
    breaksLines = dice.chance(0.3)
  }

  /// Returns the sentences as he would type them.
  func written(_ sentences: [String], using dice: inout Dice) -> String {
    let joint = breaksLines ? "\n" : "。"
    if isFormal { return sentences.joined() }
    var text = sentences.reduce(into: "") { text, sentence in
      if let last = text.unicodeScalars.last {
        text += Self.closesSentence(last) && joint == "。" ? "" : joint
      }
      text += sentence
    }
    if dice.chance(slipRate) { text = Slip.made(in: text, using: &dice) }
    return finished(text)
  }

  /// Returns a title with his marks.
  func title(_ text: String, using dice: inout Dice) -> String {
    if isFormal { return text }
    let slipped = dice.chance(slipRate / 2) ? Slip.made(in: text, using: &dice) : text
    return commas == .blank ? marked(slipped) : slipped
  }

  private func finished(_ text: String) -> String {
    var text = commas == .full ? text : marked(text)
    guard let last = text.unicodeScalars.last, !Self.closesSentence(last) else { return text }
    switch ending {
    case .none: break
    case .full: text += commas == .ascii ? "." : "。"
    case .dots: text += "。。。"
    case .tilde: text += "~"
    }
    return text
  }

  private static func closesSentence(_ mark: Unicode.Scalar) -> Bool {
    switch mark {
    case "？", "！", "?", "!", "~", "。", ".", "…", "]", "）", ")", "\n", "”": true
    default: false
    }
  }

  private func marked(_ text: String) -> String {
    var marked = ""
    for scalar in text.unicodeScalars {
      switch (commas, scalar) {
      case (.blank, "，"): marked += " "
      case (.blank, "。"): marked += "  "
      case (.ascii, "，"): marked += ","
      case (.ascii, "。"): marked += ". "
      case (.ascii, "？"): marked += "?"
      case (.ascii, "！"): marked += "!"
      case (.dots, "。"): marked += "。。。"
      default: marked.unicodeScalars.append(scalar)
      }
    }
    while marked.utf8.last == UInt8(ascii: " ") { marked.unicodeScalars.removeLast() }
    return marked
  }
}
