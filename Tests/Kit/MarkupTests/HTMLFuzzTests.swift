import Foundation
import Markup
import TestSupport
import Testing

/// HTML as it comes and damaged: the tree always holds together.
struct HTMLFuzzTests {
  @Test func treeAlwaysHoldsTogether() throws {
    let corpus = try Mutator.corpus(in: Checkout.fixture("HTMLCorpus"))
    let words = ["<", ">", "</", "/>", "<p", "<!--", "-->", "&#x", ";", "\"", "'", "=", "<script>"]
    var mutator = Mutator(corpus: corpus, interesting: words, seed: 3)
    #expect(corpus.count == 8)

    for bytes in corpus { check(HTMLFragment(bytes: bytes), bytes) }
    for _ in 0..<3000 {
      let bytes = mutator.next()
      let limits = HTMLLimits(bytes: 4096, depth: 16, nodes: 64, tagBytes: 256)
      check(HTMLFragment(bytes: bytes), bytes)
      check(HTMLFragment(bytes: bytes, limits: limits), bytes, limits)
    }
  }

  private func check(
    _ fragment: HTMLFragment, _ bytes: [UInt8], _ limits: HTMLLimits = HTMLLimits()
  ) {
    let isSound =
      fragment.nodes.count <= limits.nodes && areInOrder(fragment)
      && areNested(fragment, limits)
    let isText = fragment.withUTF8 { String(validating: $0, as: UTF8.self) != nil }

    #expect(isSound && isText, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
  }

  /// Whether texts follow one another without gap and hold whole characters.
  private func areInOrder(_ fragment: HTMLFragment) -> Bool {
    var place = 0
    for node in fragment.nodes where node.content == .text {
      guard node.utf8Range.lowerBound == place, !node.utf8Range.isEmpty else { return false }
      place = node.utf8Range.upperBound
      guard !fragment.text(of: node).isEmpty else { return false }
    }
    return fragment.withUTF8 { $0.count } == place
  }

  /// Whether each node lies inside its parent, and none deeper than allowed.
  private func areNested(_ fragment: HTMLFragment, _ limits: HTMLLimits) -> Bool {
    var depths: [Int] = []
    for (index, node) in fragment.nodes.enumerated() {
      guard node.end > index, node.end <= fragment.nodes.count else { return false }
      depths.append((node.parent.map { depths[$0] } ?? 0) + (node.content == .text ? 0 : 1))
      guard depths[index] <= limits.depth else { return false }
      guard let parent = node.parent else { continue }
      let outer = fragment.nodes[parent]
      guard parent < index, node.end <= outer.end,
        outer.utf8Range.lowerBound <= node.utf8Range.lowerBound,
        node.utf8Range.upperBound <= outer.utf8Range.upperBound
      else { return false }
    }
    return true
  }
}
