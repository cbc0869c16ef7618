import Routing
import Testing

struct URLPatternTests {
  @Test(arguments: [
    ("demo://user/<int:id>", "demo://user/<int:id>"),
    ("DEMO:///Host///Path/", "demo://host/Path"),
    ("demo://user/<string:name>", "demo://user/<name>"),
    ("user/<id>", "/user/<id>"),
    ("/user/<id>/?q=<x>#f", "/user/<id>"),
    ("https://<path:_>", "https://<path:_>"),
    ("https://", "https://"),
    ("demo://<path:p>/c", "demo://<path:p>/c"),
    ("", "/"),
    ("/user-<int:id>", "/user-<int:id>"),
    ("/<month><int:year>", "/<month><int:year>"),
    ("/中/%E4%B8%AD/a%2Fb/%3Cx%3E", "/%E4%B8%AD/%E4%B8%AD/a%2Fb/%3Cx%3E"),
    ("demo://USER-<id>/USER-<x>", "demo://user-<id>/USER-<x>"),
    ("/<a-b_1>", "/<a-b_1>"),
  ])
  func canonicalTextReadsBackEqual(text: String, canonical: String) throws {
    let pattern = try URLPattern(text)

    #expect(pattern.description == canonical)
    #expect(try URLPattern(canonical) == pattern)
  }

  @Test(arguments: [
    "<>", "<int:>", "<:id>", "<a:b:c>", "<a", "a>", "<a<b>>", "><", "<a b>", "<a/b>",
  ])
  func brokenPlaceholderIsAnError(segment: String) throws {
    let pattern = "demo://x/\(segment)"

    let error = #expect(throws: PatternError.self) { try URLPattern(pattern) }
    guard case .badPlaceholder(pattern, _)? = error else {
      Issue.record("\(pattern) gave \(String(describing: error))")
      return
    }
  }

  @Test(arguments: [
    ("/<integer:id>", PatternError.unknownType(pattern: "/<integer:id>", type: "integer")),
    ("/<Int:id>", .unknownType(pattern: "/<Int:id>", type: "Int")),
    ("/<int:id>/<int:id>", .repeatedName(pattern: "/<int:id>/<int:id>", name: "id")),
    ("/<id>-<int:id>", .repeatedName(pattern: "/<id>-<int:id>", name: "id")),
    ("/a-<path:p>", .pathInsideSegment(pattern: "/a-<path:p>", segment: "a-<path:p>")),
    ("/<path:p>/x/<path:q>", .secondPath(pattern: "/<path:p>/x/<path:q>")),
    ("/%zz", .badText(pattern: "/%zz", why: .invalidPercentEncoding("%zz"))),
    ("1://a", .badText(pattern: "1://a", why: .invalidScheme("1"))),
    ("<s>://a", .badText(pattern: "<s>://a", why: .invalidScheme("<s>"))),
  ])
  func mistakesAreFoundWhenThePatternIsRead(text: String, error: PatternError) {
    #expect(throws: error) { try URLPattern(text) }
  }

  @Test func namesStandFromLeftToRight() throws {
    let pattern = try URLPattern("demo://<b>/<int:a>-<c>/x/<path:p>")

    #expect(pattern.names == ["b", "a", "c", "p"])
  }

  @Test func customTypeIsKnownByItsName() throws {
    let month = PlaceholderType("month") { ["jan", "feb", "jun"].contains($0) }
    let pattern = try URLPattern("/<month:m>", types: [month])

    #expect(pattern.match(try URLParts("/jun"))?.text("m") == "jun")
    #expect(pattern.match(try URLParts("/mon")) == nil)
    #expect(pattern.description == "/<month:m>")
  }

  @Test func typeNameStandsForOneType() {
    let mine = PlaceholderType("int") { _ in true }
    let twice = PlaceholderType("x") { _ in true }

    #expect(throws: PatternError.typeNameTaken(pattern: "/a", type: "int")) {
      try URLPattern("/a", types: [mine])
    }
    #expect(throws: PatternError.typeNameTaken(pattern: "/a", type: "x")) {
      try URLPattern("/a", types: [twice, twice])
    }
  }

  @Test func typeOfAValueAcceptsItsTexts() throws {
    let pattern = try URLPattern("/<flag:on>", types: [PlaceholderType("flag", as: Bool.self)])

    #expect(try pattern.match("/true")?.value("on") == true)
    #expect(try pattern.match("/maybe") == nil)
  }

  @Test func customTypeSeesOnlyTextsOfItsWidth() throws {
    let pair = PlaceholderType("pair", widths: 2...2) { _ in true }
    let pattern = try URLPattern("/<pair:p>", types: [pair])

    #expect(try pattern.match("/ab") != nil)
    #expect(try pattern.match("/a") == nil)
    #expect(try pattern.match("/abc") == nil)
  }
}
