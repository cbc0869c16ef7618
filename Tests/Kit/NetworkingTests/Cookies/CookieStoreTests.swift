import Foundation
import Networking
import Testing

/// What a store takes from a server, and what it sends where.
struct CookieStoreTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  /// A store that has taken lines from an address.
  private func store(_ lines: String..., from address: String) throws -> CookieStore {
    let store = CookieStore()
    store.take(lines, from: try url(address), at: now)
    return store
  }

  @Test func domainCookieGoesToTheDomainAndBelow() throws {
    let store = try store(
      "kbs-key=t; path=/; domain=.newsmth.net", from: "https://wap.newsmth.net/login")

    for host in ["wap.newsmth.net", "newsmth.net", "a.b.NEWSMTH.net"] {
      #expect(store.header(for: try url("https://\(host)/x"), at: now) == "kbs-key=t")
    }
    for host in ["evilnewsmth.net", "newsmth.net.evil", "net"] {
      #expect(store.header(for: try url("https://\(host)/x"), at: now) == nil)
    }
  }

  @Test func cookieWithoutDomainStaysWithItsHost() throws {
    let store = try store("a=1", from: "https://wap.newsmth.net/")

    #expect(store.header(for: try url("https://wap.newsmth.net/x"), at: now) == "a=1")
    #expect(store.header(for: try url("https://x.wap.newsmth.net/"), at: now) == nil)
    #expect(store.header(for: try url("https://newsmth.net/"), at: now) == nil)
  }

  @Test func cookiesOfOneNameLiveSideBySideLongestPathFirst() throws {
    let store = try store(
      "a=domain; Path=/; Domain=newsmth.net", "a=host; Path=/", "a=deep; Path=/wap/api",
      "b=1; Path=/wap", from: "https://wap.newsmth.net/wap/api/login")

    let deep = store.header(for: try url("https://wap.newsmth.net/wap/api/x"), at: now)
    let other = store.header(for: try url("https://wap.newsmth.net/wapx"), at: now)

    #expect(deep == "a=deep; b=1; a=domain; a=host")
    #expect(other == "a=domain; a=host")
  }

  @Test func newValueTakesThePlaceOfTheOldOne() throws {
    let store = try store("a=1", "b=2", "a=3", from: "https://h.example/")

    #expect(store.header(for: try url("https://h.example/"), at: now) == "a=3; b=2")
    #expect(store.cookies(at: now).count == 2)
  }

  @Test(arguments: [
    "a=; Max-Age=0", "a=; max-age=-5", "a=x; Expires=Thu, 01 Jan 1970 00:00:00 GMT",
    "a=x; Expires=Wed, 15-Nov-2023 00:00:00 GMT; Max-Age=0",
  ])
  func endedCookieDeletesTheOneBefore(line: String) throws {
    let store = try store("a=1", line, from: "https://h.example/")

    #expect(store.header(for: try url("https://h.example/"), at: now) == nil)
    #expect(store.cookies(at: now).isEmpty)
  }

  @Test(arguments: [
    ("a=1; Max-Age=60", 60.0), ("a=1; Expires=Tue, 14 Nov 2023 22:14:20 GMT", 60),
    ("a=1; expires=Tuesday, 14-Nov-23 22:14:20 GMT", 60),
    ("a=1; expires=Tue Nov 14 22:14:20 2023", 60), ("a=1; Max-Age=60; Expires=nonsense", 60),
    ("a=1; Expires=Tue, 14 Nov 2023 22:13:21 GMT; Max-Age=60", 60),
  ])
  func cookieEndsWhenItsServerSaid(line: String, after seconds: Double) throws {
    let store = try store(line, from: "https://h.example/")
    let address = try url("https://h.example/")

    #expect(store.header(for: address, at: now.addingTimeInterval(seconds - 1)) == "a=1")
    #expect(store.header(for: address, at: now.addingTimeInterval(seconds)) == nil)
    #expect(store.cookies(at: now.addingTimeInterval(seconds)).isEmpty)
  }

  @Test(arguments: [
    "a=1; Expires=Tue, 31 Feb 2023 00:00:00 GMT", "a=1; Expires=Tue, 14 Nov 2023 25:00:00 GMT",
    "a=1; Expires=tomorrow", "a=1; Max-Age=6x", "a=1; Max-Age=99999999999999999999999",
  ])
  func unreadableEndIsNoReasonToLoseALogin(line: String) throws {
    let store = try store(line, from: "https://h.example/")

    #expect(store.header(for: try url("https://h.example/"), at: now) == "a=1")
  }

  @Test(arguments: [
    "no equals sign", "=1", "", ";", "a=1; Domain=other.example", "a=1; Domain=com",
    "a=1; Domain=example", "a=1; Domain=ple", "a=\u{1}", "a=b\u{7F}; Path=/",
    "__Host-a=1; Secure; Domain=h.example", "__Host-a=1; Path=/", "__Secure-a=1",
    "a=\(String(repeating: "x", count: 5000))",
  ])
  func whatAServerMayNotSetIsIgnored(line: String) throws {
    let store = try store(line, from: "https://h.example/")

    #expect(store.cookies(at: now).isEmpty)
  }

  @Test func sharedDomainIsNotAServersToSet() throws {
    let store = try store("a=1; Domain=com.cn", from: "https://evil.com.cn/")

    #expect(store.cookies(at: now).isEmpty)
  }

  @Test func addressInNumbersHasNoDomainAboveIt() throws {
    let store = try store(
      "a=1; Domain=0.0.1", "b=2; Domain=127.0.0.1", "c=3", from: "http://127.0.0.1:8080/")

    #expect(store.header(for: try url("http://127.0.0.1:9090/"), at: now) == "b=2; c=3")
    #expect(store.header(for: try url("http://1.127.0.0.1/"), at: now) == nil)
  }

  @Test func secureCookieNeedsAProtectedConnection() throws {
    let store = try store("a=1; Secure", "b=2", from: "https://h.example/")
    let plain = try self.store("a=1; Secure", from: "http://h.example/")

    #expect(store.header(for: try url("https://h.example/"), at: now) == "a=1; b=2")
    #expect(store.header(for: try url("http://h.example/"), at: now) == "b=2")
    #expect(plain.cookies(at: now).isEmpty)
  }

  @Test(arguments: [
    ("/wap/authorize/sign-in", "/wap/authorize"), ("/login", "/"), ("/", "/"), ("", "/"),
    ("/wap/", "/wap"),
  ])
  func pathComesFromTheAddressWhenTheServerNamesNone(path: String, kept: String) throws {
    let absent = try store("a=1", from: "https://h.example\(path)")
    let odd = try store("a=1; Path=odd", from: "https://h.example\(path)")

    #expect(absent.cookies(at: now).map(\.path) == [kept])
    #expect(odd.cookies(at: now).map(\.path) == [kept])
  }

  @Test func valuesAreKeptAsTheServerWroteThem() throws {
    let store = try store(
      #"a="q=1, 中文" ; Path=/ "#, "b = c d ", from: "https://h.example/")

    #expect(
      store.header(for: try url("https://h.example/"), at: now) == #"a="q=1, 中文"; b=c d"#)
  }

  @Test func exportedLoginComesBackAsItWas() throws {
    let store = try store(
      "kbs-key=t; path=/; domain=.newsmth.net", "kbs-info=u; Max-Age=60", "old=1; Max-Age=1",
      from: "https://wap.newsmth.net/")
    let later = now.addingTimeInterval(10)

    let file = try JSONEncoder().encode(store.cookies(at: later))
    let restored = CookieStore(try JSONDecoder().decode([Cookie].self, from: file))

    let address = try url("https://wap.newsmth.net/")
    #expect(restored.header(for: address, at: later) == "kbs-key=t; kbs-info=u")
    #expect(restored.cookies(at: later) == store.cookies(at: later))
  }

  @Test func expiredCookieOfAnOldFileIsNotSent() throws {
    let ended = Cookie(
      name: "a", value: "1", domain: "h.example", expires: now.addingTimeInterval(-1))

    let store = CookieStore([ended])

    #expect(store.header(for: try url("https://h.example/"), at: now) == nil)
    #expect(store.cookies(at: now).isEmpty)
  }

  @Test func logoutForgetsEverything() throws {
    let store = try store("a=1", "b=2; Path=/x", from: "https://h.example/")

    store.removeAll()

    #expect(store.cookies(at: now).isEmpty)
  }

  @Test func serverThatSetsWithoutEndPushesOutItsOldest() throws {
    let store = CookieStore([Cookie(name: "other", value: "1", domain: "o.example")])
    store.take((0..<500).map { "c\($0)=1" }, from: try url("https://h.example/"), at: now)

    let names = store.cookies(at: now).map(\.name)

    #expect(names.count == 181)
    #expect(names.first == "other")
    #expect(names.last == "c499")
    #expect(!names.contains("c0"))
  }
}
