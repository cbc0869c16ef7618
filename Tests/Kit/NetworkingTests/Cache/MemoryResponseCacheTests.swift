import Foundation
import Networking
import Testing

struct MemoryResponseCacheTests {
  private let cache = MemoryResponseCache(sizeLimit: 400)

  private func key(_ name: String) -> ResponseCacheKey {
    ResponseCacheKey(address: URL(filePath: "/\(name)"), variant: 0)
  }

  private func page(_ size: Int) -> CachedReply {
    CachedReply(entityTag: "\"\(size)\"", headers: [:], body: Data(count: size))
  }

  @Test func whatIsKeptComesBack() async {
    await cache.keep(page(100), for: key("a"))

    #expect(await cache.reply(for: key("a")) == page(100))
    #expect(await cache.reply(for: key("b")) == nil)
    #expect(cache.size == 100)
  }

  @Test func sameAddressForAnotherAccountIsAnotherPage() async {
    await cache.keep(page(100), for: key("a"))

    let other = ResponseCacheKey(address: key("a").address, variant: 1)

    #expect(await cache.reply(for: other) == nil)
  }

  @Test func longestUnusedGivesWay() async {
    for name in ["a", "b", "c", "d"] { await cache.keep(page(100), for: key(name)) }
    _ = await cache.reply(for: key("a"))

    await cache.keep(page(50), for: key("e"))

    #expect(await cache.reply(for: key("b")) == nil)
    #expect(await cache.reply(for: key("a")) != nil)
    #expect(cache.size == 350)
  }

  @Test func replacedAndForgottenPagesFreeTheirRoom() async {
    await cache.keep(page(100), for: key("a"))
    await cache.keep(page(60), for: key("a"))
    #expect(cache.size == 60)

    await cache.keep(nil, for: key("a"))
    #expect(cache.size == 0)
    #expect(await cache.reply(for: key("a")) == nil)
  }

  @Test func pageOfMoreThanAQuarterIsNotKept() async {
    await cache.keep(page(100), for: key("a"))

    await cache.keep(page(101), for: key("a"))

    #expect(await cache.reply(for: key("a")) == nil)
    #expect(cache.size == 0)
  }
}
