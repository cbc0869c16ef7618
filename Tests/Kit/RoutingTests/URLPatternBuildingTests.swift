import Foundation
import Routing
import TestSupport
import Testing

struct URLPatternBuildingTests {
  /// A pattern, values and the URL they make.
  typealias Row = (pattern: String, values: URLValues, url: String)

  private static let rows: [Row] = [
    ("demo://user/<int:id>", ["id": 7], "demo://user/7"),
    ("Demo://User/x", [:], "demo://user/x"),
    ("/user/<name>", ["name": "a/b?c#d%e f中"], "/user/a%2Fb%3Fc%23d%25e%20f%E4%B8%AD"),
    ("user/<name>", ["name": "x:y@z+1"], "/user/x:y@z+1"),
    (
      "https://<host>/<path:p>", ["host": "a@b:80", "p": ["x/y", "z"]], "https://a%40b:80/x%2Fy/z"
    ),
    ("/<month><int:year>/user-<int:id>", ["month": "jun", "year": 26, "id": 12], "/jun26/user-12"),
    ("/a%20b/<path:p>/c", ["p": ["1", "2"]], "/a%20b/1/2/c"),
    ("/<s>", ["s": "%41"], "/%2541"),
    ("/<s>", ["s": "..."], "/..."),
    ("demo://", [:], "demo://"),
    ("/", [:], "/"),
  ]

  @Test(arguments: rows)
  func valuesMakeAURL(row: Row) throws {
    let pattern = try URLPattern(row.pattern)

    #expect(try pattern.url(row.values) == row.url)
    #expect(try pattern.match(row.url) == row.values)
  }

  @Test func queryAndFragmentAreEncodedBehindThePath() throws {
    let pattern = try URLPattern("demo://search/<word>")

    let url = try pattern.url(["word": "荷"], query: ["a": "1&2", "b": "x+y"], fragment: "top #1")

    #expect(url == "demo://search/%E8%8D%B7?a=1%262&b=x%2By#top%20%231")
    #expect(try URLParts(url).query == ["a": "1&2", "b": "x+y"])
    #expect(try URLParts(url).fragment == "top #1")
  }

  private static let moreRows: [(String, URLValues, URLBuildingError)] = [
    ("/<int:id>", [:], URLBuildingError.missing(pattern: "/<int:id>", name: "id")),
    ("/a", ["id": 1], .unknownName(pattern: "/a", name: "id")),
    ("/<int:id>", ["id": "07"], .refused(pattern: "/<int:id>", name: "id", text: "07")),
    ("/<s>", ["s": ""], .refused(pattern: "/<s>", name: "s", text: "")),
    ("/<s>", ["s": "a\0"], .refused(pattern: "/<s>", name: "s", text: "a\0")),
    ("/<s>", ["s": ["a", "b"]], .refused(pattern: "/<s>", name: "s", text: "a/b")),
    ("/<path:p>", ["p": "a"], .refused(pattern: "/<path:p>", name: "p", text: "a")),
    ("/<path:p>", ["p": []], .refused(pattern: "/<path:p>", name: "p", text: "")),
    ("/<path:p>", ["p": ["a", ""]], .refused(pattern: "/<path:p>", name: "p", text: "a/")),
    ("/<s>", ["s": ".."], .notReversible(pattern: "/<s>", url: "/..")),
    ("/.<s>", ["s": "."], .notReversible(pattern: "/.<s>", url: "/..")),
    ("/<a>-<b>", ["a": "x-y", "b": "z"], .notReversible(pattern: "/<a>-<b>", url: "/x-y-z")),
  ]

  @Test(arguments: moreRows)
  func unusableValueIsNamed(pattern: String, values: URLValues, error: URLBuildingError) throws {
    let pattern = try URLPattern(pattern)

    #expect(throws: error) { try pattern.url(values) }
  }

  @Test func randomValuesComeBackEqual() throws {
    var random = SeededGenerator(seed: 7)
    let pattern = try URLPattern("demo://<host>/<int:i>/<float:f>/<uuid:u>/x-<s>/<path:p>/end")

    for _ in 0..<500 {
      let values: URLValues = [
        "host": .text(text(&random)), "i": .init(Int(truncatingIfNeeded: random.next())),
        "f": .init(Double.random(in: -1e9...1e9, using: &random)), "u": .init(UUID()),
        "s": .text(text(&random)),
        "p": .path((0...Int.random(in: 0...3, using: &random)).map { _ in text(&random) }),
      ]

      let url = try pattern.url(values)

      #expect(url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
      #expect(try pattern.match(url) == values)
      #expect(URL(string: url) != nil)
    }
  }

  private func text(_ random: inout SeededGenerator) -> String {
    let characters = Array("aZ09 /?#%&=+:@<>.-_~'\"\\中é🪷\n")
    let length = Int.random(in: 1...12, using: &random)
    let text = String((0..<length).map { _ in characters.randomElement(using: &random) ?? "a" })
    return text.allSatisfy { $0 == "." } ? text + "x" : text
  }
}
