import Foundation
import ServerStorage

/// Paints the pictures of an album.
struct PicturePainter: Sendable {
  let seed: UInt64

  /// How many pictures an animation has.
  private static let frameCount = 6
  /// Larger pictures are painted without softening, which nobody sees at their size.
  private static let largestSmooth = 4_000_000

  /// Returns the file of a picture.
  func file(of plan: PicturePlan) -> Data {
    let count = plan.format == .animatedGIF ? Self.frameCount : 1
    let frames = (0..<count).map { frame in
      let isSmooth = plan.scene != .terminal && plan.width * plan.height <= Self.largestSmooth
      let canvas = Canvas(width: plan.width, height: plan.height, softening: isSmooth ? 1 : 0)
      // Each picture of an animation throws the same dice: only the phase moves.
      var dice = Dice(seed: seed, .picture, ~plan.index)
      plan.scene.paint(canvas, phase: Double(frame) / Double(count), using: &dice)
      return canvas
    }
    return PictureFile.data(frames, format: plan.format, camera: plan.camera)
  }
}

extension PictureScene {
  /// Paints the scene over the whole canvas; `phase` tells where a movement is, in `0..<1`.
  func paint(_ canvas: Canvas, phase: Double, using dice: inout Dice) {
    switch self {
    case .landscape: LandscapeScene.paint(canvas, phase: phase, using: &dice)
    case .lotus: LotusScene.paint(canvas, phase: phase, using: &dice)
    case .stars: StarScene.paint(canvas, phase: phase, using: &dice)
    case .skyline: SkylineScene.paint(canvas, using: &dice)
    case .cat: CatScene.paint(canvas, phase: phase, using: &dice)
    case .bowl: BowlScene.paint(canvas, phase: phase, using: &dice)
    case .weiqi: WeiqiScene.paint(canvas, using: &dice)
    case .terminal: TerminalScene.paint(canvas, using: &dice)
    case .chart: ChartScene.paint(canvas, using: &dice)
    case .track: TrackScene.paint(canvas, using: &dice)
    case .books: BookScene.paint(canvas, using: &dice)
    case .abstract: AbstractScene.paint(canvas, phase: phase, using: &dice)
    case .flower: FlowerScene.paint(canvas, phase: phase, using: &dice)
    case .pitch: PitchScene.paint(canvas, using: &dice)
    case .road: RoadScene.paint(canvas, using: &dice)
    case .floorPlan: FloorPlanScene.paint(canvas, using: &dice)
    }
  }

  /// Whether it has something that moves.
  var canMove: Bool {
    switch self {
    case .landscape, .lotus, .stars, .cat, .bowl, .abstract, .flower: true
    default: false
    }
  }
}
