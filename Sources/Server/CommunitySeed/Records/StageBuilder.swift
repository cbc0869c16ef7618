/// Sets the stage of a plan: members, boards with their crowds, topics in outline.
enum StageBuilder {
  static func stage(of plan: SeedPlan) -> Stage {
    let signatures = SheetLibrary.common.common[.signature].map(\.template)
    var population = Population(plan: plan, signatures: signatures)
    let boards = SectionPlan.all.flatMap(\.boards)
    let outlines = Outliner(plan: plan, boards: boards).outlines()
    var articles = Array(repeating: 0, count: boards.count)
    for outline in outlines { articles[outline.board] += outline.size }
    let rooms = boards.indices.map { index in
      room(boards[index], index: index, articles: articles[index], plan: plan, in: population)
    }
    for manager in rooms.flatMap({ $0?.crowd.managers ?? [] }) {
      population.entitle(manager, "版主")
    }
    return Stage(seed: plan.seed, population: population, rooms: rooms, outlines: outlines)
  }

  private static func room(
    _ board: BoardPlan, index: Int, articles: Int, plan: SeedPlan, in population: Population
  ) -> Stage.Room? {
    guard let theme = board.theme, let sheet = SheetLibrary.sheets[theme] else { return nil }
    var dice = Dice(seed: plan.seed, .shape, index)
    let size = 24 + Int(Double(articles).squareRoot() * 8)
    let crowd =
      board.rules.contains(.forbidsReplies)
      ? Crowd(staff: Array(0..<Population.staff))
      : Crowd(size: size, managers: dice.weighted([8, 40, 35, 17]), in: population, using: &dice)
    var meant = sheet
    for (name, words) in board.words.sorted(by: { $0.key < $1.key }) {
      meant.setList(name, SheetParser.words(words, in: sheet))
    }
    return Stage.Room(plan: board, sheet: sheet, crowd: crowd, lists: meant.lists)
  }
}
