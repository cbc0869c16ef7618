import Routing
import Testing

struct RouteTableTests {
  private static let rows: [(String, [String], Int)] = [
    // Literal, constrained type, string, path, in whichever order they come.
    ("demo://u/5", ["demo://<path:p>", "demo://u/<s>", "demo://u/<int:i>", "demo://u/5"], 3),
    ("demo://u/6", ["demo://<path:p>", "demo://u/<s>", "demo://u/<int:i>", "demo://u/5"], 2),
    ("demo://u/x", ["demo://<path:p>", "demo://u/<s>", "demo://u/<int:i>", "demo://u/5"], 1),
    ("demo://u/x/y", ["demo://<path:p>", "demo://u/<s>", "demo://u/<int:i>", "demo://u/5"], 0),
    ("demo://user/5", ["demo://user/<name>", "demo://user/<int:id>"], 1),
    // The leftmost difference decides, not the number of literals.
    ("/a/b/c", ["/<s>/b/c", "/a/<s>/<t>"], 1),
    // A more special way that leads nowhere is left again.
    ("/a/b", ["/a/c", "/<s>/b"], 1),
    ("/5/b", ["/5/c", "/<int:i>/d", "/<s>/b"], 2),
    ("/a/b/c", ["/a/b/d", "/a/<path:p>"], 1),
    // Text with placeholders, the more text the better.
    ("/user-5", ["/<s>", "/<a>-<b>", "/user-<s>", "/user-<int:i>"], 3),
    ("/user-x", ["/<s>", "/<a>-<b>", "/user-<s>", "/user-<int:i>"], 2),
    ("/item-x", ["/<s>", "/<a>-<b>", "/user-<s>", "/user-<int:i>"], 1),
    ("/item", ["/<s>", "/<a>-<b>", "/user-<s>", "/user-<int:i>"], 0),
    // Paths, the longer tail the better.
    ("/x/a/b/c", ["/x/<path:p>", "/x/<path:p>/c", "/x/<path:p>/b/c"], 2),
    ("/x/a/d/c", ["/x/<path:p>", "/x/<path:p>/c", "/x/<path:p>/b/c"], 1),
    ("/x/c", ["/x/<path:p>", "/x/<path:p>/c", "/x/<path:p>/b/c"], 0),
    // Reports: an exact route against a wildcard, and a default beside a placeholder.
    ("demo://open?kind=a", ["demo://<path:_>", "demo://open"], 1),
    ("demo://open?kind=a", ["demo://open", "demo://<path:_>"], 0),
    ("demo://s/default", ["demo://s/default", "demo://s/<string:id>"], 0),
    ("demo://s/default", ["demo://s/<string:id>", "demo://s/default"], 1),
  ]

  @Test(arguments: rows)
  func moreSpecialPatternWins(url: String, patterns: [String], winner: Int) throws {
    let table = try table(patterns)

    #expect(try table.match(url)?.value == winner)
  }

  @Test func equallySpecialPatternsStandInOrderOfRegistration() throws {
    let patterns = ["/<float:f>/p", "/<int:i>/x", "/<float:f>/x"]

    #expect(try table(patterns).match("/5/x")?.value == 1)
    #expect(try table(patterns.reversed()).match("/5/x")?.value == 0)
    #expect(try table(patterns).match("/5.5/x")?.value == 2)
    #expect(try table(patterns).match("/5/p")?.value == 0)
  }

  @Test func laterSegmentsDecideBetweenEquallySpecialOnes() throws {
    let patterns = ["/<float:f>/<s>", "/<int:i>/x"]

    #expect(try table(patterns).match("/5/x")?.value == 1)
    #expect(try table(patterns).match("/5/y")?.value == 0)
  }

  @Test func matchHoldsPatternValueAndValues() throws {
    var table = RouteTable<String>()
    try table.register(URLPattern("demo://u/<int:id>/<path:rest>"), "user")

    let match = try #require(try table.match("DEMO://U/5/a/b?id=9"))

    #expect(match.pattern.description == "demo://u/<int:id>/<path:rest>")
    #expect(match.value == "user")
    #expect(match.values == ["id": 5, "rest": ["a", "b"]])
  }

  @Test func schemesHaveTablesOfTheirOwn() throws {
    let table = try table(["a://x", "b://x", "/x", "a://y"])

    #expect(try table.match("b://x")?.value == 1)
    #expect(try table.match("/x")?.value == 2)
    #expect(try table.match("b://y") == nil)
    #expect(try table.match("c://x") == nil)
    #expect(try table.match(path: "/a://x") == nil)
  }

