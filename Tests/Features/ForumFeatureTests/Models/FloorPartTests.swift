import CommunityAPI
import ForumFeature
import Foundation
import Testing

struct FloorPartTests {
  private let picture = ForumAttachment.picture(
    ForumPicture(id: Identifier("p1"), name: "a.jpg", sizeInBytes: 1, addresses: []))

  private func floor(_ blocks: [ArticleBlock]) -> Floor {
    Floor(id: Identifier("f1"), number: 1, blocks: blocks, attachments: [picture])
  }

  @Test func linesThatFollowOneAnotherAreOnePiece() {
    let floor = floor([
      .paragraph([ArticleRun("一")]), .paragraph([]), .paragraph([ArticleRun("二")]),
    ])

    #expect(floor.parts == [.lines([[ArticleRun("一")], [], [ArticleRun("二")]])])
    #expect(floor.plainText == "一\n\n二")
  }

  @Test func whatStandsBetweenLinesPartsThem() {
    let quote = ArticleQuote(source: nil, lines: [.init(level: 1, runs: [ArticleRun("引")])])
    let floor = floor([
      .paragraph([ArticleRun("一")]), .quote(quote), .attachment(1), .paragraph([ArticleRun("二")]),
    ])

    #expect(
      floor.parts == [
        .lines([[ArticleRun("一")]]), .quote(quote, .init(floor: floor.id, block: 1)),
        .attachment(picture), .lines([[ArticleRun("二")]]),
      ])
  }

  @Test func placeOfAMissingAttachmentIsLeftOut() {
    #expect(floor([.attachment(2)]).parts.isEmpty)
  }

  @Test func lineWithAFaceIsCutIntoPieces() throws {
    let face = try #require(Emoticon(.em, 13))
    let parts = floor([.paragraph([ArticleRun("好，a bc"), ArticleRun(.emoticon(face))])]).parts

    #expect(
      parts == [
        .line([
          .word(ArticleRun("好，")), .word(ArticleRun("a ")), .word(ArticleRun("bc")),
          .emoticon(face),
        ])
      ])
  }

  @Test(arguments: [
    ("（你好）", ["（你", "好）"]), ("abc中文def", ["abc", "中", "文", "def"]), ("a  b", ["a  ", "b"]),
    ("“嗯”。", ["“嗯”。"]), ("", []),
  ])
  func linesBreakWhereChineseLinesDo(text: String, pieces: [String]) throws {
    let face = try #require(Emoticon(.em, 1))
    let runs = text.isEmpty ? [] : [ArticleRun(text)]
    let parts = floor([.paragraph([ArticleRun(.emoticon(face))] + runs)]).parts

    #expect(parts == [.line([.emoticon(face)] + pieces.map { .word(ArticleRun($0)) })])
  }
}
