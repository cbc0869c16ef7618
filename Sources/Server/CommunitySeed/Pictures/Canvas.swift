import CGD
import Foundation

/// A place on a canvas; y grows downwards.
struct Point: Sendable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// A picture being painted (libgd, true colour).
///
/// A softened canvas is painted larger and halved at the end, as often as told, which smooths all
/// edges.
final class Canvas {
  let width: Double
  let height: Double
  private let scale: Double
  private var softening: Int
  private var image: gdImagePtr

  /// Makes a black canvas.
  init(width: Int, height: Int, softening: Int) {
    self.width = Double(width)
    self.height = Double(height)
    self.softening = softening
    let factor = Int32(1) << Int32(softening)
    scale = Double(factor)
    guard let image = gdImageCreateTrueColor(Int32(width) * factor, Int32(height) * factor) else {
      fatalError("libgd has no memory for a picture of \(width)x\(height)")
    }
    self.image = image
  }

  deinit { gdImageDestroy(image) }

  /// The shorter side.
  var unit: Double { min(width, height) }

  /// Fills a part with colours that pass from top to bottom.
  func gradient(x: Double, y: Double, width: Double, height: Double, _ top: Color, _ bottom: Color)
  {
    hetang_gd_gradient(
      image, pixel(x), pixel(y), pixel(x + width) - pixel(x), max(1, pixel(y + height) - pixel(y)),
      top.gd, bottom.gd)
  }

  /// Fills the whole canvas.
  func background(_ top: Color, _ bottom: Color) {
    gradient(x: 0, y: 0, width: width, height: height, top, bottom)
  }

  func rectangle(x: Double, y: Double, width: Double, height: Double, _ color: Color) {
    hetang_gd_rectangle(
      image, pixel(x), pixel(y), max(1, pixel(x + width) - pixel(x)),
      max(1, pixel(y + height) - pixel(y)), color.gd)
  }

  func polygon(_ points: [Point], _ color: Color) {
    let corners = points.map { gdPoint(x: pixel($0.x), y: pixel($0.y)) }
    hetang_gd_polygon(image, corners, Int32(corners.count), color.gd)
  }

  /// Fills an ellipse, turned by an angle in radians.
  func ellipse(
    _ center: Point, _ radiusX: Double, _ radiusY: Double, angle: Double = 0, _ color: Color
  ) {
    let count = max(12, min(72, Int(max(radiusX, radiusY) * scale / 2)))
    polygon(
      (0..<count).map { index in
        let turn = 2 * Double.pi * Double(index) / Double(count)
        let (x, y) = (radiusX * cos(turn), radiusY * sin(turn))
        return Point(
          center.x + x * cos(angle) - y * sin(angle), center.y + x * sin(angle) + y * cos(angle))
      }, color)
  }

  func circle(_ center: Point, _ radius: Double, _ color: Color) {
    ellipse(center, radius, radius, color)
  }

  /// Draws a stroke of some width through points.
  func stroke(_ points: [Point], width: Double, _ color: Color) {
    for (from, to) in zip(points, points.dropFirst()) {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = max((dx * dx + dy * dy).squareRoot(), 0.001)
      let (nx, ny) = (-dy / length * width / 2, dx / length * width / 2)
      polygon(
        [
          Point(from.x + nx, from.y + ny), Point(to.x + nx, to.y + ny),
          Point(to.x - nx, to.y - ny), Point(from.x - nx, from.y - ny),
        ], color)
    }
    guard width > 3 else { return }
    for point in points.dropFirst().dropLast() { circle(point, width / 2, color) }
  }

  /// Lays light around a point.
  func glow(_ center: Point, radius: Double, _ color: Color, strength: Double) {
    hetang_gd_glow(
      image, pixel(center.x), pixel(center.y), pixel(radius), color.gd & 0xFF_FFFF,
      Int32(strength * 256))
  }

  /// Writes ASCII in a fixed font of libgd's own, 8 x 13 points at size 1.
  func text(_ text: String, x: Double, y: Double, size: Double = 1, _ color: Color) {
    let factor = size * scale
    var bytes = Array(text.utf8) + [0]
    let font = gdFontGetMediumBold()
    guard factor != 1 else {
      gdImageString(image, font, pixel(x), pixel(y), &bytes, color.gd)
      return
    }
    let (width, height) = (Int32(text.utf8.count * 8), Int32(14))
    guard width > 0, let line = gdImageCreateTrueColor(width, height) else { return }
    defer { gdImageDestroy(line) }
    gdImageAlphaBlending(line, 0)
    gdImageFilledRectangle(line, 0, 0, width, height, Color(0, 0, 0, opacity: 0).gd)
    gdImageString(line, font, 0, 0, &bytes, color.gd)
    gdImageCopyResized(
      image, line, pixel(x), pixel(y), 0, 0, Int32(Double(width) * factor),
      Int32(Double(height) * factor), width, height)
  }

  /// Hands over the finished picture, which lives as long as the canvas; nothing can be painted after.
  func withPicture<Result>(_ use: (gdImagePtr) -> Result) -> Result {
    while softening > 0 {
      guard let half = hetang_gd_halved(image) else {
        fatalError("libgd has no memory for a picture of \(width)x\(height)")
      }
      gdImageDestroy(image)
      image = half
      softening -= 1
    }
    return withExtendedLifetime(self) { use(image) }
  }

  private func pixel(_ length: Double) -> Int32 { Int32((length * scale).rounded()) }
}
