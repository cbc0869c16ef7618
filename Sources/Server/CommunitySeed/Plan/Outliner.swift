import Foundation

/// Decides which topics there are: on which board, how long, how old, about what.
struct Outliner {
  private let plan: SeedPlan
  private let boards: [BoardPlan]

  init(plan: SeedPlan, boards: [BoardPlan]) {
    self.plan = plan
    self.boards = boards
  }

  /// Returns all topics, those of a board together, its freshest first.
  func outlines() -> [TopicOutline] {
    let counts = topicCounts()
    var outlines: [TopicOutline] = []
    for (board, sizes) in sizes(counts).enumerated() where !sizes.isEmpty {
      outlines += topics(of: board, sizes: sizes, from: outlines.count)
    }
    return outlines
  }

  /// Returns how many topics each board has; each that people write on has one, if there are enough.
  private func topicCounts() -> [Int] {
    let total = boards.reduce(0) { $0 + $1.weight }
    var counts = boards.map { Int($0.weight / total * Double(plan.topics)) }
    let writable = boards.indices.filter { boards[$0].weight > 0 }.sorted {
      (counts[$0] == 0 ? 1 : 0, boards[$0].weight) > (counts[$1] == 0 ? 1 : 0, boards[$1].weight)
    }
    for place in 0..<(plan.topics - counts.reduce(0, +)) {
      counts[writable[place % writable.count]] += 1
    }
    return counts
  }

  /// Returns how many articles each topic of each board has.
  ///
  /// The longest topic is a running diary, the one sort that does not tire of itself.
  private func sizes(_ counts: [Int]) -> [[Int]] {
    let isMute = boards.map { $0.rules.contains(.forbidsReplies) }
    let muteTopics = boards.indices.reduce(0) { $0 + (isMute[$1] ? counts[$1] : 0) }
    var dice = Dice(seed: plan.seed, .topic)
    var pool = TopicSizes.sizes(
      count: plan.topics - muteTopics, total: plan.articles - muteTopics, using: &dice)[...]
    let longest = pool.removeFirst()
    let inhabited = boards.indices.filter { counts[$0] > 0 && !isMute[$0] }
    let host = inhabited.first { boards[$0].theme == .running } ?? inhabited.first
    return boards.indices.map { board in
      guard !isMute[board] else { return Array(repeating: 1, count: counts[board]) }
      let own = counts[board] - (board == host ? 1 : 0)
      defer { pool.removeFirst(own) }
      return (board == host ? [longest] : []) + pool.prefix(own)
    }
  }

  private func topics(of board: Int, sizes: [Int], from start: Int) -> [TopicOutline] {
    var dice = Dice(seed: plan.seed, .board, board)
    guard let theme = boards[board].theme, let sheet = SheetLibrary.sheets[theme] else { return [] }
    var scenes = SceneChooser(sheet: sheet, using: &dice)
    var ages = ages(count: sizes.count, pace: boards[board].pace, using: &dice)
    var topics: [TopicOutline] = []
    for (place, size) in sizes.enumerated() {
      let isDiary = size >= TopicSizes.longest
      let choice = isDiary ? scenes.diary() : scenes.next(size: size)
      if isDiary { ages.swapAt(place, min(2, ages.count - 1)) }
      let lastAge = ages[place]
      let duration = size == 1 ? 0 : isDiary ? 400 * Age.day : duration(size, using: &dice)
      topics.append(
        TopicOutline(
          index: start + place, board: board, size: size, title: choice,
          lastAge: lastAge, firstAge: min(lastAge + duration, max(Age.oldestTopic, lastAge + 60))))
    }
    mark(&topics, sheet: sheet, using: &dice)
    return topics
  }

  /// Returns how long ago each topic's last article was written, the freshest first.
  private func ages(
    count: Int, pace: BoardPlan.Pace, using dice: inout Dice
  ) -> [Double] {
    let span = pace.ages(using: &dice)
    let page = min(20, count - 1)
    return (0..<count).map { place in
      let inPage = place <= page
      let part =
        inPage
        ? Double(place) / Double(max(page, 1)) : Double(place - page) / Double(count - 1 - page)
      let (from, to) = inPage ? (span.first, span.page) : (span.page, span.last)
      return exp(log(from) + (log(to) - log(from)) * part + dice.between(-0.12, 0.12))
    }
  }

  private func duration(_ size: Int, using dice: inout Dice) -> Double {
    let middle = 75 * Age.minute * pow(Double(size - 1), 0.8)
    return min(middle * exp(dice.normal() * 1.1), 3 * Age.year)
  }

  /// Picks what is kept on top, what is the board's best, and the odd ones.
  private func mark(_ topics: inout [TopicOutline], sheet: Sheet, using dice: inout Dice) {
    let stickies = topics.count < 4 ? 0 : dice.weighted([15, 40, 30, 15])
    var house = Deck(count: sheet.houseChoices.count, using: &dice)
    for _ in 0..<stickies {
      let place = topics.count / 2 + dice.below(topics.count - topics.count / 2)
      guard topics[place].size < 80, !topics[place].isSticky, let card = house.draw() else {
        continue
      }
      topics[place].isSticky = true
      topics[place].title = sheet.houseChoices[card]
    }
    for index in topics.indices {
      let isLong = topics[index].size > 60
      topics[index].isEssence = dice.chance(isLong ? 0.2 : 0.035)
      topics[index].isCollection =
        dice.chance(0.008) && topics[index].size < 60 && !topics[index].isSticky
      topics[index].hasLostStart = dice.chance(0.0015) && topics[index].size > 3
    }
  }
}
