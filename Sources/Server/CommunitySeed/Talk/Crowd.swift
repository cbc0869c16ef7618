/// Those who write on one board, the busiest first.
struct Crowd: Sendable {
  let members: [Int]
  /// Those who keep order, most senior first.
  let managers: [Int]

  init(size: Int, managers managerCount: Int, in population: Population, using dice: inout Dice) {
    let all = population.personas.count
    var chosen: Set<Int> = []
    var members: [Int] = []
    while members.count < min(size, all) {
      let index = dice.below(all)
      if chosen.insert(index).inserted { members.append(index) }
    }
    self.members = members
    managers = Array(
      members.filter {
        let persona = population.personas[$0]
        return !persona.isClosed && persona.createAge > Age.year
          && persona.loginAge < 30 * Age.day
      }.prefix(managerCount))
  }

  /// Gathers the few who run the community.
  init(staff: [Int]) {
    members = staff
    managers = []
  }

  /// Returns someone who was there at some age, rather one of the busy; never one of `others`.
  func someone(
    at age: Double, but others: [Int], in population: Population, using dice: inout Dice
  ) -> Int {
    for _ in 0..<24 {
      let spread = dice.unit()
      let member = members[Int(spread * spread * Double(members.count))]
      if population.personas[member].isPresent(at: age), !others.contains(member) { return member }
    }
    let start = dice.below(Population.veterans)
    let veterans = (0..<Population.veterans).map { (start + $0) % Population.veterans }
    return veterans.first { !others.contains($0) } ?? start
  }
}
