import Foundation
import ServerStorage

/// Turns the floors of a conversation into articles.
struct ArticleWriter {
  let stage: Stage
  let room: Stage.Room
  let clock: RhythmClock
  let album: Album
  let outline: TopicOutline
  let topicID: TopicRecord.ID
  let subject: String

  /// From this age on, articles do not say where their authors were.
  private static let firstCityAge = 4 * Age.year

  func articles(of floors: [Floor]) -> [ArticleRecord] {
    var ids = Dice(seed: stage.seed, .articleID, outline.index)
    var dice = Dice(seed: stage.seed, .attachments, outline.index)
    let likes = LikeMaker(
      stage: stage, crowd: room.crowd, clock: clock, words: SheetLibrary.common.common[.judgement])
    var likeDice = Dice(seed: stage.seed, .likes, outline.index)
    let articleIDs = floors.map { _ in ids.entityID() }
    let orders = orders(count: floors.count, using: &dice)
    let reply = TitleMaker.reply(to: subject)
    var articles: [ArticleRecord] = []
    for (place, floor) in floors.enumerated() {
      let persona = stage.population.personas[floor.author]
      let isFirst = place == 0
      articles.append(
        ArticleRecord(
          id: articleIDs[place], topicID: topicID, accountID: persona.id,
          replyID: floor.answered.map { articleIDs[$0] }, order: orders[place],
          subject: isFirst && !outline.hasLostStart ? subject : reply,
          body: isFirst ? firstBody(floor, using: &dice) : floor.body,
          postTime: clock.date(age: floor.age), editTime: editTime(floor.age, using: &dice),
          city: city(of: persona, age: floor.age, using: &dice),
          attachments: album.attachments(
            count: floor.pictures, theme: room.plan.theme, using: &dice),
          likes: likes.likes(
            ofArticleAged: floor.age, by: floor.author, readers: isFirst ? floors.count : nil,
            using: &likeDice)))
    }
    return articles
  }

  private func firstBody(_ floor: Floor, using dice: inout Dice) -> String {
    guard outline.isCollection else { return floor.body }
    let scene = room.sheet.scene(of: outline.title)
    let writer = CollectionWriter(
      stage: stage, room: room, scene: scene, start: outline.title)
    return writer.text(age: floor.age, using: &dice)
  }

  /// Returns the floors' numbers: some are missing where articles were deleted.
  private func orders(count: Int, using dice: inout Dice) -> [Int] {
    let losesSome = dice.chance(0.06)
    var order = outline.hasLostStart ? 1 : 0
    return (0..<count).map { _ in
      defer { order += losesSome && dice.chance(0.06) ? dice.within(2...3) : 1 }
      return order
    }
  }

  private func editTime(_ age: Double, using dice: inout Dice) -> Date? {
    guard dice.chance(0.03), age > 30 else { return nil }
    return clock.date(age: max(age - dice.between(20, dice.chance(0.8) ? 900 : 90_000), age * 0.1))
  }

  private func city(of persona: Persona, age: Double, using dice: inout Dice) -> String? {
    let isAway = dice.chance(0.05)
    let other = dice.pick(stage.population.personas).city
    guard age < Self.firstCityAge else { return nil }
    return isAway ? other : persona.city
  }
}
