/// Finds the words for a move, and sees to it that none repeats another.
struct Speech {
  /// What someone says.
  struct Line {
    let words: String
    /// What the topic's author would say to it.
    var reply: Template?
  }

  var telling: Telling
  /// Whether few have spoken yet.
  var isEarly = true
  private var pool: SentencePool
  private let kind: Sheet.Kind
  private let opening: Template
  private var voice: Voice
  /// What was said, except what everyone says.
  private var said: Set<UInt64> = []

  init(room: Stage.Room, scene: Sheet.Scene, start: Sheet.TitleChoice, dice: Dice) {
    var dice = dice
    kind = scene.kind
    opening = scene.parts[start.part].openings[start.opening]
    voice = Voice(using: &dice)
    pool = SentencePool(scene: scene, theme: room.sheet, common: SheetLibrary.common)
    telling = Telling(lists: room.lists, snippets: room.sheet.snippets, dice: dice)
    telling.board = room.plan.title.trimmed
    telling.subject = telling.tell(scene.subject)
  }

  /// Lets another speak.
  mutating func take(_ voice: Voice) {
    self.voice = voice
    telling.starter = voice.starter
    telling.laugh = voice.laugh
  }

  mutating func pictureCount() -> Int {
    telling.dice.weighted([0, 45, 22, 12, 8, 5, 4, 0, 0, 3])
  }

  /// Returns a topic's first words.
  mutating func opening(hasPictures: Bool) -> String {
    if hasPictures, telling.dice.chance(0.05) {
      return telling.dice.chance(0.5) ? "" : "[upload=1][/upload]"
    }
    var sentences = [telling.tell(opening)]
    if kind == .question || kind == .story || kind == .opinion {
      if telling.dice.chance(0.3), let lead = draw(.lead, from: [.common]) {
        sentences.insert(telling.tell(lead.template), at: 0)
      }
      if telling.dice.chance(0.35), let closing = draw(.closing, from: [.theme, .common]) {
        sentences.append(telling.tell(closing.template))
      }
    }
    if kind != .notice, telling.dice.chance(0.03) { sentences += essay() }
    return Decoration.added(
      to: voice.written(sentences, using: &telling.dice), voice: voice, using: &telling.dice)
  }

  /// Returns the words of a move, unlike those of any other in this topic.
  mutating func line(_ move: Move, to target: Floor, pending: Template?) -> Line {
    if move == .short { return Line(words: short()) }
    if move == .followUp, let pending {
      let words = written([telling.tell(pending)])
      if said.insert(words.fingerprint).inserted { return Line(words: words) }
    }
    for attempt in 0..<10 {
      let move = attempt < 6 || move == .picture ? move : .answer
      let draft = draft(move, to: target, isLong: attempt > 3 && kind != .diary)
      let words = draft.sentences.isEmpty ? "" : written(draft.sentences)
      if words.isEmpty || move == .picture || said.insert(words.fingerprint).inserted {
        return Line(words: words, reply: draft.reply)
      }
    }
    let faces = "[em\(telling.dice.within(1...73))][ema\(telling.dice.within(0...41))]"
    let words = written(draft(.answer, to: target, isLong: true).sentences) + faces
    said.insert(words.fingerprint)
    return Line(words: words)
  }

  /// What someone says, before he types it.
  private struct Draft {
    var sentences: [String]
    var reply: Template?
  }

  private mutating func draft(_ move: Move, to target: Floor, isLong: Bool) -> Draft {
    telling.echo = move == .echo ? target.clause(using: &telling.dice) ?? "" : ""
    if move == .picture, telling.dice.chance(0.35) {
      return Draft(sentences: telling.dice.chance(0.5) ? [] : ["[upload=1][/upload]"])
    }
    if move == .essay { return Draft(sentences: essay()) }
    guard let (sentence, shelf) = sentence(for: move) else { return Draft(sentences: [short()]) }
    var draft = Draft(sentences: [telling.tell(sentence.template)], reply: sentence.reply)
    if shelf == .answer || shelf == .story { addMore(to: &draft.sentences) }
    if isLong, let more = draw(.answer, from: [.theme, .common]) {
      draft.sentences.append(telling.tell(more.template))
    }
    return draft
  }

