/// Invents login names: 2 to 12 ASCII letters and digits, a letter first, each one once.
struct NameMaker {
  private static let syllables = [
    "an", "bai", "bo", "cai", "chen", "chu", "dan", "dou", "fan", "fei", "feng", "gao", "guo",
    "hai",
    "han", "hao", "he", "hua", "hui", "jia", "jin", "jing", "kai", "ke", "lan", "le", "lei", "lin",
    "ling", "lu", "mai", "man", "meng", "miao", "mu", "nan", "ni", "ning", "pan", "pei", "qi",
    "qing", "qiu", "ran", "rong", "ru", "shan", "shi", "shu", "song", "su", "tang", "tao", "tian",
    "wan", "wei", "wen", "xi", "xia", "xiao", "xin", "xu", "xue", "yan", "yang", "yi", "yu", "yuan",
    "yue", "yun", "ze", "zhe", "zhi", "zhou", "zhu", "zi",
  ]
  private static let nouns = [
    "cat", "dog", "fish", "bird", "panda", "tiger", "rabbit", "whale", "fox", "bear", "duck",
    "moon", "star", "sky", "rain", "snow", "wind", "leaf", "lotus", "river", "lake", "sea", "hill",
    "stone", "tea", "cola", "bean", "apple", "mango", "peach", "rice", "noodle", "toast", "pepper",
    "coder", "pixel", "kernel", "byte", "robot", "pilot", "walker", "runner", "rider", "dreamer",
    "reader", "ghost", "ninja", "knight", "monk", "farmer", "uncle", "piano", "guitar", "drum",
    "sunday", "night", "summer", "winter", "autumn", "spring", "corner", "window", "garden",
    "bridge", "tower", "train", "boat", "lamp", "clock", "pencil", "paper", "book", "button",
  ]
  private static let adjectives = [
    "blue", "red", "old", "lazy", "happy", "silent", "slow", "tiny", "big", "cold", "warm", "lost",
    "wild", "sweet", "plain", "deep", "fat", "free", "green", "grey", "black", "white", "new", "my",
    "just", "one", "two", "no", "the", "super", "mr", "mini", "half", "late", "dear", "soft",
  ]
  private static let endings = [
    "er", "1", "2", "007", "88", "99", "2000", "2003", "2008", "cn", "pku", "bj", "zz", "x", "jr",
    "666", "77", "01", "123", "520", "1980", "1984", "ing", "001", "lab", "go", "o", "y", "s",
  ]

  /// Names that chance would make and that belong to others.
  private var taken: Set<String> = ["huawei", "sysop", "guest", "admin", "root"]

  /// Returns a name that no other call has returned, whatever its case.
  mutating func name(using dice: inout Dice) -> String {
    for _ in 0..<40 {
      let name = String(draft(using: &dice).prefix(12))
      if name.utf8.count >= 2, taken.insert(name.lowercased()).inserted { return name }
    }
    while true {
      let name = "u" + String(dice.below(1_000_000_000), radix: 36)
      if taken.insert(name).inserted { return name }
    }
  }

  private func draft(using dice: inout Dice) -> String {
    let syllable = { (dice: inout Dice) in dice.pick(Self.syllables) }
    switch dice.weighted([22, 16, 12, 16, 8, 8, 5, 6, 4, 3]) {
    case 0: return syllable(&dice) + syllable(&dice)
    case 1: return syllable(&dice) + syllable(&dice) + dice.pick(Self.endings)
    case 2: return syllable(&dice) + syllable(&dice) + syllable(&dice)
    case 3: return dice.pick(Self.adjectives) + dice.pick(Self.nouns)
    case 4: return dice.pick(Self.nouns) + dice.pick(Self.endings)
    case 5:
      return dice.pick(Self.adjectives).capitalizedFirst + dice.pick(Self.nouns).capitalizedFirst
    case 6: return initials(using: &dice) + String(dice.within(1...2_099))
    case 7: return dice.pick(Self.nouns) + syllable(&dice)
    case 8: return initials(using: &dice)
    default: return (syllable(&dice) + syllable(&dice)).uppercased()
    }
  }

  private func initials(using dice: inout Dice) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return String((0..<dice.within(2...4)).map { _ in dice.pick(letters) })
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
