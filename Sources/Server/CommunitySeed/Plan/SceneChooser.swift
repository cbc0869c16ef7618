/// Leads a board through the scenes and titles of its sheet, so that the same does not come twice
/// in a row.
struct SceneChooser {
  /// Beyond this many articles only some scenes hold a conversation together.
  private static let longSize = 90

  private let scenes: [Sheet.Scene]
  private let choices: [Sheet.TitleChoice]
  private let diaries: [Sheet.TitleChoice]
  private var deck: Deck
  /// How often each part of each scene was chosen.
  private var uses: [[Int]]

  init(sheet: Sheet, using dice: inout Dice) {
    scenes = sheet.scenes
    let all = sheet.scenes.indices.flatMap { scene in
      sheet.scenes[scene].parts.indices.flatMap { part in
        sheet.scenes[scene].parts[part].titles.indices.map {
          Sheet.TitleChoice(scene: scene, part: part, title: $0)
        }
      }
    }
    diaries = all.filter { sheet.scenes[$0.scene].kind == .diary }
    choices = all.filter { sheet.scenes[$0.scene].kind != .diary }
    precondition(!choices.isEmpty, "a sheet needs a scene with a title that is no diary")
    deck = Deck(count: choices.count, using: &dice)
    uses = scenes.map { scene in scene.parts.map { _ in 0 } }
  }

  mutating func next(size: Int) -> Sheet.TitleChoice {
    var choice = choices[deck.draw() ?? 0]
    for _ in 0..<12 where size > Self.longSize && !scenes[choice.scene].kind.holdsLongTalk {
      choice = choices[deck.draw() ?? 0]
    }
    let openings = scenes[choice.scene].parts[choice.part].openings.count
    choice.opening = uses[choice.scene][choice.part] % openings
    uses[choice.scene][choice.part] += 1
    return choice
  }

  /// Returns a scene in which members note what they did each day, or any if there is none.
  func diary() -> Sheet.TitleChoice {
    diaries.first ?? choices[0]
  }
}

extension Sheet.Kind {
  fileprivate var holdsLongTalk: Bool {
    switch self {
    case .question, .opinion, .story, .poll, .diary: true
    case .show, .sale, .notice, .clipping: false
    }
  }
}
