import Architecture
import Foundation
import Testing

struct MemorySourceTests {
  private let date = Date(timeIntervalSinceReferenceDate: 0)

  @Test func valueComesBackWithItsDate() async {
    let source = MemorySource<String, Int>()

    await source.write(Cached(1, date: date), for: "a")

    #expect(await source.read("a")?.value == 1)
    #expect(await source.read("a")?.date == date)
    #expect(await source.read("b") == nil)
  }

  @Test func newerValueTakesTheOldersPlace() async {
    let source = MemorySource<String, Int>()
    await source.write(Cached(1, date: date), for: "a")
    await source.write(Cached(2, date: date), for: "a")

    #expect(await source.read("a")?.value == 2)
    #expect(await source.count == 1)
  }

  @Test func longestUnusedValueGoesFirst() async {
    let source = MemorySource<String, Int>(limit: 2)
    await source.write(Cached(1, date: date), for: "a")
    await source.write(Cached(2, date: date), for: "b")
    _ = await source.read("a")

    await source.write(Cached(3, date: date), for: "c")

    #expect(await source.read("a")?.value == 1)
    #expect(await source.read("b") == nil)
    #expect(await source.read("c")?.value == 3)
    #expect(await source.count == 2)
  }

  @Test func removedValueMakesRoom() async {
    let source = MemorySource<String, Int>(limit: 2)
    await source.write(Cached(1, date: date), for: "a")
    await source.write(Cached(2, date: date), for: "b")
    await source.remove("a")
    await source.remove("nothing")

    await source.write(Cached(3, date: date), for: "c")

    #expect(await source.read("b")?.value == 2)
    #expect(await source.read("c")?.value == 3)
  }
}
