import HTTPServer
import TestSupport
import Testing

struct FormFieldsTests {
  @Test func itemsKeepOrderAndDuplicates() {
    let fields = FormFields("b=2&a=1&b=3&flag&empty=".utf8)

    #expect(fields.items.map(\.name) == ["b", "a", "b", "flag", "empty"])
    #expect(fields["b"] == .text("2"))
    #expect(fields["flag"] == .text(""))
    #expect(fields["none"] == nil)
    #expect(!fields.isMalformed)
  }

  @Test(arguments: [
    ("%E4%B8%AD%E6%96%87", "中文"), ("a+b%2Bc", "a b+c"), ("%2541", "%41"), ("a=b=c", "a=b=c"),
    ("中", "中"), ("", ""),
  ])
  func valueIsDecodedOnce(encoded: String, text: String) {
    #expect(FormFields("v=\(encoded)".utf8).text("v") == text)
  }

  @Test(arguments: ["%", "%4", "%zz", "%E4%B8", "%ff", "%00", "%C0%80", "%ED%A0%80", "%-1", "% 1"])
  func badEncodingIsSeen(encoded: String) {
    let fields = FormFields("a=1&v=\(encoded)".utf8)

    #expect(fields["v"] == .malformed)
    #expect(fields.text("v") == nil)
    #expect(fields["a"] == .text("1"))
    #expect(fields.isMalformed)
  }

  @Test func badNameIsLeftOutAndSeen() {
    let fields = FormFields("%ff=1&a=2".utf8)

    #expect(fields.items.map(\.name) == ["a"])
    #expect(fields.isMalformed)
  }

  @Test func anyBytesKeepTheInvariants() {
    var generator = SeededGenerator(seed: 3)
    let alphabet = Array("ab=&%+0F中\u{0}".utf8) + [0xFF]
    for _ in 0..<5000 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
      let fields = FormFields(bytes)
      let parts = bytes.split(separator: UInt8(ascii: "&"))

      #expect(fields.items.count <= parts.count)
      #expect(fields.isMalformed || fields.items.count == parts.count)
      #expect(fields.items.allSatisfy { $0.value != .malformed } || fields.isMalformed)
    }
  }
}
