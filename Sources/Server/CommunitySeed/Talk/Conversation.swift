/// Lets the members of a board talk about one topic, article by article.
struct Conversation {
  private let stage: Stage
  private let room: Stage.Room
  private let scene: Sheet.Scene
  private let kind: Sheet.Kind
  /// When each article is written.
  private let ages: [Double]
  private let reference: Reference?
  private let weights: [Move.Weight]
  private(set) var floors: [Floor] = []
  var speech: Speech
  private var hasEnded = false
  /// Which floors still wait for the word of the topic's author.
  private var openQuestions: [Int] = []

  private var dice: Dice {
    get { speech.telling.dice }
    set { speech.telling.dice = newValue }
  }

  /// Prepares a talk of one article for each age, the first first.
  ///
  /// `reference` is what articles may point to, if they shall point to anything.
  init(
    stage: Stage, room: Stage.Room, scene: Sheet.Scene, start: Sheet.TitleChoice, ages: [Double],
    dice: Dice,
    reference: Reference? = nil
  ) {
    self.stage = stage
    self.room = room
    self.scene = scene
    self.ages = ages
    self.reference = reference
    kind = scene.kind
    weights = Move.weights(scene.kind)
    speech = Speech(room: room, scene: scene, start: start, dice: dice)
  }

  /// Writes all articles.
  mutating func run() {
    open()
    while floors.count < ages.count { answer() }
  }

  private mutating func open() {
    let managers = room.crowd.managers.filter {
      scene.isOfHouse && stage.population.personas[$0].isPresent(at: ages[0])
    }
    let starter =
      managers.first
      ?? room.crowd.someone(at: ages[0], but: [], in: stage.population, using: &dice)
    speech.take(voice(of: starter))
    let words = speech.opening(hasPictures: scene.hasPictures)
    floors.append(
      Floor(
        author: starter, age: ages[0], move: .opening, answered: nil, words: words, body: words,
        pictures: scene.hasPictures ? speech.pictureCount() : 0))
  }

  /// Returns how a member writes here: without his habits where he speaks for the community.
  func voice(of member: Int) -> Voice {
    var voice = stage.population.personas[member].voice
    let isFirst = floors.isEmpty || floors[0].author == member
    voice.isFormal = isFirst && (scene.isOfHouse || room.plan.rules.contains(.forbidsReplies))
    return voice
  }

  private mutating func answer() {
    let age = ages[floors.count]
    let author = nextAuthor(at: age)
    let isStarter = author == floors[0].author
    let move = isStarter ? starterMove() : otherMove(of: author)
    let target = target(of: move, by: author)
    speech.take(voice(of: author))
    speech.isEarly = floors.count < 5
    speech.telling.answered = stage.population.personas[floors[target].author].name
    let line = speech.line(move, to: floors[target], pending: floors[target].pendingReply)
    if move == .followUp, floors[target].pendingReply != nil { floors[target].pendingReply = nil }
    if line.reply != nil { openQuestions.append(floors.count) }
    let words =
      reference?.added(to: line.words, answering: speech.telling.answered, using: &dice)
      ?? line.words
    floors.append(
      Floor(
        author: author, age: age, move: move, answered: target, words: words,
        body: body(words, move: move, target: target, author: author),
        pendingReply: line.reply, pictures: move == .picture ? speech.pictureCount() : 0))
  }
}

// MARK: - Who speaks

extension Conversation {
  private mutating func nextAuthor(at age: Double) -> Int {
    let last = floors[floors.count - 1]
    let starter = floors[0].author
    let share = Move.starterShare(kind) * (openQuestions.isEmpty ? 1 : 2.5)
    let population = stage.population
    if last.author != starter, dice.chance(share), population.personas[starter].isPresent(at: age) {
      return starter
    }
    // Whoever was contradicted may answer back.
    if last.move == .objection || last.move == .defence, let answered = last.answered,
      dice.chance(0.45)
    {
      let opponent = floors[answered].author
      if opponent != starter, opponent != last.author,
        population.personas[opponent].isPresent(at: age)
      {
        return opponent
      }
    }
    if floors.count > 4, dice.chance(kind == .diary ? 0.75 : 0.33) {
      let earlier = floors[dice.below(floors.count)].author
      if earlier != starter, earlier != last.author, population.personas[earlier].isPresent(at: age)
      {
        return earlier
      }
    }
    return room.crowd.someone(
      at: age, but: [last.author, starter], in: population, using: &dice)
  }

