/// Puts a title into the form its author would give it.
enum TitleMaker {
  /// The most a title takes, in bytes of GBK: one for ASCII, two for others.
  static let limit = 60

  /// Returns a title with the marks of its kind.
  static func title(
    _ text: String, kind: Sheet.Kind, voice: Voice, using dice: inout Dice
  ) -> String {
    var title = voice.title(text, using: &dice)
    if !title.hasPrefix("["), !title.hasPrefix("【"), dice.chance(0.3),
      let mark = mark(kind, using: &dice)
    {
      title = mark + title
    }
    if asks(title), let last = title.last, !"？?。.！!)）".contains(last) {
      title += ["", "？", "?", "，急", "。。。", "？？"][dice.weighted([40, 30, 16, 3, 4, 5])]
    }
    if dice.chance(0.01) { title = " " + title + " " }
    return cut(title)
  }

  /// Returns the title of an answer.
  static func reply(to title: String) -> String { cut("Re: " + title.trimmed) }

  /// Returns as much of a title as may be.
  static func cut(_ title: String) -> String {
    var length = 0
    var result = ""
    for character in title {
      length += character.isASCII ? 1 : 2
      if length > limit { break }
      result.append(character)
    }
    return result
  }

  /// Whether it reads as a question.
  private static func asks(_ title: String) -> Bool {
    let marks = ["吗", "怎么", "什么", "哪", "多少", "谁", "几", "要不要", "该不该", "还是", "如何"]
    return marks.contains { title.contains($0) } && !title.contains("求")
  }

  private static func mark(_ kind: Sheet.Kind, using dice: inout Dice) -> String? {
    switch kind {
    case .question:
      dice.pick(["[求助]", "【求助】", "[请教]", "请教：", "求助，", "[求助] ", "问一下，", "弱问一句，", "[问题]", "求教，"])
    case .opinion: dice.pick(["[讨论]", "【讨论】", "[讨论] ", "讨论一下，", "话说", "忍不住说一句，"])
    case .story: dice.pick(["【吐槽】", "[吐槽]", "[感慨] ", "随便写写，", "郁闷，", "碎碎念："])
    case .show: dice.pick(["【图】", "[图] ", "[晒]", "多图：", "【原创】", "[分享]"])
    case .sale: dice.pick(["[出]", "[转让]", "【出】", "[出售] ", "[收]"])
    case .clipping: dice.pick(["[转载] ", "【转】", "[转寄] "])
    case .poll: dice.pick(["[投票]", "[调查]", "【投票】"])
    case .diary, .notice: nil
    }
  }
}
