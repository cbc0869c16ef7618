import Foundation
import HTTPServer
import Testing

struct MessageTests {
  @Test func headerNamesAreEqualRegardlessOfCase() {
    var headers: HTTPHeaders = ["Content-Type": "a", "Set-Cookie": "b"]
    headers.add("set-cookie", "c")

    #expect(headers["content-type"] == "a")
    #expect(headers.values("SET-COOKIE") == ["b", "c"])
    headers["Set-Cookie"] = nil
    #expect(headers.fields.map(\.name) == ["Content-Type"])
    headers["CONTENT-TYPE"] = "d"
    #expect(headers.fields.map(\.value) == ["d"])
  }

  @Test(arguments: [
    ("*", true), ("\"a\"", true), ("W/\"a\"", true), ("\"b\", \"a\"", true), (" \"b\"", false),
    ("a", false), ("", false), ("\"A\"", false),
  ])
  func tagIsFoundInAList(field: String, isNamed: Bool) {
    #expect(EntityTag("a").isNamed(by: field) == isNamed)
  }

  @Test(arguments: [
    (nil, ByteRange.whole), ("bytes=0-0", .part(0..<1)), ("bytes=0-", .part(0..<100)),
    ("bytes=99-200", .part(99..<100)), ("bytes=-1", .part(99..<100)),
    ("bytes=-200", .part(0..<100)), ("BYTES = 5-6", .part(5..<7)), ("bytes=100-", .unsatisfiable),
    ("bytes=-0", .unsatisfiable), ("bytes=99999999999999999999-", .unsatisfiable),
    ("bytes=5-99999999999999999999", .part(5..<100)), ("bytes=6-5", .whole), ("bytes=-", .whole),
    ("bytes=", .whole), ("bytes=a-b", .whole), ("bytes=1-2,3-4", .whole), ("bytes=+1-2", .whole),
    ("1-2", .whole),
  ])
  func rangeIsRead(field: String?, range: ByteRange) {
    #expect(ByteRange(field, count: 100) == range)
  }

  @Test func nothingOfAnEmptyContentCanBeAskedFor() {
    #expect(ByteRange("bytes=0-", count: 0) == .unsatisfiable)
    #expect(ByteRange("bytes=-5", count: 0) == .unsatisfiable)
  }

  @Test func partOfAnOldVersionIsNotServed() {
    var response = HTTPResponse(.ok, text: "0123")
    response.entityTag = EntityTag("new")
    response.acceptsRanges = true

    let stale = response.prepared(for: .get, ["Range": "bytes=0-1", "If-Range": "\"old\""])
    let current = response.prepared(for: .get, ["Range": "bytes=0-1", "If-Range": "\"new\""])

    #expect(stale.status == .ok)
    #expect(stale.body.bytes == Data("0123".utf8))
    #expect(current.status == .partialContent)
    #expect(current.body.bytes == Data("01".utf8))
  }

  @Test func onlyReadingIsConfirmedWithoutBytes() {
    var response = HTTPResponse(.ok, text: "0123")
    response.entityTag = EntityTag("v")

    #expect(response.prepared(for: .head, ["If-None-Match": "*"]).status == .notModified)
    #expect(response.prepared(for: .post, ["If-None-Match": "*"]).status == .ok)
    response.status = .notFound
    #expect(response.prepared(for: .get, ["If-None-Match": "*"]).status == .notFound)
  }

  @Test(arguments: [
    ("/", "/", nil), ("/a?b?c", "/a", "b?c"), ("/?", "/", ""), ("http://h", "/", nil),
    ("https://h:1/a", "/a", nil), ("http://h?a", "/", "a"), ("//h/a", "//h/a", nil),
  ])
  func targetIsTakenApart(sent: String, path: String, query: String?) throws {
    let target = try #require(RequestTarget(sent))

    #expect(target.path == path)
    #expect(target.query == query)
  }

  @Test(arguments: ["", "*", "a", "h:80", "http:///a", "http://", "/a b", "/a#b", "/\u{7F}", "/\n"])
  func otherTargetsAreRefused(sent: String) {
    #expect(RequestTarget(sent) == nil)
  }
}
