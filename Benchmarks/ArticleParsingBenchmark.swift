import CPeers
import CommunityAPI
import Foundation
import Markup
import TestSupport

/// Asks what it costs to make blocks of the HTML of a page of articles, beside libxml2 reading the
/// same bytes into a tree that nobody looks at.
enum ArticleParsingBenchmark {
  private static let articleCount = 20

  static func rows() async throws -> [BenchmarkRow] {
    let texts = texts()
    let page = texts.map(ArticleHTML.render)
    let bytes = page.reduce(0) { $0 + $1.utf8.count }
    let peer = Peer(page)
    return [
      try await .measure(
        "\(articleCount) articles (\(bytes / 1024) KiB) to blocks",
        ours: { check(page.reduce(0) { $0 + ArticleBody(html: $1).blocks.count } > 0) },
        peer: { check(peer.read() == articleCount) }),
      try await .measure(
        "\(articleCount) articles to a flat tree",
        ours: { check(page.reduce(0) { $0 + HTMLFragment($1).nodes.count } > 0) },
        peer: { check(peer.read() == articleCount) }),
      try await .measure(
        "\(articleCount) articles written as HTML",
        ours: { check(texts.reduce(0) { $0 + ArticleHTML.render($1).utf8.count } == bytes) },
        peer: { check(peer.read() == articleCount) }),
    ]
  }

  private static func check(_ isRight: Bool) {
    precondition(isRight, "a benchmark read something else than it was given")
  }

  /// Articles as members write them: a few lines, and mostly a quote of the one before.
  private static func texts() -> [String] {
    var random = SeededGenerator(seed: 1)
    let sentences = [
      "今天天气不错，出去走走。", "同意楼上，[em13]", "见 http://www.example.com/topic?id=42&page=3 ，谢谢",
      "if (a < b && c > d) 就继续", "[b]重点[/b]是这个", "@alice01 你怎么看？", "", "\u{1B}[31m红色\u{1B}[m的字",
      "这个问题以前讨论过很多次了，大家的看法一直不太一样，我说说我自己的经历吧，仅供参考。",
    ]
    return (0..<articleCount).map { index in
      var lines = (0..<Int.random(in: 2...12, using: &random)).map { _ in
        sentences[Int.random(in: 0..<sentences.count, using: &random)]
      }
      if index % 4 != 0 {
        lines.append("【 在 bob0\(index) (老鲍) 的大作中提到: 】")
        lines += (0..<3).map { _ in ": " + sentences[Int.random(in: 0..<4, using: &random)] }
        lines.append(": ...................")
      }
      return lines.joined(separator: "\n")
    }
  }
}

/// The page as C sees it.
private final class Peer {
  private let texts: [UnsafeMutablePointer<CChar>?]
  private let counts: [Int64]

  init(_ page: [String]) {
    texts = page.map { strdup($0) }
    counts = page.map { Int64($0.utf8.count) }
  }

  deinit { for text in texts { free(text) } }

  /// Reads all texts; returns how many could be read.
  func read() -> Int64 {
    texts.map { UnsafePointer($0) }.withUnsafeBufferPointer {
      peer_html_read($0.baseAddress, counts, Int64(counts.count))
    }
  }
}
