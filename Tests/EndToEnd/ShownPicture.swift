import Foundation
import TestSupport

/// What a display shows at a moment.
struct ShownPicture {
  private let data: Data

  /// Takes what a display keeps in a folder.
  init(in folder: TemporaryDirectory) throws {
    data = try Data(contentsOf: folder.file("Xvfb_screen0"))
  }

  /// How bright the middle of an area at the display's corner is, from 0 to 1.
  func brightness(ofArea size: (width: Int, height: Int)) -> Double {
    mean(
      columns: size.width / 4..<size.width * 3 / 4, rows: size.height / 4..<size.height * 3 / 4
    ) { Double($0[$0.startIndex]) / 255 }
  }

  /// How far an area at the display's corner is from grey, from 0 to 1.
  func saturation(ofArea size: (width: Int, height: Int)) -> Double {
    mean(columns: 0..<size.width, rows: 0..<size.height) { pixel in
      let (least, most) = (Double(pixel.min() ?? 0), Double(pixel.max() ?? 0))
      return most > 0 ? (most - least) / most : 0
    }
  }

  /// The mean of what is measured of the blue, green and red of pixels, of which every fourth is
  /// looked at in each direction; black where the display has none.
  private func mean(
    columns: Range<Int>, rows: Range<Int>, _ measure: (Data) -> Double
  ) -> Double {
    // The head of such a file: its own length, then among others the colours and bytes of a line.
    let (start, bytesPerLine) = (number(0) + number(19) * 12, number(12))
    var (sum, count) = (0.0, 0)
    for y in stride(from: rows.lowerBound, to: rows.upperBound, by: 4) {
      for x in stride(from: columns.lowerBound, to: columns.upperBound, by: 4) {
        let place = start + y * bytesPerLine + x * 4
        if place + 3 <= data.count { sum += measure(data[place..<place + 3]) }
        count += 1
      }
    }
    return sum / Double(max(count, 1))
  }

  private func number(_ index: Int) -> Int {
    guard index * 4 + 4 <= data.count else { return 0 }
    return data[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
