import CommunitySeed
import Foundation
import Testing

struct EmoticonTests {
  @Test func everyFaceIsSmallAndUnlikeOthers() throws {
    var files: Set<Data> = []
    for set in EmoticonSet.allCases {
      for number in set.numbers {
        let file = try #require(EmoticonPainter.gif(set, number))
        #expect(Decoded.mediaType(of: file) == "image/gif")
        let picture = try #require(Decoded(file))
        #expect(picture.width == 24 && picture.height == 24)
        #expect(files.insert(file).inserted, "\(set)\(number) is like another")
      }
    }
    #expect(files.count == 73 + 42 + 25 + 59)
  }

  @Test func equalNamesGiveEqualFaces() {
    #expect(EmoticonPainter.gif(.emc, 12) == EmoticonPainter.gif(.emc, 12))
  }

  @Test func setsAreFoundByTheirNames() {
    #expect(EmoticonSet(rawValue: "ema") == .ema)
    #expect(EmoticonSet(rawValue: "EM") == nil)
  }

  @Test(arguments: [
    (EmoticonSet.em, 0), (.em, 74), (.ema, -1), (.ema, 42), (.emb, 25), (.emc, 59),
  ])
  func numberOutsideASetHasNoFace(set: EmoticonSet, number: Int) {
    #expect(EmoticonPainter.gif(set, number) == nil)
  }
}
