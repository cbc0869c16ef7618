import Foundation
import ServerStorage

/// Lets members judge an article.
struct LikeMaker {
  let stage: Stage
  let crowd: Crowd
  let clock: RhythmClock
  let words: [Sheet.Sentence]

  /// Returns the judgements of an article, the first first; its author does not judge himself.
  ///
  /// `readers` is how many articles its topic has, if it opens one.
  func likes(
    ofArticleAged age: Double, by author: Int, readers: Int?, using dice: inout Dice
  ) -> [LikeRecord] {
    let count = count(readers: readers, using: &dice)
    var judges = [author]
    var likes: [(age: Double, like: LikeRecord)] = []
    for _ in 0..<count {
      let likeAge = age * (1 - dice.unit() * dice.unit() * 0.98)
      let judge = crowd.someone(at: likeAge, but: judges, in: stage.population, using: &dice)
      guard !judges.contains(judge), stage.population.personas[judge].isPresent(at: likeAge) else {
        continue
      }
      judges.append(judge)
      likes.append(
        (
          likeAge,
          LikeRecord(
            id: dice.entityID(), accountID: stage.population.personas[judge].id,
            score: score(using: &dice), body: dice.chance(0.4) ? word(using: &dice) : "",
            time: clock.date(age: likeAge))
        ))
    }
    return likes.sorted { $0.age > $1.age }.map(\.like)
  }

  private func count(readers: Int?, using dice: inout Dice) -> Int {
    guard let readers else { return dice.chance(0.025) ? dice.within(1...3) : 0 }
    guard dice.chance(0.3) else { return 0 }
    return min(Int(exp(dice.normal() * 1.1) * (1 + Double(readers) / 25)), 40)
  }

  private func score(using dice: inout Dice) -> Int {
    [5, 4, 3, 2, 1, 0, -1, -2, -3, -4, -5][
      dice.weighted([42, 4, 9, 8, 16, 10, 3, 2, 2, 1, 3])]
  }

  private func word(using dice: inout Dice) -> String {
    var telling = Telling(lists: [], dice: dice)
    let word = telling.tell(dice.pick(words).template)
    dice = telling.dice
    return word
  }
}
