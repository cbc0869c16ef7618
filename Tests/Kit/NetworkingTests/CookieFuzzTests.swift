import Foundation
import Networking
import TestSupport
import Testing

/// Cookies as no server should write them.
struct CookieFuzzTests {
  private static let interesting = [
    ";", "=", ",", "; Path=", "; Domain=.", "; Expires=", "; Max-Age=", "\"", " ", "\r\n", "-",
    "; Secure", "__Host-", ":", "9999999999999999999999", "Feb", "31",
  ]
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func whateverIsTakenCanBeSentBack() throws {
    let corpus = try Mutator.corpus(in: Checkout.fixture("CookieCorpus"))
    var mutator = Mutator(corpus: corpus, interesting: Self.interesting, seed: 1)
    let address = try #require(URL(string: "https://wap.newsmth.net/wap/api/x"))
    let stranger = try #require(URL(string: "https://newsmth.org/"))
    var takenCount = 0

    for bytes in corpus + (0..<4000).map({ _ in mutator.next() }) {
      let store = CookieStore()
      store.take([String(decoding: bytes, as: UTF8.self)], from: address, at: now)

      let cookies = store.cookies(at: now)
      takenCount += cookies.count
      #expect(cookies.count <= 1)
      #expect(store.header(for: stranger, at: now) == nil)
      for cookie in cookies {
        #expect(!cookie.name.isEmpty && !cookie.name.contains { "=;\r\n".contains($0) })
        #expect(!cookie.value.contains { ";\r\n".contains($0) })
        #expect(cookie.name.utf8.count + cookie.value.utf8.count <= 4096)
        #expect(cookie.path.hasPrefix("/"))
        #expect(["wap.newsmth.net", "newsmth.net"].contains(cookie.domain))
        #expect(!cookie.isExpired(at: now))
        let file = try JSONEncoder().encode(cookie)
        #expect(try JSONDecoder().decode(Cookie.self, from: file) == cookie)
      }
    }

    // The damage leaves most cookies readable; otherwise the loop above would look at nothing.
    #expect(takenCount > 1500)
  }
}
