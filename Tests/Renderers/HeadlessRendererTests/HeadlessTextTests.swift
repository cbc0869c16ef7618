import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

@MainActor struct HeadlessTextTests {
  @Test func wrapsBetweenWords() {
    let metrics = HeadlessText().measure(
      TextContent(string: "one two three"), width: 64, height: nil)

    #expect(metrics.size == CGSize(width: 56, height: 32))
    #expect(metrics.lastBaseline == 29)
  }

  @Test func breaksWordsThatAreTooLong() {
    let metrics = HeadlessText().measure(
      TextContent(string: "水木清华社区"), width: 64, height: nil)

    #expect(metrics.size == CGSize(width: 64, height: 32))
  }

  @Test func keepsWithinLineLimitAndHeight() {
    let text = HeadlessText()

    let limited = text.measure(
      TextContent(string: "a b c d", lineLimit: 2), width: 8, height: nil)
    let squeezed = text.measure(TextContent(string: "a b c d"), width: 8, height: 50)

    #expect(limited.size.height == 32)
    #expect(squeezed.size.height == 48)
  }

  @Test func tableWins() {
    let text = HeadlessText()
    text.set(CGSize(width: 22.5, height: 16), of: "Top")

    let size = text.measure(TextContent(string: "Top"), width: 3, height: nil).size

    #expect(size == CGSize(width: 22.5, height: 16))
  }
}
