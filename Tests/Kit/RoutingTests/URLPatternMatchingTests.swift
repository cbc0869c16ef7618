import Foundation
import Routing
import Testing

struct URLPatternMatchingTests {
  /// A URL, a pattern and the values, `nil` where the pattern does not match.
  typealias Row = (url: String, pattern: String, values: URLValues?)

  private static let rows: [Row] = [
    // Int: decimal, one text per number.
    ("demo://user/7", "demo://user/<int:id>", ["id": 7]),
    ("demo://user/-7", "demo://user/<int:id>", ["id": -7]),
    ("demo://user/+7", "demo://user/<int:id>", nil),
    ("demo://user/007", "demo://user/<int:id>", nil),
    ("demo://user/9223372036854775808", "demo://user/<int:id>", nil),
    // Float: finite decimal.
    ("demo://x/1e400", "demo://x/<float:v>", nil),
    ("demo://x/nan", "demo://x/<float:v>", nil),
    ("demo://x/0x1p3", "demo://x/<float:v>", nil),
    ("demo://x/123.456", "demo://x/<float:v>", ["v": "123.456"]),
    // Decoded once, after splitting.
    ("demo://x/%E4%B8%AD", "demo://x/<s>", ["s": "中"]),
    ("demo://x/a%2Fb", "demo://x/<s>", ["s": "a/b"]),
    ("demo://x/%2541", "demo://x/<s>", ["s": "%41"]),
    // Schemes and hosts in either case.
    ("DEMO://user/1", "demo://user/<id>", ["id": "1"]),
    ("demo://user/1", "DEMO://user/<id>", ["id": "1"]),
    ("demo://USER/1", "demo://user/<id>", ["id": "1"]),
    ("https://Forum.Example/A", "https://forum.EXAMPLE/<x>", ["x": "A"]),
    ("https://Forum.Example/", "https://<host>", ["host": "Forum.Example"]),
    ("demo://user/A", "demo://user/a", nil),
    ("/USER/1", "/user/<id>", nil),
    // A path at once behind the scheme, last, and in the middle.
    ("demo://a/b/c", "demo://<path:p>", ["p": ["a", "b", "c"]]),
    ("demo://x/a/b/c", "demo://x/<path:p>/c", ["p": ["a", "b"]]),
    ("demo://x/a/b", "demo://x/<path:p>/c", nil),
    ("demo://x/c", "demo://x/<path:p>/c", nil),
    ("demo://x/a%2Fb/c", "demo://x/<path:p>", ["p": ["a/b", "c"]]),
    ("demo://x", "demo://x/<path:p>", nil),
    ("demo://x/1/a/b/2", "demo://x/<int:i>/<path:p>/<int:j>", ["i": 1, "p": ["a", "b"], "j": 2]),
    // No scheme on both sides.
    ("/user/1", "/user/<int:id>", ["id": 1]),
    ("user/1", "/user/<int:id>", ["id": 1]),
    ("demo://user/1", "/user/<int:id>", nil),
    ("/user/1", "demo://user/<int:id>", nil),
  ]

  @Test(arguments: rows)
  func factsHold(row: Row) throws {
    #expect(try URLPattern(row.pattern).match(row.url) == row.values)
  }

  private static let moreRows: [Row] = [
    // Nothing that `URL` makes of a pattern matters: any `https` address is taken.
    ("https://shop.example/p/7", "https://<path:_>", ["_": ["shop.example", "p", "7"]]),
    ("http://127.0.0.1:8080/a", "http://<path:_>", ["_": ["127.0.0.1:8080", "a"]]),
    // Placeholders inside a segment.
    ("/jun26/user-12", "/<month><int:year>/user-<int:id>", ["month": "jun", "year": 26, "id": 12]),
    ("/x-y-z", "/<a>-<b>", ["a": "x", "b": "y-z"]),
    ("/user-", "/user-<id>", nil),
    ("/user-x", "/user-<int:id>", nil),
    ("/User-1", "/user-<int:id>", nil),
    ("demo://User-1", "demo://user-<int:id>", ["id": 1]),
    ("demo://User-Bob", "demo://user-<name>", ["name": "Bob"]),
    ("/a-1-b-2-c", "/<x>-<int:i>-c", ["x": "a-1-b", "i": 2]),
    ("/aab", "/<x>ab", ["x": "a"]),
    ("/%E4%B8%AD%E4%B8%AD.html", "/<x>.html", ["x": "中中"]),
    // Query items are no values.
    ("demo://u/5?id=9", "demo://u/<int:id>", ["id": 5]),
  ]

  @Test(arguments: moreRows)
  func reportsAndWishesHold(row: Row) throws {
    #expect(try URLPattern(row.pattern).match(row.url) == row.values)
  }

  @Test func queryStaysBesideTheValues() throws {
    let parts = try URLParts("demo://u/5?id=9&id=10")
    let values = try #require(try URLPattern("demo://u/<int:id>").match(parts))

    #expect(try values.value("id", as: Int.self) == 5)
    #expect(try parts.query.values("id", as: Int.self) == [9, 10])
  }

  @Test func uuidIsReadInEitherCase() throws {
    let pattern = try URLPattern("demo://n/<uuid:id>")
    let id = UUID()

    #expect(try pattern.match("demo://n/\(id.uuidString)")?.value("id") == id)
    #expect(try pattern.match("demo://n/\(id.uuidString.lowercased())")?.value("id") == id)
    #expect(try pattern.match("demo://n/\(id.uuidString.dropLast())g") == nil)
    #expect(try pattern.match("demo://n/\(id.uuidString.replacing("-", with: "0"))") == nil)
  }

  @Test func hex32IsThirtyTwoHexadecimalDigits() throws {
    let pattern = try URLPattern("smth://topic/<hex32:id>")
    let id = "0123456789abcdefABCDEF0123456789"

    #expect(try pattern.match("smth://topic/\(id)")?.text("id") == id)
    #expect(try pattern.match("smth://topic/\(id)0") == nil)
    #expect(try pattern.match("smth://topic/\(id.dropLast())") == nil)
    #expect(try pattern.match("smth://topic/\(id.dropLast())g") == nil)
  }

  @Test func malformedURLIsAnErrorRatherThanNoMatch() throws {
    let pattern = try URLPattern("demo://x/<s>")

    #expect(throws: URLTextError.invalidUTF8("%FF")) { try pattern.match("demo://x/%FF") }
  }

  @Test func valueSaysWhyItCannotBeRead() throws {
    let values = try #require(try URLPattern("/<a>/<path:p>").match("/x/y/z%2F"))

    #expect(values.text("p") == "y/z/")
    #expect(values.segments("p") == ["y", "z/"])
    #expect(values.segments("a") == ["x"])
    #expect(values.segments("b") == [])
    #expect(throws: URLValueError.missing(name: "b")) { try values.value("b", as: String.self) }
    #expect(throws: URLValueError.unreadable(name: "a", text: "x", type: "Int")) {
      try values.value("a", as: Int.self)
    }
  }

  @Test func hostileSegmentIsGivenUpQuickly() throws {
    let pattern = try URLPattern("/<a>x<b>x<c>x<d>x<int:e>")

    #expect(try pattern.match("/" + String(repeating: "x", count: 255)) == nil)
    #expect(try pattern.match("/axbxcxdx" + String(repeating: "1", count: 300)) == nil)
    #expect(try pattern.match("/axbxcxdx7")?.value("e") == 7)
  }
}
