import Foundation

/// Puts a whole old conversation into one article, as managers do to keep it (合集).
struct CollectionWriter {
  let stage: Stage
  let room: Stage.Room
  let scene: Sheet.Scene
  let start: Sheet.TitleChoice

  private static let rule = "☆─────────────────────────────────────☆"

  /// Returns the article; the talk in it is older than itself.
  func text(age: Double, using dice: inout Dice) -> String {
    let count = dice.within(10...45)
    let oldest = age + 40 * Age.day
    let ages = (0..<count).map { oldest - Double($0) * Age.hour }
    var talk = Conversation(
      stage: stage, room: room, scene: scene, start: start, ages: ages, dice: dice)
    talk.run()
    dice = talk.speech.telling.dice
    var time = dice.within(1_150_000_000...1_330_000_000)
    var parts: [String] = []
    for floor in talk.floors {
      let author = stage.population.personas[floor.author]
      parts.append(
        """
        \(Self.rule)
           \(author.name) (\(author.nick)) 于  (\(BoardDate.text(secondsSince1970: time)))  提到:

        \(floor.body)

        """)
      time += dice.within(40...9_000)
    }
    return parts.joined(separator: "\n")
  }
}
