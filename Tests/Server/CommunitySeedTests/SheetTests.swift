import Testing

@testable import CommunitySeed

struct SheetTests {
  @Test func linesGoToTheirShelves() throws {
    let sheet = SheetParser.parse([
      """
      // a note
      @ 果 梨|桃
      答 吃{果}
      ~ 去
      疑 甜吗？⇒甜
      码 { x |¶y }
      * 晒+ {果}
      题 晒{果}
      文 如图
      题 又晒{果}
      题 再晒
      文 还是图
      文 没图
      答 好{果}
      """
    ])

    #expect(sheet.common[.answer].count == 1)
    #expect(sheet.common[.question].first?.reply != nil)
    #expect(sheet.snippets == ["{ x |\ny }"])
    let scene = try #require(sheet.scenes.first)
    #expect(scene.kind == .show && scene.hasPictures)
    #expect(scene.parts.map(\.titles.count) == [1, 2])
    #expect(scene.parts.map(\.openings.count) == [1, 2])
    #expect(scene.shelves[.answer].count == 1)
    var telling = Telling(lists: sheet.lists, dice: Dice(seed: 1, .text))
    #expect(["吃梨去", "吃桃去"].contains(telling.tell(sheet.common[.answer][0].template)))
  }

  @Test func sheetKnowsTheWordsOfAnother() {
    let common = SheetParser.parse(["@ 果 梨"])
    let sheet = SheetParser.parse(["答 {果}"], knowing: common)

    var telling = Telling(lists: sheet.lists, dice: Dice(seed: 1, .text))
    #expect(telling.tell(sheet.common[.answer][0].template) == "梨")
  }

  @Test(arguments: Theme.allCases)
  func everyThemeCanBeTalkedAbout(theme: Theme) throws {
    let sheet = try #require(SheetLibrary.sheets[theme])

    #expect(!sheet.scenes.isEmpty)
    for scene in sheet.scenes {
      #expect(!scene.parts.isEmpty)
      #expect(scene.parts.allSatisfy { !$0.titles.isEmpty && !$0.openings.isEmpty })
      let answers = scene.shelves[.answer].count + sheet.common[.answer].count
      #expect(answers >= 10 || theme == .announce, "\(theme) has \(answers) answers")
    }
  }

  @Test(arguments: Theme.allCases)
  func everySentenceCanBeTold(theme: Theme) throws {
    let sheet = try #require(SheetLibrary.sheets[theme])
    var telling = Telling(
      lists: sheet.lists, snippets: sheet.snippets, dice: Dice(seed: 9, .text))
    var templates = sheet.scenes.flatMap { scene in
      scene.parts.flatMap { $0.titles + $0.openings } + [scene.subject]
    }
    for shelves in [sheet.common] + sheet.scenes.map(\.shelves) {
      for sentence in Sheet.Shelf.allCases.flatMap({ shelves[$0] }) {
        templates += [sentence.template] + (sentence.reply.map { [$0] } ?? [])
      }
    }

    for template in templates {
      for _ in 0..<4 {
        let text = telling.tell(template)
        #expect(!text.contains("{") || !sheet.snippets.isEmpty, "\(text)")
        #expect(!text.contains("，，") && !text.contains("。，") && !text.contains("，。"), "\(text)")
      }
    }
  }

  @Test func everyBoardsWordsAreOfItsSheet() throws {
    for board in SectionPlan.all.flatMap(\.boards) {
      guard let theme = board.theme else { continue }
      let sheet = try #require(SheetLibrary.sheets[theme])
      #expect(board.words.keys.allSatisfy { sheet.list(named: $0) != nil }, "\(board.name)")
    }
  }
}
