import Foundation
import ServerStorage

/// Turns the outline of a topic into the records of it and its articles.
///
/// A topic's records depend on nothing but the plan, so topics can be made in any order.
struct TopicMaker: Sendable {
  let stage: Stage
  let clock: RhythmClock
  let album: Album

  func records(of outline: TopicOutline) -> (topic: TopicRecord, articles: [ArticleRecord]) {
    guard let room = stage.rooms[outline.board] else {
      preconditionFailure("topic \(outline.index) is in a directory")
    }
    let scene = room.sheet.scene(of: outline.title)
    let dice = Dice(seed: stage.seed, .text, outline.index)
    var talk = Conversation(
      stage: stage, room: room, scene: scene, start: outline.title,
      ages: ages(of: outline, kind: scene.kind), dice: dice,
      reference: Reference(stage: stage, outline: outline))
    talk.run()
    let id = TopicOutline.id(seed: stage.seed, index: outline.index)
    var titleDice = talk.speech.telling.dice
    let starter = talk.voice(of: talk.floors[0].author)
    let bare = talk.speech.telling.tell(scene.parts[outline.title.part].titles[outline.title.title])
    let subject =
      outline.isCollection
      ? TitleMaker.cut("[合集] " + bare)
      : TitleMaker.title(bare, kind: scene.kind, voice: starter, using: &titleDice)
    let writer = ArticleWriter(
      stage: stage, room: room, clock: clock, album: album, outline: outline, topicID: id,
      subject: subject)
    let articles = writer.articles(of: talk.floors)
    let topic = TopicRecord(
      id: id, boardID: BoardMaker.id(seed: stage.seed, index: outline.board), subject: subject,
      createTime: clock.date(age: outline.firstAge),
      flushTime: articles.last?.postTime ?? clock.date(age: outline.lastAge),
      isSticky: outline.isSticky, isEssence: outline.isEssence)
    return (topic, articles)
  }

  /// Returns when each article is written, the first first.
  private func ages(of outline: TopicOutline, kind: Sheet.Kind) -> [Double] {
    guard outline.size > 1 else { return [outline.lastAge] }
    var dice = Dice(seed: stage.seed, .time, outline.index)
    let span = outline.firstAge - outline.lastAge
    // Talk is thick at first and thins out; a diary keeps its pace.
    let bend = kind == .diary ? 1.0 : dice.between(1.2, 2.6)
    var parts = (0..<(outline.size - 2)).map { _ in pow(dice.unit(), bend) }
    parts.sort()
    return [outline.firstAge] + parts.map { outline.firstAge - $0 * span } + [outline.lastAge]
  }
}
