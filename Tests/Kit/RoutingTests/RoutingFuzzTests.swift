import Foundation
import Routing
import TestSupport
import Testing

/// Damaged URLs and patterns: whatever is read must keep the promises of what was read.
struct RoutingFuzzTests {
  private static let delimiters = [
    "://", "/", "//", "?", "#", "%", "%2F", "%25", "%41", "%E4%B8%AD", "<", ">", "<int:a>",
    "<path:p>", "<", ":", "&", "=", "+", ".", "..", "-", "user-", "007", "e\u{301}",
  ]

  @Test func urlsKeepTheirPromises() throws {
    let patterns = try patterns()
    let table = try table(patterns)
    var mutator = Mutator(
      corpus: try corpus("URLTextCorpus"), interesting: Self.delimiters, seed: 11)
    let texts = try corpus("URLTextCorpus") + (0..<3_000).map { _ in mutator.next() }

    for text in texts.map({ String(decoding: $0, as: UTF8.self) }) {
      guard let parts = try? URLParts(text) else { continue }  // Refusing is an answer.
      checkParts(parts, of: text)
      let matching = patterns.filter { $0.match(parts) != nil }
      let match = table.match(parts)
      #expect((match == nil) == matching.isEmpty, "\(text)")
      #expect(match.map { matching.contains($0.pattern) } ?? true, "\(text)")
      for pattern in matching { try checkRebuilding(pattern, parts) }
    }
  }

  @Test func patternsKeepTheirPromises() throws {
    var mutator = Mutator(
      corpus: try corpus("URLPatternCorpus"), interesting: Self.delimiters, seed: 12)
    let texts = try corpus("URLPatternCorpus") + (0..<3_000).map { _ in mutator.next() }
    let urls = try corpus("URLTextCorpus").map { String(decoding: $0, as: UTF8.self) }
      .compactMap { try? URLParts($0) }  // The broken ones are the other test's.

    var read = 0
    for text in texts.map({ String(decoding: $0, as: UTF8.self) }) {
      guard let pattern = try? URLPattern(text) else { continue }  // Refusing is an answer.
      read += 1
      #expect(try URLPattern(pattern.description) == pattern, "\(text)")
      #expect(Set(pattern.names).count == pattern.names.count, "\(text)")
      for url in urls where pattern.match(url) != nil { try checkRebuilding(pattern, url) }
    }
    #expect(read > 500)
  }

  private func checkParts(_ parts: URLParts, of text: String) {
    #expect(!parts.segments.contains(""), "\(text)")
    #expect(parts.scheme == parts.scheme?.lowercased(), "\(text)")
    // Decoded once: no more percent signs than the text had, and none that a triplet did not make.
    let path = text.prefix { $0 != "?" && $0 != "#" }
    let written = path.utf8.count { $0 == UInt8(ascii: "%") }
    let kept = parts.segments.joined().utf8.count { $0 == UInt8(ascii: "%") }
    let encoded = path.replacing("%25", with: "\u{1}").utf8.count { $0 == 1 }
    #expect(kept == encoded && kept <= written, "\(text)")
  }

  private func checkRebuilding(_ pattern: URLPattern, _ parts: URLParts) throws {
    let values = try #require(pattern.match(parts))
    guard !parts.segments.contains(where: { $0 == "." || $0 == ".." }) else { return }

    let url = try pattern.url(values, query: parts.query, fragment: parts.fragment)

    let again = try URLParts(url)
    #expect(pattern.match(again) == values, "\(url)")
    #expect(again.fragment == parts.fragment, "\(url)")
    #expect(again.query == parts.query, "\(url)")
    #expect(url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(url)")
  }

  private func patterns() throws -> [URLPattern] {
    try [
      "smth://topic/<hex32:id>", "smth://search/<path:words>", "demo://x/<s>/<path:p>",
      "demo://<path:all>", "https://<host>/<path:rest>", "/<month><int:year>/user-<int:id>/<a>-<b>",
      "demo://user/<id>/hello", "demo://n/<uuid:u>", "demo://n/<int:i>/<path:more>",
      "/<path:p>/detail",
      "/<a>/<b>/<c>", "/wap/<path:p>", "app://go/<url>", "demo://a/<path:p>/...",
      "demo://user-<int:i>",
      "/user-<x>", "/<path:everything>", "/<x>.<y>",
    ].map { try URLPattern($0) }
  }

  private func table(_ patterns: [URLPattern]) throws -> RouteTable<Int> {
    var table = RouteTable<Int>()
    for (index, pattern) in patterns.enumerated() { try table.register(pattern, index) }
    return table
  }

  private func corpus(_ name: String) throws -> [[UInt8]] {
    try Mutator.corpus(in: Checkout.fixture(name))
  }
}
