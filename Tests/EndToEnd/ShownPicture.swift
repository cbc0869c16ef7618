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
    // The head of such a file: its own length, then among others the colours and bytes of a line.
    let (start, bytesPerLine) = (number(0) + number(19) * 12, number(12))
    var values: [Double] = []
    for y in stride(from: size.height / 4, to: size.height * 3 / 4, by: 4) {
      for x in stride(from: size.width / 4, to: size.width * 3 / 4, by: 4) {
        let place = start + y * bytesPerLine + x * 4
        values.append(place < data.count ? Double(data[place]) / 255 : 0)
      }
    }
    return values.reduce(0, +) / Double(max(values.count, 1))
  }

  private func number(_ index: Int) -> Int {
    guard index * 4 + 4 <= data.count else { return 0 }
    return data[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