  @Test func undecodedPathIsMatchedWithoutAScheme() throws {
    let table = try table(["/wap/api/topic/<id>/detail", "/wap/api/<path:rest>", "/"])

    #expect(try table.match(path: "/wap/api/topic/a%2Fb/detail")?.values == ["id": "a/b"])
    #expect(try table.match(path: "//wap/api//x/?q=1")?.values == ["rest": ["x"]])
    #expect(try table.match(path: "/")?.value == 2)
    #expect(try table.match(path: "/wap") == nil)
    #expect(throws: URLTextError.invalidPercentEncoding("%")) { try table.match(path: "/wap%") }
  }

  @Test func decodedSegmentsAreTakenAsTheyAre() throws {
    let table = try table(["/a/<s>", "/<path:p>"])

    #expect(table.match(segments: ["a", "%41"])?.values == ["s": "%41"])
    #expect(table.match(segments: ["a", ""]) == nil)
    #expect(table.match(segments: []) == nil)
  }

  // MARK: - Registration

  @Test(arguments: [
    ("/u/<int:id>", "u/<int:other>/"), ("demo://u", "DEMO://U/"), ("/<s>", "/<string:t>"),
    ("/x-<a>", "/x-<b>"), ("/<path:p>/c", "/<path:q>/c"), ("/%E4%B8%AD", "/中"),
  ])
  func samePatternIsRegisteredOnce(first: String, again: String) throws {
    var table = try table([first])
    let pattern = try URLPattern(again)

    let existing = try URLPattern(first).description
    #expect(
      throws: RouteRegistrationError.alreadyRegistered(
        pattern: pattern.description, existing: existing)
    ) { try table.register(pattern, 1) }
    #expect(table.patterns.count == 1)
  }

  @Test func replacingIsExplicit() throws {
    var table = try table(["/u/<int:id>", "/v"])

    try table.replace(URLPattern("/u/<int:number>"), 9)

    #expect(try table.match("/u/5")?.value == 9)
    #expect(try table.match("/u/5")?.values == ["number": 5])
    #expect(table.patterns.count == 2)
    #expect(throws: RouteRegistrationError.notRegistered(pattern: "/w")) {
      try table.replace(URLPattern("/w"), 1)
    }
  }

  @Test(arguments: [
    ("/<int:i>", "/<float:f>"), ("/<hex32:h>", "/<float:f>"), ("/a/<int:i>/b", "/a/<float:f>/b"),
    ("/<int:i>/<s>", "/<float:f>/<t>"), ("/a-<s>", "/<s>-b"),
    ("/<path:p>/<int:i>", "/<path:p>/<float:f>"),
    ("demo://<int:i>-x", "demo://<float:f>-X"),
  ])
  func pairThatOnlyOrderDecidesIsReported(first: String, second: String) throws {
    var table = try table([first, "/other", "demo://other"])

    let reported = try table.register(URLPattern(second), 1)

    #expect(try reported.map(\.winner) == [URLPattern(first)])
    #expect(try reported.map(\.loser) == [URLPattern(second)])
    #expect(table.ambiguities == reported)
  }

  @Test(arguments: [
    ("/<int:i>", "/<uuid:u>"), ("/<uuid:u>", "/<float:f>"), ("/<hex32:h>", "/<int:i>"),
    ("/<int:i>", "/<s>"), ("/a/<s>", "/<s>/b"), ("/a-<s>", "/b-<s>"), ("/<s>-a", "/<s>-b"),
    ("/a-<s>", "/ab-<s>"), ("/<path:p>", "/<path:p>/c"), ("/<int:i>/a", "/<float:f>/b"),
    ("/<int:i>", "demo://<float:f>"), ("/a-<s>", "/a-<int:i>"), ("/<int:i>", "/<float:f>/x"),
  ])
  func pairThatRankDecidesIsNotReported(first: String, second: String) throws {
    var table = try table([first])

    #expect(try table.register(URLPattern(second), 1).isEmpty)
    #expect(table.ambiguities.isEmpty)
  }

  @Test func reportFollowsAReplacement() throws {
    var table = try table(["/<int:i>", "/<float:f>"])

    try table.replace(URLPattern("/<int:number>"), 5)

    #expect(try table.ambiguities.map(\.winner) == [URLPattern("/<int:number>")])
    #expect(try table.ambiguities.map(\.loser) == [URLPattern("/<float:f>")])
  }

  private func table(_ patterns: [String]) throws -> RouteTable<Int> {
    var table = RouteTable<Int>()
    for (index, pattern) in patterns.enumerated() {
      try table.register(URLPattern(pattern), index)
    }
    return table
  }
}
