/// The slips that fingers and input methods make.
enum Slip {
  private static let pairs: [(right: String, wrong: String)] = [
    ("已经", "己经"), ("账号", "帐号"), ("登录", "登陆"), ("其他", "其它"), ("觉得", "觉的"),
    ("应该", "因该"), ("再看", "在看"), ("什么", "神马"), ("没有", "木有"), ("喜欢", "稀饭"),
    ("这样", "酱紫"), ("真的", "真滴"), ("怎么", "肿么"), ("自己", "自已"), ("时候", "时侯"),
    ("做", "作"), ("像", "象"), ("好像", "好象"), ("一直", "一只"), ("那里", "哪里"),
    ("可以", "阔以"), ("这个", "介个"), ("不错", "不戳"),
  ]

  /// Returns the text with one slip, or as it was where none fits.
  static func made(in text: String, using dice: inout Dice) -> String {
    let start = dice.below(pairs.count)
    for offset in 0..<pairs.count {
      let pair = pairs[(start + offset) % pairs.count]
      if let slipped = text.replacingFirst(pair.right, with: pair.wrong) { return slipped }
    }
    return text
  }
}
