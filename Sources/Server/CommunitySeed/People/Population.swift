import Foundation
import ServerStorage

/// All members, made of the plan.
struct Population: Sendable {
  private(set) var personas: [Persona] = []

  /// How many of the first are there from the beginning and every day.
  static let veterans = 12
  /// How many of the first run the community.
  static let staff = 4

  init(plan: SeedPlan, signatures: [Template]) {
    var names = NameMaker()
    for index in 0..<plan.accounts {
      var dice = Dice(seed: plan.seed, .account, index)
      personas.append(
        Self.persona(
          at: index, plan: plan, names: &names, signatures: signatures, using: &dice))
    }
  }

  /// Gives a member a role to be known by, unless he has one.
  mutating func entitle(_ index: Int, _ title: String) {
    if personas[index].title == nil { personas[index].title = title }
  }

  private static func persona(
    at index: Int, plan: SeedPlan, names: inout NameMaker, signatures: [Template],
    using dice: inout Dice
  ) -> Persona {
    let name = names.name(using: &dice)
    let isVeteran = index < veterans
    let createAge = isVeteran ? Age.oldestAccount : createAge(using: &dice)
    let isClosed = !isVeteran && createAge > 2 * Age.year && dice.chance(0.05)
    let loginAge =
      isVeteran
      ? dice.between(5, Age.hour) : loginAge(createAge, isClosed: isClosed, using: &dice)
    var voiceDice = Dice(seed: plan.seed, .voice, index)
    var idDice = Dice(seed: plan.seed, .accountID, index)
    return Persona(
      id: idDice.entityID(), name: name, nick: NickMaker.nick(for: name, using: &dice),
      gender: [.undisclosed, .male, .female][dice.weighted([20, 50, 30])],
      birthday: dice.chance(0.4) ? birthday(createAge, using: &dice) : nil,
      score: score(createAge, isVeteran: isVeteran, using: &dice),
      city: cities[dice.weighted(cityWeights)],
      signature: dice.chance(0.55) ? signature(of: signatures, using: &dice) : "",
      voice: Voice(using: &voiceDice), createAge: createAge, loginAge: loginAge,
      isClosed: isClosed, title: index == 0 ? "站长" : index < staff ? "站务" : nil)
  }

  private static func createAge(using dice: inout Dice) -> Double {
    switch dice.weighted([62, 25, 13]) {
    case 0: dice.between(8, 21.9) * Age.year
    case 1: dice.between(1, 8) * Age.year
    default: dice.between(0.5 * Age.day, Age.year)
    }
  }

  private static func loginAge(
    _ createAge: Double, isClosed: Bool, using dice: inout Dice
  ) -> Double {
    if isClosed { return dice.between(0.2, 0.9) * createAge }
    switch dice.weighted([52, 22, 26]) {
    case 0: return min(exp(dice.between(3, 10.5)), createAge * 0.9)
    case 1: return min(dice.between(1, 120) * Age.day, createAge * 0.9)
    default: return dice.between(0.05, 0.95) * createAge
    }
  }

  private static func score(
    _ createAge: Double, isVeteran: Bool, using dice: inout Dice
  ) -> Int {
    let perYear = exp(4 + dice.normal() * 1.5) * (isVeteran ? 20 : 1)
    return Int(perYear * createAge / Age.year)
  }

  private static func birthday(_ createAge: Double, using dice: inout Dice) -> String {
    let years = createAge > 12 * Age.year ? 1964...1986 : 1968...2001
    let (year, month, day) = (dice.within(years), dice.within(1...12), dice.within(1...28))
    return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  private static func signature(of templates: [Template], using dice: inout Dice) -> String {
    var telling = Telling(lists: [], dice: dice)
    let text = telling.tell(dice.pick(templates))
    dice = telling.dice
    return dice.chance(0.12) ? Ansi.painted(text, using: &dice) : text
  }

  private static let cities = [
    "北京", "上海", "广东", "浙江", "江苏", "四川", "湖北", "陕西", "山东", "天津", "福建", "湖南", "辽宁",
    "河北", "安徽", "重庆", "河南", "美国", "日本", "加拿大", "新加坡", "德国", "云南", "黑龙江",
  ]
  private static let cityWeights: [Double] = [
    40, 8, 6, 5, 5, 4, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 1.5, 1, 0.7, 0.7, 0.7, 1, 1,
  ]
}
