import Routing
import Testing

struct URLPartsTests {
  @Test(arguments: [
    ("demo://user/1", ["user", "1"]),
    ("demo:////user///1//", ["user", "1"]),
    ("demo://user/1/?a=/b/", ["user", "1"]),
    ("demo://user/1/#a/b", ["user", "1"]),
    ("demo://user/1#a?b=c/d", ["user", "1"]),
    ("demo://", []),
    ("demo:///", []),
    ("demo://?a=1", []),
  ])
  func slashesAndSuffixesAreNotSegments(url: String, segments: [String]) throws {
    let parts = try URLParts(url)

    #expect(parts.scheme == "demo")
    #expect(parts.segments == segments)
  }

  @Test(arguments: [
    ("/user/1", ["user", "1"]), ("user/1", ["user", "1"]), ("", []), ("/", []), ("//", []),
    ("browser/http://host", ["browser", "http:", "host"]), ("mailto:a@b", ["mailto:a@b"]),
    ("?to=demo://x", []), ("http:/host", ["http:", "host"]),
  ])
  func textWithoutSchemeIsPath(url: String, segments: [String]) throws {
    let parts = try URLParts(url)

    #expect(parts.scheme == nil)
    #expect(parts.segments == segments)
  }

  @Test func schemeIsLoweredAndNothingElse() throws {
    let parts = try URLParts("DeMo+1.x-2://Host/Path?Q=V#F")

    #expect(parts.scheme == "demo+1.x-2")
    #expect(parts.segments == ["Host", "Path"])
    #expect(parts.query == ["Q": "V"])
    #expect(parts.fragment == "F")
  }

  @Test func pathNeverHasAScheme() throws {
    let parts = try URLParts(path: "demo://user?a=1")

    #expect(parts.scheme == nil)
    #expect(parts.segments == ["demo:", "user"])
    #expect(parts.query == ["a": "1"])
  }

  @Test(arguments: [
    ("/%E4%B8%AD", "中"), ("/中", "中"), ("/a%2Fb", "a/b"), ("/a%2fb", "a/b"), ("/%2541", "%41"),
    ("/a+b", "a+b"), ("/%3F%23", "?#"), ("/%0A", "\n"), ("/%C3%A9%20", "é "), ("/%25", "%"),
  ])
  func segmentsAreDecodedOnceAfterSplitting(url: String, segment: String) throws {
    #expect(try URLParts(url).segments == [segment])
  }

  @Test(arguments: [
    ("demo://a/%zz", URLTextError.invalidPercentEncoding("%zz")),
    ("demo://a/b%", .invalidPercentEncoding("%")),
    ("demo://a/%4/b", .invalidPercentEncoding("%4")),
    ("demo://a?x=50%", .invalidPercentEncoding("%")),
    ("demo://a#%x1", .invalidPercentEncoding("%x1")),
    ("demo://a/%FF", .invalidUTF8("%FF")),
    ("demo://a/%C3%28", .invalidUTF8("%C3%28")),
    ("demo://a/%ED%A0%80", .invalidUTF8("%ED%A0%80")),
    ("demo://a/%00", .controlCharacter(0)),
    ("demo://a\u{0}", .controlCharacter(0)),
    ("demo://a\nb", .controlCharacter(10)),
    ("demo://a\u{7F}", .controlCharacter(127)),
    ("://a", .invalidScheme("")),
    ("1demo://a", .invalidScheme("1demo")),
    ("de mo://a", .invalidScheme("de mo")),
    ("dé://a", .invalidScheme("dé")),
  ])
  func malformedTextIsRefusedWithTheReason(url: String, reason: URLTextError) {
    #expect(throws: reason) { try URLParts(url) }
  }

  @Test func fragmentMayBeThereAndEmpty() throws {
    #expect(try URLParts("demo://a").fragment == nil)
    #expect(try URLParts("demo://a#").fragment == "")
    #expect(try URLParts("demo://a#%E4%B8%AD?x").fragment == "中?x")
  }
}
