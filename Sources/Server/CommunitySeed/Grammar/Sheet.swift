/// What people say on the boards of one theme: words, ways to begin a topic, and what is answered.
struct Sheet: Sendable {
  /// A shelf of sentences, by the letter that opens their lines.
  enum Shelf: Character, Sendable, CaseIterable {
    case answer = "答"
    case followUp = "补"
    case ending = "终"
    case story = "事"
    case question = "疑"
    case objection = "驳"
    case agreement = "同"
    case joke = "笑"
    case essay = "长"
    case aside = "歪"
    case lead = "由"
    case closing = "尾"
    case pictured = "图"
    case short = "短"
    case opener = "起"
    case lateOpener = "续"
    case tail = "收"
    case thanks = "谢"
    case defence = "辩"
    case echo = "引"
    case order = "版"
    case bump = "顶"
    case ownBump = "自"
    case praise = "夸"
    case comfort = "慰"
    case signature = "签"
    case judgement = "评"
  }

  /// One line of a sheet.
  struct Sentence: Sendable {
    let template: Template
    /// What a topic's author says to it, if it asks him something.
    var reply: Template?
  }

  /// What sort of conversation a scene opens.
  enum Kind: Character, Sendable, CaseIterable {
    case question = "问"
    case opinion = "议"
    case story = "事"
    case show = "晒"
    case sale = "卖"
    case notice = "告"
    case clipping = "转"
    case poll = "票"
    case diary = "卡"
  }

  /// One sort of topic.
  struct Scene: Sendable {
    let kind: Kind
    /// Whether the first article brings pictures.
    let hasPictures: Bool
    /// What the topic is about, as replies call it.
    let subject: Template
    /// Whether those who keep order begin it, on any board.
    var isOfHouse = false
    /// The ways it begins.
    var parts: [Part] = []
    /// What is answered, however it begins.
    var shelves = Shelves()
  }

  /// Titles, and first articles that fit each of them.
  struct Part: Sendable {
    var titles: [Template] = []
    var openings: [Template] = []
  }

  /// One of the titles of a sheet, and of the first articles that fit it.
  struct TitleChoice: Sendable {
    let scene: Int
    let part: Int
    let title: Int
    var opening = 0
  }

  /// Sentences by shelf.
  struct Shelves: Sendable {
    private var sentences: [Shelf: [Sentence]] = [:]

    subscript(shelf: Shelf) -> [Sentence] { sentences[shelf, default: []] }

    mutating func add(_ sentence: Sentence, to shelf: Shelf) {
      sentences[shelf, default: []].append(sentence)
    }
  }

  /// The words, those of the common sheet first.
  var lists: [[Template]]
  private(set) var listNames: [String: Int]
  /// What fits any topic of the theme.
  var common = Shelves()
  var scenes: [Scene] = []
  /// The topics that managers keep on top of any board.
  private let houseScenes: [Scene]
  /// Pieces of code or of a terminal, to be shown as they are.
  var snippets: [String] = []

  /// Begins a sheet that knows the words of another.
  init(knowing other: Sheet? = nil) {
    lists = other?.lists ?? []
    listNames = other?.listNames ?? [:]
    houseScenes = (other?.scenes ?? []).map { scene in
      var scene = scene
      scene.isOfHouse = true
      return scene
    }
  }

  /// The titles of the topics that managers keep on top, numbered after the sheet's own scenes.
  var houseChoices: [TitleChoice] {
    houseScenes.indices.flatMap { index in
      houseScenes[index].parts[0].titles.indices.map { title in
        TitleChoice(
          scene: scenes.count + index, part: 0, title: title,
          opening: title % houseScenes[index].parts[0].openings.count)
      }
    }
  }

  func scene(of choice: TitleChoice) -> Scene {
    choice.scene < scenes.count ? scenes[choice.scene] : houseScenes[choice.scene - scenes.count]
  }

  func list(named name: String) -> Int? { listNames[name] }

  /// Adds a list of words; a name that is known already gets other words.
  mutating func setList(_ name: String, _ words: [Template]) {
    if let index = listNames[name] {
      lists[index] = words
    } else {
      listNames[name] = lists.count
      lists.append(words)
    }
  }
}
