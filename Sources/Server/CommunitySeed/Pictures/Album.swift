import ServerStorage

/// The pictures that articles share.
struct Album: Sendable {
  let plans: [PicturePlan]
  private let seed: UInt64
  private let byScene: [PictureScene: [Int]]

  init(plan: SeedPlan) {
    seed = plan.seed
    plans = (0..<plan.pictures).map { Self.picture(at: $0, of: plan) }
    byScene = Dictionary(grouping: plans.indices, by: { [plans] in plans[$0].scene })
  }

  /// The name of a picture's content, which is known before it is painted.
  func hash(_ index: Int) -> PictureRecord.Hash {
    var dice = Dice(seed: seed, .pictureID, index)
    return dice.entityID()
  }

  /// Returns files of an article: different ones, with different names.
  func attachments(count: Int, theme: Theme?, using dice: inout Dice) -> [AttachmentRecord] {
    guard count > 0, !plans.isEmpty else { return [] }
    let scenes = theme?.scenes ?? [.landscape]
    let fitting = scenes.flatMap { byScene[$0, default: []] }
    let choices = fitting.count >= 3 ? fitting : Array(plans.indices)
    var deck = Deck(count: choices.count, using: &dice)
    let style = dice.below(Self.nameStyles)
    let number = dice.within(100...8_000)
    return (1...min(count, choices.count)).compactMap { serial in
      guard let card = deck.draw() else { return nil }
      let picture = plans[choices[card]]
      let stem = Self.stem(style, number: number + serial * 3, serial: serial, scene: picture.scene)
      return AttachmentRecord(
        id: dice.entityID(), name: stem + "." + dice.pick(picture.format.endings), serial: serial,
        hash: hash(picture.index))
    }
  }

  private static let nameStyles = 7

  private static func stem(_ style: Int, number: Int, serial: Int, scene: PictureScene) -> String {
    switch style {
    case 0: "IMG_\(number)"
    case 1: "DSC_\(number)"
    case 2: "mmexport15\(number)\(number * 7 % 100_000 + 10_000)"
    case 3: "微信图片_\(number)"
    case 4: "\(serial)"
    case 5: scene.chineseName + (serial > 1 ? "(\(serial))" : "")
    default: "image\(serial)"
    }
  }

  private static func picture(at index: Int, of plan: SeedPlan) -> PicturePlan {
    if plan.includesHugePictures, index < huge.count { return huge[index] }
    var dice = Dice(seed: plan.seed, .picture, index)
    let scene = PictureScene.allCases[index % PictureScene.allCases.count]
    let format = format(of: scene, index: index, using: &dice)
    let size = size(of: scene, format: format, using: &dice)
    let camera: CameraNote? =
      format == .jpeg && dice.chance(0.5)
      ? CameraNote(
        maker: "Hetang", model: dice.pick(["Lotus 5", "Lotus 7 Pro", "Pond X100", "HT-D90"]),
        orientation: dice.chance(0.6) ? 1 : dice.pick([3, 6, 8])) : nil
    return PicturePlan(
      index: index, scene: scene, format: format, width: size.width, height: size.height,
      camera: camera)
  }

  private static let huge = [
    PicturePlan(
      index: 0, scene: .landscape, format: .jpeg, width: 8_000, height: 6_000,
      camera: CameraNote(maker: "Hetang", model: "Pond X100", orientation: 1)),
    PicturePlan(index: 1, scene: .terminal, format: .png, width: 800, height: 12_000),
    PicturePlan(index: 2, scene: .skyline, format: .jpeg, width: 9_600, height: 1_600),
    PicturePlan(index: 3, scene: .lotus, format: .jpeg, width: 800, height: 12_000),
  ]

  private static func format(
    of scene: PictureScene, index: Int, using dice: inout Dice
  ) -> PicturePlan.Format {
    // The first round of scenes shows each format at least once.
    if index < PictureScene.allCases.count {
      switch scene {
      case .stars: return .animatedGIF
      case .abstract: return .webp
      case .weiqi: return .gif
      case .terminal, .chart, .floorPlan: return .png
      default: return .jpeg
      }
    }
    switch scene {
    case .terminal, .chart, .floorPlan, .weiqi: return dice.chance(0.8) ? .png : .gif
    default:
      let moving = scene.canMove ? 9.0 : 0
      return [.jpeg, .png, .webp, .animatedGIF, .gif][dice.weighted([78, 6, 7, moving, 3])]
    }
  }

  private static func size(
    of scene: PictureScene, format: PicturePlan.Format, using dice: inout Dice
  ) -> (width: Int, height: Int) {
    if format == .animatedGIF { return dice.pick([(240, 180), (320, 240), (300, 300)]) }
    if format == .gif { return dice.pick([(400, 300), (480, 480)]) }
    switch scene {
    case .terminal: return dice.pick([(800, 500), (960, 600), (720, 900)])
    case .chart: return dice.pick([(800, 480), (900, 600)])
    case .weiqi, .floorPlan: return dice.pick([(640, 640), (800, 800), (900, 720)])
    default:
      return dice.pick([
        (1_200, 900), (1_024, 768), (1_280, 720), (900, 1_200), (720, 1_280), (1_000, 1_000),
        (640, 480), (1_600, 1_200),
      ])
    }
  }
}
