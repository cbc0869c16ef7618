import Foundation
import SwiftUICore
import Testing

struct CollectionOffsetsTests {
  @Test(arguments: [
    ([0], 2, "bacde"), ([0], 5, "bcdea"), ([4], 0, "eabcd"), ([1, 3], 0, "bdace"),
    ([0, 2], 4, "bdace"), ([1, 2], 2, "abcde"), ([], 3, "abcde"),
  ])
  func movesKeepTheOrderOfWhatIsMoved(source: [Int], destination: Int, expected: String) {
    var letters = Array("abcde")

    letters.move(fromOffsets: IndexSet(source), toOffset: destination)

    #expect(String(letters) == expected)
  }

  @Test(arguments: [([0], "bcde"), ([1, 4], "acd"), ([0, 1, 2, 3, 4], ""), ([], "abcde")])
  func removalLeavesTheOthers(offsets: [Int], expected: String) {
    var letters = Array("abcde")

    letters.remove(atOffsets: IndexSet(offsets))

    #expect(String(letters) == expected)
  }
}