  /// Returns the sentence that makes a move, and the shelf it lay on.
  private mutating func sentence(for move: Move) -> (Sheet.Sentence, Sheet.Shelf)? {
    for _ in 0..<6 {
      for shelf in shelves(of: move) {
        // A topic's author tells nothing twice; he thanks instead.
        let isOnce = shelf == .followUp
        guard let sentence = draw(shelf, from: sources(of: shelf), isOnce: isOnce) else { continue }
        if telling.echo.isEmpty, sentence.template.needsEcho { continue }
        return (sentence, shelf)
      }
    }
    return nil
  }

  private mutating func shelves(of move: Move) -> [Sheet.Shelf] {
    switch move {
    case .opening, .short: [.short]
    case .answer, .essay: [.answer]
    case .story: [.story, .answer]
    case .question: [.question]
    case .agreement: [.agreement]
    case .objection: [.objection]
    case .defence: [.defence]
    case .echo: [.echo, .agreement]
    case .joke: [.joke]
    case .aside: [.aside]
    case .picture: [.pictured]
    case .order: [.order]
    case .bump: [.bump]
    case .ownBump: [.ownBump]
    case .praise: [.praise]
    case .comfort: pool.has(.comfort, from: [.scene]) ? [.comfort] : [.answer]
    case .thanks: [.thanks]
    case .followUp: telling.dice.chance(0.6) ? [.followUp, .thanks] : [.thanks]
    case .ending: [.ending]
    }
  }

  private func sources(of shelf: Sheet.Shelf) -> [SentencePool.Source] {
    switch shelf {
    case .answer where kind == .diary: [.scene]
    case .joke, .agreement, .objection, .story, .aside: [.theme, .common]
    default: SentencePool.Source.allCases
    }
  }

  /// Adds what a talkative one would say on.
  private mutating func addMore(to sentences: inout [String]) {
    let shelf: Sheet.Shelf = !isEarly && telling.dice.chance(0.15) ? .lateOpener : .opener
    if telling.dice.chance(0.13), let opener = draw(shelf, from: [.common]) {
      sentences[0] = telling.tell(opener.template) + "，" + sentences[0]
    }
    let isDiary = kind == .diary
    if !isDiary, telling.dice.chance(0.26 * voice.talkativeness),
      let more = draw(telling.dice.chance(0.35) ? .story : .answer, from: [.theme, .common])
    {
      sentences.append(telling.tell(more.template))
    }
    if !isDiary, telling.dice.chance(0.12 * voice.talkativeness),
      let tail = draw(.tail, from: [.common])
    {
      sentences.append(telling.tell(tail.template))
    }
  }

  /// Returns the paragraphs of one who has much to tell.
  private mutating func essay() -> [String] {
    var paragraphs: [String] = []
    for _ in 0..<telling.dice.within(2...5) {
      guard let part = draw(.essay, from: [.theme], isOnce: true) else { break }
      paragraphs.append(telling.tell(part.template))
    }
    var points: [String] = []
    for number in 1...telling.dice.within(4...9) {
      let shelf: Sheet.Shelf = telling.dice.chance(0.7) ? .answer : .story
      guard let point = draw(shelf, from: [.theme, .common]) else { continue }
      points.append("\(number)、" + telling.tell(point.template))
    }
    return paragraphs.map { $0 + "\n" } + [points.joined(separator: "\n")]
  }

  private mutating func short() -> String {
    guard let sentence = draw(.short, from: [.common]) else { return "" }
    return telling.tell(sentence.template)
  }

  private mutating func written(_ sentences: [String]) -> String {
    Decoration.added(
      to: voice.written(sentences, using: &telling.dice), voice: voice, using: &telling.dice)
  }

  private mutating func draw(
    _ shelf: Sheet.Shelf, from sources: [SentencePool.Source], isOnce: Bool = false
  ) -> Sheet.Sentence? {
    pool.draw(shelf, from: sources, isOnce: isOnce, using: &telling.dice)
  }
}
