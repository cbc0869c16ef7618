import Foundation
import SwiftUICore
import TestSupport
import Testing

struct EncodedPictureTests {
  private let corpus = Checkout.root.appending(path: "Tests/UI/SwiftUICoreTests/Fixtures")
    .appending(path: "PictureCorpus")

  private func picture(_ name: String) throws -> EncodedPicture {
    try EncodedPicture(try Data(contentsOf: corpus.appending(path: name)))
  }

  @Test(arguments: [
    ("plain.png", EncodedPicture.Format.png), ("plain.gif", .gif), ("animated.gif", .gif),
    ("baseline.jpg", .jpeg), ("progressive.jpg", .jpeg), ("upside-down.jpg", .jpeg),
    ("lossy.webp", .webp), ("lossless.webp", .webp), ("alpha.webp", .webp),
    ("animated.webp", .webp),
  ])
  func formatAndSizeAreRead(name: String, format: EncodedPicture.Format) throws {
    let picture = try picture(name)

    #expect(picture.format == format)
    #expect(picture.pixels == CGSize(width: 30, height: 20))
  }

  @Test(arguments: ["turned.jpg", "turned-little.jpg"])
  func photographsOfTurnedCamerasAreTurned(name: String) throws {
    #expect(try picture(name).pixels == CGSize(width: 20, height: 30))
  }

  @Test func sliceOfDataIsReadFromItsStart() throws {
    let data = try Data(contentsOf: corpus.appending(path: "plain.png"))

    let picture = try EncodedPicture((Data([1, 2, 3]) + data).dropFirst(3))

    #expect(picture.pixels == CGSize(width: 30, height: 20))
  }

  @Test(arguments: ["", "<svg></svg>", "BM", "RIFF0000WAVE", "GIF88a"])
  func otherFormatsAreRefused(text: String) {
    #expect(throws: EncodedPictureError.unknownFormat) { try EncodedPicture(Data(text.utf8)) }
  }

  @Test func pictureWithoutSizeIsRefused() {
    #expect(throws: EncodedPictureError.damaged(.gif)) {
      try EncodedPicture(Data("GIF89a\0\0\0\0".utf8))
    }
    #expect(throws: EncodedPictureError.damaged(.jpeg)) {
      try EncodedPicture(Data([0xFF, 0xD8, 0xFF, 0xD9]))
    }
  }

  @Test func damagedPicturesHaveASizeOrAreRefused() throws {
    var mutator = Mutator(
      corpus: try Mutator.corpus(in: corpus),
      interesting: ["IHDR", "VP8 ", "VP8X", "VP8L", "Exif\0\0", "MM\0*"], seed: 31)

    var read = 0
    for _ in 0..<20_000 {
      // Refusing is an answer.
      guard let picture = try? EncodedPicture(Data(mutator.next())) else { continue }
      read += 1
      #expect(picture.pixels.width >= 1 && picture.pixels.height >= 1)
      #expect(picture.pixels.width <= 2_147_483_647 && picture.pixels.height <= 2_147_483_647)
    }
    #expect(read > 1000)
  }
}
