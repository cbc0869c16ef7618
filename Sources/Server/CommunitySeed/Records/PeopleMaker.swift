import Foundation
import ServerStorage

/// Turns members into account records.
struct PeopleMaker {
  let clock: RhythmClock
  let studio: Studio

  func accounts(of population: Population) -> [AccountRecord] {
    population.personas.enumerated().map { index, persona in
      AccountRecord(
        id: persona.id, name: persona.name, nick: persona.nick, gender: persona.gender,
        birthday: persona.birthday, score: persona.score, title: persona.title,
        city: persona.city, signature: persona.signature, avatar: studio.portrait(of: index),
        createTime: clock.date(age: persona.createAge),
        loginTime: clock.date(age: persona.loginAge), isClosed: persona.isClosed)
    }
  }
}
