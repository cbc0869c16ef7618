import Testing

@testable import CommunitySeed

struct WritingTests {
  @Test func quotationHasHeaderLinesAndDots() {
    let body = "一\n\n二\n三\n四\n五"

    #expect(
      Quotation.lines(of: body, by: "bob02", nick: "老鲍(忙)")
        == "【 在 bob02 (老鲍(忙)) 的大作中提到: 】\n: 一\n: 二\n: 三\n: 四\n: ...................")
    #expect(Quotation.lines(of: "一", by: "bob02", nick: "") == "【 在 bob02 的大作中提到: 】\n: 一")
  }

  @Test func quotationGoesTwoDeepAndLeavesMarksOut() {
    let inner = Quotation.lines(of: "最早", by: "ann", nick: nil)
    let middle = Quotation.lines(of: "中间\n\(inner)", by: "bob", nick: nil)
    let outer = Quotation.lines(
      of: "[upload=1][/upload]\n--\n#发自zSMTH@Pad\n\(middle)", by: "cai", nick: nil)

    #expect(middle.hasSuffix("\n: 中间\n: 【 在 ann 的大作中提到: 】\n: : 最早"))
    #expect(outer.hasSuffix("\n: : 中间\n: : 【 在 ann 的大作中提到: 】"))
    #expect(!outer.contains(": : : ") && !outer.contains("upload") && !outer.contains("发自"))
  }

  @Test func titlesAreCutByBytesOfGBK() {
    let long = String(repeating: "荷", count: 40)

    #expect(TitleMaker.cut(long).count == 30)
    #expect(TitleMaker.cut("a" + long).count == 30)
    #expect(TitleMaker.reply(to: " \(long) ").hasPrefix("Re: 荷"))
    #expect(TitleMaker.reply(to: long).count == 4 + 28)
  }

  @Test func slipsChangeLittle() throws {
    var dice = Dice(seed: 4, .text)
    let text = "我已经觉得应该再看一遍"

    let slipped = Slip.made(in: text, using: &dice)
    #expect(slipped != text)
    #expect(abs(slipped.count - text.count) <= 2)
    #expect(Slip.made(in: "abc", using: &dice) == "abc")
  }

  @Test func oneVoiceWritesAlikeAllVoicesDiffer() {
    var texts: Set<String> = []
    for index in 0..<60 {
      var dice = Dice(seed: 1, .voice, index)
      let voice = Voice(using: &dice)
      texts.insert(voice.written(["荷花开了，好看", "去年也开了"], using: &dice))
    }

    #expect(texts.count > 8)
    #expect(texts.allSatisfy { $0.contains("荷花开了") && $0.contains("去年也开了") })
  }

  @Test func clausesOfAFloorAreItsOwnWords() throws {
    let floor = Floor(
      author: 0, age: 0, move: .answer, answered: 0, words: "买房看地段，别的[em1]都好说。嗯", body: "")
    var dice = Dice(seed: 1, .text)

    for _ in 0..<20 { #expect(floor.clause(using: &dice) == "买房看地段") }
  }
}
