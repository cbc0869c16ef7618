import CoreTransferable
import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor struct ShareLinkTests {
  @Test func pressingHandsTheItemOn() async throws {
    let exchange = RecordedExchange()
    let address = try #require(URL(string: "https://a.example/b"))
    let host = ViewHost(
      VStack {
        ShareLink(item: "words") { Text(verbatim: "share") }
        ShareLink(item: address) { Text(verbatim: "address") }
      }.environment(\.exchange, exchange))

    host.press("share")
    host.press("address")

    var shared: [String] = []
    for parcel in exchange.shared { shared.append(try await parcel.value(as: String.self)) }
    #expect(shared == ["words", "https://a.example/b"])
  }

  @Test func anyValueIsHandedOnAsWhatItCanBeHadAs() async throws {
    let exchange = RecordedExchange()
    let host = ViewHost(
      ShareLink(item: Data([1, 2]), preview: SharePreview("bytes")) { Text(verbatim: "share") }
        .environment(\.exchange, exchange))

    host.press("share")

    let parcel = try #require(exchange.shared.first)
    #expect(try await parcel.value(as: Data.self) == Data([1, 2]))
  }

  @Test func withoutAWayTheControlIsDisabled() {
    let host = ViewHost(ShareLink(item: "words"))

    let enabled = host.renderer.screen.elements.values.compactMap {
      if case .control(let control) = $0.content { control.isEnabled } else { nil }
    }

    #expect(enabled == [false])
  }
}
