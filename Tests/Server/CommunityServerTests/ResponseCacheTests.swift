import CommunityServer
import Foundation
import HTTPServer
import Synchronization
import Testing

struct ResponseCacheTests {
  @Test func answerIsMadeOnce() async {
    let cache = ResponseCache(lifetime: .seconds(3600))
    let made = Counter()

    for _ in 0..<3 { _ = await cache.response(for: "a") { .counted(made) } }

    #expect(made.value == 1)
  }

  @Test func keysHaveAnswersOfTheirOwn() async {
    let cache = ResponseCache(lifetime: .seconds(3600))

    let one = await cache.response(for: "a") { .shared("1") }
    let two = await cache.response(for: "b") { .shared("2") }

    #expect(one.body.bytes == Data("1".utf8))
    #expect(two.body.bytes == Data("2".utf8))
  }

  @Test func equalCallsAtOnceWaitForOneAnswer() async {
    let cache = ResponseCache(lifetime: .seconds(3600))
    let made = Counter()
    let (gate, open) = AsyncStream.makeStream(of: Void.self)

    await withTaskGroup { group in
      for _ in 0..<20 {
        group.addTask {
          _ = await cache.response(for: "a") {
            for await _ in gate { break }
            return .counted(made)
          }
        }
      }
      open.yield()
    }

    #expect(made.value == 1)
  }

  @Test func refusalsAndOldAnswersAreMadeAnew() async {
    let made = Counter()
    let cache = ResponseCache(lifetime: .seconds(3600))
    for _ in 0..<2 {
      _ = await cache.response(for: "a") {
        made.increment()
        return HTTPResponse(.ok, text: "a refusal is not shared")
      }
    }
    #expect(made.value == 2)

    let forgetful = ResponseCache(lifetime: .nanoseconds(1))
    for _ in 0..<2 { _ = await forgetful.response(for: "a") { .counted(made) } }
    #expect(made.value == 4)
  }

  @Test func neverKeepsMuchMoreThanItsLimit() async {
    let cache = ResponseCache(lifetime: .seconds(3600), byteLimit: 10_000)
    let made = Counter()
    let large = String(repeating: "x", count: 1000)

    for key in 0..<100 { _ = await cache.response(for: "\(key)") { .shared(large) } }
    _ = await cache.response(for: "99") { .counted(made) }
    for key in 0..<90 { _ = await cache.response(for: "\(key)") { .counted(made) } }

    #expect(made.value >= 80)
  }
}

extension HTTPResponse {
  fileprivate static func shared(_ text: String) -> HTTPResponse {
    HTTPResponse(type: "text/plain", body: .shared(SharedBytes(text.utf8)))
  }

  fileprivate static func counted(_ counter: Counter) -> HTTPResponse {
    counter.increment()
    return shared("made")
  }
}

private final class Counter: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  func increment() { count.withLock { $0 += 1 } }
}
