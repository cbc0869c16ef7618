import Testing

@testable import CommunitySeed

struct TemplateTests {
  private let lists = ["果": 0, "数": 1]

  private func telling(seed: UInt64 = 1, snippets: [String] = []) -> Telling {
    let fruit = ["梨", "桃", "李"].map { Template(pieces: [.text($0)]) }
    let number = [Template(pieces: [.number(lower: 3, upper: 9, step: 3)])]
    return Telling(lists: [fruit, number], snippets: snippets, dice: Dice(seed: seed, .text))
  }

  private func told(_ source: String, by telling: Telling) -> String {
    var telling = telling
    return telling.tell(TemplateParser.parse(source) { lists[$0] })
  }

  @Test(arguments: ["", "荷塘", "a | b", "一¶二", "100%"])
  func plainTextStaysAsItIs(text: String) {
    #expect(told(text, by: telling()) == text.replacing("¶", with: "\n"))
  }

  @Test func everyChoiceIsMade() {
    let told = Set((0..<60).map { self.told("{甲|乙{1-2}|}丙", by: telling(seed: $0)) })

    #expect(told == ["甲丙", "乙1丙", "乙2丙", "丙"])
  }

  @Test func numbersKeepTheirStep() {
    let told = Set((0..<60).map { self.told("{10-30:10}", by: telling(seed: $0)) })

    #expect(told == ["10", "20", "30"])
  }

  @Test func wordsStayTheSameThroughoutATopic() {
    var telling = telling()
    let template = TemplateParser.parse("{果}和{果}，{*果}") { lists[$0] }

    let first = telling.tell(template)
    let words = first.split { $0 == "和" || $0 == "，" }
    #expect(words.count == 3 && words[0] == words[1])
    for _ in 0..<20 { #expect(telling.tell(template).hasPrefix("\(words[0])和")) }
  }

  @Test func rolesAreFilledByTheMoment() {
    var telling = telling(snippets: ["{ok|}"])
    telling.subject = "荷花"
    telling.starter = "lz"
    telling.echo = "不对"
    telling.answered = "bob"
    telling.board = "测试"
    telling.laugh = "哈哈"

    #expect(told("{主} {楼} “{引}” {名} {版} {码}", by: telling) == "荷花 lz “不对” bob 测试 {ok|}")
    #expect(told("好{笑}", by: telling) == "好 哈哈")
    #expect(told("{笑}，好", by: telling) == "哈哈，好")
  }

  @Test func needForAnEchoIsKnown() {
    #expect(TemplateParser.parse("{甲|乙{引}}") { lists[$0] }.needsEcho)
    #expect(!TemplateParser.parse("{甲|乙{主}}") { lists[$0] }.needsEcho)
  }

  @Test(arguments: ["{果", "果}", "{花}", "{9-3}"])
  func mistakesEndTheProgram(source: String) async {
    await #expect(processExitsWith: .failure) { [source] in
      _ = TemplateParser.parse(source) { $0 == "果" ? 0 : nil }
    }
  }
}
