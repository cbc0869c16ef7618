import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct ShareLinkTests {
  @Test func pressingHandsTheItemOn() {
    final class Box { var shared: [String] = [] }
    let box = Box()
    let host = ViewHost(
      VStack {
        ShareLink(item: "words") { Text(verbatim: "share") }
        ShareLink(item: URL(filePath: "/a")) { Text(verbatim: "address") }
      }.environment(\.shareText, { box.shared.append($0) }))

    host.press("share")
    host.press("address")

    #expect(box.shared == ["words", "file:///a"])
  }

  @Test func withoutAWayTheControlIsDisabled() {
    let host = ViewHost(ShareLink(item: "words"))

    let enabled = host.renderer.screen.elements.values.compactMap {
      if case .control(let control) = $0.content { control.isEnabled } else { nil }
    }

    #expect(enabled == [false])
  }
}
