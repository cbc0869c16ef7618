import ServerStorage
import TestSupport
import Testing

struct EntityIDTests {
  @Test func textAndBackIsTheSame() throws {
    var generator = SeededGenerator(seed: 1)

    for _ in 0..<100 {
      let id = EntityID(using: &generator)
      #expect(id.description.count == 32)
      #expect(try #require(EntityID(id.description)) == id)
    }
  }

  @Test func smallNumbersKeepTheirZeros() {
    #expect(EntityID(high: 0, low: 10).description == String(repeating: "0", count: 31) + "a")
  }

  @Test(arguments: [
    "", "0", String(repeating: "0", count: 31), String(repeating: "0", count: 33),
    String(repeating: "g", count: 32), "+" + String(repeating: "0", count: 31),
    String(repeating: "０", count: 32),
  ])
  func otherTextIsNoIdentifier(text: String) {
    #expect(EntityID(text) == nil)
  }
}
