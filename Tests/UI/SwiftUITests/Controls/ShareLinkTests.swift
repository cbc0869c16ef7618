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
    let host = ViewHost(
      VStack {
        ShareLink(item: "words") { Text(verbatim: "share") }
        ShareLink(item: URL(filePath: "/a")) { Text(verbatim: "address") }
      }.environment(\.exchange, exchange))

    host.press("share")
    host.press("address")

    var shared: [String] = []
    for parcel in exchange.shared { shared.append(try await parcel.value(as: String.self)) }
    #expect(shared == ["words", "file:///a"])
  }

  @Test func withoutAWayTheControlIsDisabled() {
    let host = ViewHost(ShareLink(item: "words"))

    let enabled = host.renderer.screen.elements.values.compactMap {
      if case .control(let control) = $0.content { control.isEnabled } else { nil }
    }

    #expect(enabled == [false])
  }
}
