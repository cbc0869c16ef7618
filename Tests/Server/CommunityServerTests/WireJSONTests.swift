import CommunityServer
import CommunityAPI
import Foundation
import TestSupport
import Testing

/// Our own writer of JSON agrees with Foundation's.
struct WireJSONTests {
  private struct Everything: Codable, Equatable {
    struct Inner: Codable, Equatable { var a: Int?; var b: [String: [Double]] }
    var text: String
    var flags: [Bool]
    var numbers: [Int]
    var bytes: [UInt8]
    var fraction: Double
    var nothing: String?
    var lists: [[Inner]]
    var id: Identifier<Everything>
  }

  @Test func everythingReadsBack() throws {
    let value = Everything(
      text: "引号\" 反斜 \\ 控制\u{1}\u{1F}\u{7F}\n\t\r 😀 \u{2028}", flags: [true, false],
      numbers: [0, -1, .max, .min], bytes: [0, 255], fraction: -0.1e-7, nothing: nil,
      lists: [[], [.init(a: nil, b: ["x": [1.5, 1e300]]), .init(a: 3, b: [:])]],
      id: Identifier("x"))

    let data = try WireJSON.data(value)

    #expect(try JSONDecoder().decode(Everything.self, from: data) == value)
  }

  @Test func anyTextReadsBack() throws {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<2000 {
      let scalars = (0..<Int.random(in: 0...30, using: &generator)).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0...0x2FFFF, using: &generator))
          ?? Unicode.Scalar(UInt32.random(in: 0...0x7F, using: &generator))
      }
      let text = String(String.UnicodeScalarView(scalars))
      #expect(try JSONDecoder().decode([String].self, from: WireJSON.data([text])) == [text])
    }
  }

  @Test func objectWithoutMembersIsAnObject() throws {
    #expect(try WireJSON.data(NoContent()) == Data("{}".utf8))
    #expect(try WireJSON.data([NoContent(), NoContent()]) == Data("[{},{}]".utf8))
  }

  @Test func fractionThatJSONLacksIsAnError() {
    #expect(throws: EncodingError.self) { try WireJSON.data([Double.nan]) }
  }

  @Test func bytesAreThoseOfFoundationButForQuirks() throws {
    let article = Article(
      id: Identifier("0a"), topicID: Identifier("t"), subject: "题", body: "<p>文</p>",
      attachments: [Attachment(id: Identifier("f"), name: "a.jpg", mediaType: "image/jpeg")])
    let envelope = Envelope(TopicArticlesReply(articles: [article, article]))
    let plain = try WireJSON.data(envelope, withQuirks: false)

    #expect(try sorted(plain) == sorted(CommunityJSON.data(envelope)))
  }

  @Test(arguments: [
    ("00", "[null,{", "\"likes\":[null]"), ("11", "\"attachments\":[{", nil),
    ("77", "\"attachments\":[{", "\"likes\":[]"), ("08", "[null,{", "\"likes\":[null]"),
  ])
  func quirksFollowFromTheName(id: String, attachments: String, likes: String?) throws {
    let article = Article(
      id: Identifier(id), topicID: Identifier("t"), subject: "", body: "",
      attachments: [Attachment(id: Identifier("f"), name: "a", mediaType: "b")])
    let text = String(decoding: try WireJSON.data([article]), as: UTF8.self)

    #expect(text.contains(attachments))
    if let likes {
      #expect(text.contains(likes))
    } else {
      #expect(!text.contains("\"likes\""))
    }
    #expect(
      !String(decoding: try WireJSON.data([article], withQuirks: false), as: UTF8.self)
        .contains("null"))
  }

  private func sorted(_ data: Data) throws -> Data {
    try JSONSerialization.data(
      withJSONObject: JSONSerialization.jsonObject(with: data), options: .sortedKeys)
  }
}
