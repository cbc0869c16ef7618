import Testing

@testable import Persistence

struct FullTextScannerTests {
  /// The tokens of a text, gaps as `_`.
  private func tokens(_ text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = FullTextScanner(bytes)
      var tokens: [String] = []
      while scanner.advance() {
        tokens.append(
          scanner.kind == .gap ? "_" : String(decoding: scanner.token, as: UTF8.self))
      }
      return tokens
    }
  }

  @Test(arguments: [
    ("买华为手机", ["买", "华", "为", "手", "机"]),
    ("好，人", ["好", "_", "人"]),
    ("好 a 人", ["好", "a", "人"]),
    ("用iPhone拍", ["用", "iphone", "拍"]),
    ("Ｈｅｌｌｏ Ｗ１", ["hello", "w1"]),
    ("Crème BRÛLÉE Straße", ["creme", "brulee", "strasse"]),
    ("cre\u{301}me", ["creme"]),
    ("ΑΘΉΝΑΣ Ёлка", ["αθηνασ", "елка"]),
    ("don't e-mail", ["don", "t", "e", "mail"]),
    ("한국어", ["한", "국", "어"]),
    ("\u{1112}\u{1161}\u{11AB}", ["한"]),
    ("カメラ ｶﾒﾗ", ["カ", "メ", "ラ", "_", "カ", "メ", "ラ"]),
    ("ｶﾞ か\u{3099} ﾊﾟ", ["ガ", "_", "が", "_", "パ"]),
    ("人々 〇", ["人", "々", "_", "〇"]),
    ("😀👍🏽", ["😀", "👍"]),
    ("①㍿", ["①", "㍿"]),
    ("\u{F90A}\u{2F00}", ["金", "一"]),
    ("𠮷野家", ["𠮷", "野", "家"]),
    ("x² ½", ["x2", "12"]),
    ("", []), (" \n，。!?", []), ("\u{FE0F}\u{200D}", []),
  ])
  func textsAreCutIntoTokens(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test func aTokenIsCutIntoItself() {
    var all = String.UnicodeScalarView()
    for value in [UInt32(0)...0x4FFF, 0x9F00...0xAC80, 0xF900...0x1_07FF, 0x1_F000...0x1_FFFF]
      .joined()
    {
      guard let scalar = Unicode.Scalar(value) else { continue }
      all.append(scalar)
      all.append(" ")
    }
    var changed: [String] = []
    var text = String(all)
    text.withUTF8 { bytes in
      var scanner = FullTextScanner(bytes)
      while scanner.advance() {
        let token = String(decoding: scanner.token, as: UTF8.self)
        let again = scanner.kind == .gap ? ["_"] : [token]
        if tokens(token) != again && scanner.kind != .gap { changed.append(token) }
      }
    }

    #expect(changed == [])
  }

  @Test func longWordsAreCutBetweenCharacters() {
    let long = String(repeating: "ж", count: 500)

    #expect(tokens(long) == [String(repeating: "ж", count: 64)])
    #expect(tokens("a" + long) == ["a" + String(repeating: "ж", count: 63)])
  }

  @Test func bytesThatAreNoTextPartWords() {
    let bytes: [UInt8] = [0x61, 0xFF, 0x62, 0xC0, 0x80, 0x63, 0xE4, 0xB8]
    let words = bytes.withUnsafeBufferPointer { buffer in
      var scanner = FullTextScanner(buffer)
      var words: [String] = []
      while scanner.advance() { words.append(String(decoding: scanner.token, as: UTF8.self)) }
      return words
    }

    #expect(words == ["a", "b", "c"])
  }
}
