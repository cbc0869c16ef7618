import CGD
import Foundation

/// Paints the pictures by which members are known: patterns, letters, small scenes.
struct AvatarPainter: Sendable {
  let seed: UInt64

  private static let side = 120

  /// Returns the media type and the file of a member's picture, which may show his first letter.
  func file(of index: Int, name: String) -> (mediaType: String, bytes: Data) {
    var dice = Dice(seed: seed, .avatar, index)
    let isScene = dice.chance(0.3)
    let canvas = Canvas(width: Self.side, height: Self.side, softening: isScene ? 1 : 0)
    let color = Color(
      hue: dice.unit(), saturation: dice.between(0.4, 0.75), brightness: dice.between(0.5, 0.85))
    if isScene {
      let scenes: [PictureScene] = [.cat, .cat, .landscape, .lotus, .stars, .flower, .abstract]
      dice.pick(scenes).paint(canvas, phase: 0, using: &dice)
      return ("image/jpeg", PictureFile.data([canvas], format: .jpeg, camera: nil))
    }
    if dice.chance(0.5) {
      paintLetter(name.first.map { String($0).uppercased() } ?? "?", on: canvas, color)
    } else {
      paintPattern(on: canvas, color, using: &dice)
    }
    return ("image/png", PictureFile.data([canvas], format: .png, camera: nil))
  }

  private func paintLetter(_ letter: String, on canvas: Canvas, _ color: Color) {
    canvas.background(color, color.mixed(with: Color(0, 0, 0), part: 0.2))
    canvas.text(letter, x: 32, y: 14, size: 7, Color(1, 1, 1))
  }

  /// Fills a field of five by five, the same on both sides.
  private func paintPattern(on canvas: Canvas, _ color: Color, using dice: inout Dice) {
    canvas.background(Color(hex: 0xF0F0F0), Color(hex: 0xF0F0F0))
    let cell = Double(Self.side) / 6
    for row in 0..<5 {
      for column in 0..<3 where dice.chance(0.52) {
        for mirrored in [column, 4 - column] {
          canvas.rectangle(
            x: cell * (0.5 + Double(mirrored)), y: cell * (0.5 + Double(row)), width: cell,
            height: cell, color)
        }
      }
    }
    canvas.rectangle(x: cell * 2.5, y: cell * 2.5, width: cell, height: cell, color)
  }
}
