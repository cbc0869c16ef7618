import Routing
import Testing

/// How many nodes a match looks at, which must not grow with the number of patterns.
struct RouteTableCostTests {
  @Test func tenThousandLiteralsCostOneNodePerSegment() throws {
    let table = try table((0..<10_000).map { "demo://section\($0 % 100)/item\($0)/<int:id>/edit" })

    for number in [0, 4_321, 9_999] {
      let url = "demo://section\(number % 100)/item\(number)/7/edit"
      let (match, visited) = table.lookup(try URLParts(url))

      #expect(match?.value == number)
      #expect(visited == 5)
    }
  }

  @Test func tenThousandPatternsBelowPlaceholdersCostTheSame() throws {
    let table = try table((0..<10_000).map { "/<hex32:id>/<path:rest>/action\($0)" })
    let id = String(repeating: "a", count: 32)

    let (match, visited) = table.lookup(try URLParts("/\(id)/x/y/z/action777"))

    #expect(match?.value == 777)
    #expect(match?.values == ["id": .text(id), "rest": ["x", "y", "z"]])
    #expect(visited == 4)
  }

  @Test func missCostsNoMoreThanAHit() throws {
    let table = try table((0..<10_000).map { "demo://a/b\($0)/<s>/c" })

    let (match, visited) = table.lookup(try URLParts("demo://a/b5000/x/d"))

    #expect(match == nil)
    #expect(visited == 4)
  }

  @Test func wrongTurnsAreBoundedByTheKindsOfSegments() throws {
    // Three kinds of children at each of four levels, all of them fitting, in 10,000 patterns.
    var patterns: [String] = []
    for number in 0..<10_000 {
      let kinds = ["5", "<int:i\(number)>", "<s\(number)>"]
      patterns.append("/p\(number / 3)/" + kinds[number % 3] + "/end\(number)")
    }
    let table = try table(patterns)

    let (match, visited) = table.lookup(try URLParts("/p100/5/end302"))

    #expect(match?.value == 302)
    #expect(visited == 1 + 1 + 3 + 1)
  }

  @Test func textsWithPlaceholdersAreFoundByWhatTheyBeginWith() throws {
    let table = try table((0..<1_000).map { "/user\($0)-<int:id>" })

    let (match, visited) = table.lookup(try URLParts("/user500-7"))

    #expect(match?.value == 500)
    #expect(visited == 2)
  }

  @Test func noNodeIsLookedAtTwice() throws {
    // Every way through this table fits until its last segment.
    var patterns: [String] = []
    for bits in 0..<256 {
      let segments = (0..<8).map { bits >> $0 & 1 == 0 ? "a" : "<s\($0)>" }
      patterns.append("/" + segments.joined(separator: "/") + "/end")
    }
    let table = try table(patterns)

    let (match, visited) = table.lookup(try URLParts("/a/a/a/a/a/a/a/a/other"))

    #expect(match == nil)
    #expect(visited == 511)
  }

  private func table(_ patterns: [String]) throws -> RouteTable<Int> {
    var table = RouteTable<Int>()
    for (index, pattern) in patterns.enumerated() {
      try table.register(URLPattern(pattern), index)
    }
    return table
  }
}
