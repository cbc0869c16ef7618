import CellRendering
import Foundation

/// A picture that kitty has been sent.
struct KittyPicture: Sendable {
  let number: Int
  let width: Int
  let height: Int
  /// What sends it.
  let transmission: [UInt8]

  init(number: Int, width: Int, height: Int, png: Data) {
    (self.number, self.width, self.height) = (number, width, height)
    transmission = Self.transmission(of: png, as: number)
  }

  /// kitty takes no more than that at once.
  private static let chunk = 4096

  private static func transmission(of png: Data, as number: Int) -> [UInt8] {
    let text = Array(png.base64EncodedData())
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count + text.count / 100 + 100)
    for start in stride(from: 0, to: text.count, by: chunk) {
      let end = min(start + chunk, text.count)
      let more = end < text.count ? 1 : 0
      let head = start == 0 ? "q=2,a=t,f=100,i=\(number),m=\(more)" : "q=2,m=\(more)"
      bytes += Array("\u{1B}_G\(head);".utf8)
      bytes += text[start..<end]
      bytes += Array("\u{1B}\\".utf8)
    }
    return bytes
  }

  /// Shows a part of it from the cursor on, over what is there.
  ///
  /// - Parameters:
  ///   - copy: Tells apart the places that it is shown at.
  ///   - part: The cells in question.
  /// - Returns: The sequence.
  func placement(_ copy: Int, of part: PicturePart) -> String {
    let frame = part.frame(width: width, height: height)
    return
      "\u{1B}_Gq=2,a=p,i=\(number),p=\(copy),x=\(frame.x),y=\(frame.y),w=\(frame.width)"
      + ",h=\(frame.height),c=\(part.crop.width),r=\(part.crop.height),C=1\u{1B}\\"
  }

  /// Takes it away from one of the places that it is shown at.
  func removal(_ copy: Int) -> String { "\u{1B}_Gq=2,a=d,d=i,i=\(number),p=\(copy)\u{1B}\\" }

  /// Takes it away from all places.
  var removal: String { "\u{1B}_Gq=2,a=d,d=i,i=\(number)\u{1B}\\" }

  /// Takes it away altogether, and all pictures that are shown nowhere.
  var deletion: String { "\u{1B}_Gq=2,a=d,d=I,i=\(number)\u{1B}\\" }
}
