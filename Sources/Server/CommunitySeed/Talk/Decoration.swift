/// Adds to an article what programs and habits add.
enum Decoration {
  static func added(to words: String, voice: Voice, using dice: inout Dice) -> String {
    guard !voice.isFormal else { return words }
    var text = words
    if dice.chance(voice.emoticonRate) { text += emoticon(using: &dice) }
    if dice.chance(0.012) { text = marked(text, using: &dice) }
    if dice.chance(0.004) { text += "\n--\n" + dice.pick(afterwords) }
    if let line = voice.programLine, dice.chance(0.5) { text += "\n\n" + line }
    return text
  }

  static func emoticon(using dice: inout Dice) -> String {
    switch dice.weighted([60, 18, 11, 11]) {
    case 0:
      let number = dice.within(1...73)
      return number < 10 && dice.chance(0.3) ? "[em0\(number)]" : "[em\(number)]"
    case 1: return "[ema\(dice.within(0...41))]"
    case 2: return "[emb\(dice.within(0...24))]"
    default: return "[emc\(dice.within(0...58))]"
    }
  }

  private static let afterwords = [
    "以上是正文，以下是签名……咦签名呢", "手机打字，短线是分割线", "上面那行不是签名", "（分割线以下是碎碎念）今天又没早睡",
  ]

  /// Sets a sentence off by colours or marks.
  private static func marked(_ text: String, using dice: inout Dice) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let place = dice.below(lines.count)
    let line = lines[place]
    guard !line.isEmpty, !line.contains("[") else { return text }
    lines[place] =
      switch dice.below(9) {
      case 0, 1: Ansi.painted(line, using: &dice)
      case 2: Ansi.paintedWithoutEscape(line, using: &dice)
      case 3: "[b]\(line)[/b]"
      case 4: "[color=#\(dice.pick(["ff0000", "0000FF", "008000", "cc6600"]))]\(line)[/color]"
      case 5: "[size=\(dice.within(2...6))]\(line)[/size]"
      case 6: "[i]\(line)[/i]"
      case 7: "[u]\(line)[/u]"
      default: "[face=楷体]\(line)[/face]"
      }
    return lines.joined(separator: "\n")
  }
}