  private mutating func starterMove() -> Move {
    if kind == .sale { return dice.chance(0.3) ? .followUp : .ownBump }
    if kind == .diary { return .answer }
    guard openQuestions.isEmpty else { return .followUp }
    let passed = ages[0] - ages[floors.count]
    let isLate = floors.count * 4 > ages.count * 3 && floors.count > 3
    if isLate, passed > 2 * Age.hour, !hasEnded, dice.chance(0.3) {
      hasEnded = true
      return .ending
    }
    return passed > 40 * Age.minute ? .followUp : .thanks
  }

  private mutating func otherMove(of author: Int) -> Move {
    let last = floors[floors.count - 1]
    if last.move == .objection || last.move == .defence, let answered = last.answered,
      floors[answered].author == author, dice.chance(0.8)
    {
      return .defence
    }
    if room.crowd.managers.contains(author), dice.chance(0.03) { return .order }
    let move = weights[dice.weighted(weights.map(\.weight))].move
    if move == .praise, !scene.hasPictures { return .answer }
    return move.namesItsTarget && opinions(but: author).isEmpty ? .answer : move
  }

  /// Returns the floor that a move answers.
  private mutating func target(of move: Move, by author: Int) -> Int {
    let last = floors.count - 1
    switch move {
    case .defence: return last
    case .followUp, .thanks:
      if !openQuestions.isEmpty { return openQuestions.removeFirst() }
      return recent(but: author) ?? 0
    case .agreement, .objection, .echo: return dice.pick(opinions(but: author))
    case .joke, .aside, .short: return dice.chance(0.7) ? 0 : recent(but: author) ?? 0
    case .answer, .story: return kind == .diary || dice.chance(0.8) ? 0 : recent(but: author) ?? 0
    case .ending, .opening, .question, .picture, .essay, .order, .bump, .ownBump, .praise, .comfort:
      return 0
    }
  }

  /// Returns one of the latest floors that is another's, rather one that says something.
  private mutating func recent(but author: Int) -> Int? {
    let others = floors.indices.suffix(9).filter { $0 > 0 && floors[$0].author != author }
    let telling = others.filter { floors[$0].move.hasContent }
    return telling.isEmpty ? others.last : dice.pick(telling)
  }

  /// Returns the latest floors that one may agree with or contradict.
  private func opinions(but author: Int) -> [Int] {
    floors.indices.suffix(9).filter { place in
      let floor = floors[place]
      guard floor.author != author else { return false }
      return place == 0 ? kind == .opinion || kind == .clipping : floor.move.isOpinion
    }
  }

  /// Returns words and quotation as the author arranges them.
  private mutating func body(_ words: String, move: Move, target: Int, author: Int) -> String {
    let voice = stage.population.personas[author].voice
    let rate = move.namesItsTarget || (target > 0 && move != .short) ? 0.96 : voice.quoteRate
    // Whoever lets a picture speak quotes nobody.
    if words.isEmpty || words.hasPrefix("[upload") { return words }
    let isPlain = kind == .diary && target == 0
    let isOwn = floors[target].author == floors[0].author && author == floors[0].author
    guard !isOwn, dice.chance(isPlain ? 0.1 : rate) else { return words }
    let quoted = stage.population.personas[floors[target].author]
    let quotation = Quotation.lines(
      of: floors[target].body, by: quoted.name, nick: voice.namesNickInQuote ? quoted.nick : nil)
    return voice.writesBelowQuote ? quotation + "\n" + words : words + "\n" + quotation
  }
}

extension Move {
  /// Whether another can agree with it or contradict it.
  fileprivate var isOpinion: Bool {
    switch self {
    case .answer, .story, .objection, .defence, .essay: true
    default: false
    }
  }

  /// Whether it says something that can be answered.
  fileprivate var hasContent: Bool {
    switch self {
    case .answer, .story, .agreement, .objection, .defence, .essay, .question: true
    default: false
    }
  }

  /// Whether it makes no sense without what it answers.
  fileprivate var namesItsTarget: Bool {
    switch self {
    case .agreement, .objection, .defence, .echo: true
    default: false
    }
  }
}
