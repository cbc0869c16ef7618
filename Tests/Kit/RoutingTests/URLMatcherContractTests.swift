import Foundation
import Routing
import Testing

/// What a URL matcher of this kind promises, one row per promise.
struct URLMatcherContractTests {
  struct Row: CustomTestStringConvertible {
    let promise: String
    let url: String
    let candidates: [String]
    var winner: String?
    var values: URLValues = [:]

    var testDescription: String { promise }
  }

  private static let id = "621425B8-42D1-4AB4-9A58-1E69D708A84B"

  static let rows = [
    Row(promise: "no candidates, no match", url: "app://user/1", candidates: []),
    Row(promise: "another scheme", url: "app://user/1", candidates: ["other://user/<id>"]),
    Row(promise: "another literal", url: "app://user/1", candidates: ["app://comment/<id>"]),
    Row(promise: "too few segments", url: "app://user/1", candidates: ["app://user/<id>/hello"]),
    Row(promise: "too many segments", url: "app://user/1/2", candidates: ["app://user/<id>"]),
    Row(
      promise: "a value of another type", url: "app://user/x", candidates: ["app://user/<int:i>"]),
    Row(
      promise: "a literal before a placeholder", url: "app://hello/world",
      candidates: ["app://hello/<name>", "app://hello/world"], winner: "app://hello/world"),
    Row(
      promise: "a placeholder before a path", url: "app://hello/world",
      candidates: ["app://<path:p>", "app://hello/<name>"], winner: "app://hello/<name>",
      values: ["name": "world"]),
    Row(
      promise: "the candidate of the right length", url: "app://user/1",
      candidates: ["app://user/<id>/hello", "app://user/<id>"], winner: "app://user/<id>",
      values: ["id": "1"]),
    Row(
      promise: "an explicit string", url: "app://user/123", candidates: ["app://user/<string:id>"],
      winner: "app://user/<id>", values: ["id": "123"]),
    Row(
      promise: "a whole number", url: "app://user/123", candidates: ["app://user/<int:id>"],
      winner: "app://user/<int:id>", values: ["id": 123]),
    Row(
      promise: "a decimal", url: "app://user/123.456", candidates: ["app://user/<float:id>"],
      winner: "app://user/<float:id>", values: ["id": .init(123.456)]),
    Row(
      promise: "a UUID", url: "app://user/\(id)", candidates: ["app://user/<uuid:id>"],
      winner: "app://user/<uuid:id>", values: ["id": .text(id)]),
    Row(
      promise: "two values", url: "app://user/1/posts",
      candidates: ["app://user/<id>", "app://user/<id>/<object>"],
      winner: "app://user/<id>/<object>", values: ["id": "1", "object": "posts"]),
    Row(
      promise: "the query is no part of it", url: "app://alert?title=hello&message=world",
      candidates: ["app://alert"], winner: "app://alert"),
    Row(
      promise: "a path without the query", url: "https://search.example/find?q=x",
      candidates: ["https://<path:url>"], winner: "https://<path:url>",
      values: ["url": ["search.example", "find"]]),
    Row(
      promise: "a path without the slash at its end", url: "https://search.example/find/?q=x",
      candidates: ["https://<path:url>"], winner: "https://<path:url>",
      values: ["url": ["search.example", "find"]]),
    Row(promise: "an empty text is no path", url: "", candidates: ["/anything/<path:url>"]),
    Row(
      promise: "a path is never empty", url: "app://h/any", candidates: ["app://h/any/<path:url>"]),
    Row(
      promise: "the exact candidate before an empty path", url: "app://h/any",
      candidates: ["app://h/any/<path:url>", "app://h/any"], winner: "app://h/any"),
    Row(
      promise: "an unencoded URL in a path is several segments", url: "app://go/http://a.example",
      candidates: ["app://go/<url>"]),
    Row(
      promise: "an encoded URL in a path is one value", url: "app://go/http%3A%2F%2Fa.example",
      candidates: ["app://go/<url>"], winner: "app://go/<url>",
      values: ["url": "http://a.example"]),
    Row(
      promise: "redundant slashes, query and fragment",
      url: "app:///////user///1//hello/??/#abc=/def", candidates: ["app://user/<id>/hello"],
      winner: "app://user/<id>/hello", values: ["id": "1"]),
    Row(
      promise: "a bare scheme", url: "app:///", candidates: ["app://"], winner: "app://"),
  ]

  @Test(arguments: rows) func promiseHolds(row: Row) throws {
    var table = RouteTable<Void>()
    for candidate in row.candidates { try table.register(URLPattern(candidate), ()) }

    let match = try table.match(row.url)

    #expect(match?.pattern.description == row.winner)
    #expect(match?.values ?? [:] == row.values)
  }

  @Test(arguments: rows) func orderOfRegistrationDoesNotMatter(row: Row) throws {
    var table = RouteTable<Void>()
    for candidate in row.candidates.reversed() { try table.register(URLPattern(candidate), ()) }

    #expect(try table.match(row.url)?.pattern.description == row.winner)
  }

  @Test(arguments: rows) func tableAndSinglePatternAgree(row: Row) throws {
    let matching = try row.candidates.map { try URLPattern($0) }.filter {
      try $0.match(row.url) != nil
    }

    #expect(matching.isEmpty == (row.winner == nil))
    #expect(row.winner == nil || matching.map(\.description).contains(row.winner))
  }
}
