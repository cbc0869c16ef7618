import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

/// The measured facts of group `scroll`.
@MainActor struct ScrollScenarioTests {
  @Test(.measured("scroll/children")) func severalViewsFormColumn() {
    let text = HeadlessText.sized(["Top": 22.5, "Bottom": 44.5])
    let host = Host(
      300, 200, text: text,
      HStack(alignment: .top, spacing: 20) {
        ScrollView {
          Text("Top").probe("vTop")
          Box(60, 30).probe("vBlock")
          Text("Bottom").probe("vBottom")
        }.probe("vScroll")
        ScrollView(.horizontal) {
          Text("Top").probe("hTop")
          Box(60, 30).probe("hBlock")
          Text("Bottom").probe("hBottom")
        }.probe("hScroll")
      }.probe("row"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("scroll/in-stack")) func inColumn() {
    let host = Host(
      300, 200, text: .sized(["Header": 44.5, "Footer": 39.5]),
      VStack(spacing: 0) {
        Text("Header").probe("header")
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { Box(120, 20).probe("row\($0)") } }
            .probe("content")
        }.probe("scroll")
        Text("Footer").probe("footer")
      }.probe("stack"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("scroll/narrow-content")) func narrowContent() {
    let host = Host(
      300, 200,
      ScrollView { Box(100, 400).probe("content") }.probe("scroll").frame(width: 250, height: 150)
        .probe("frame"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("scroll/padding")) func paddedContent() {
    let host = Host(
      300, 200,
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { Box(120, 20).probe("row\($0)") } }.padding()
          .probe("padded")
      }.probe("scroll"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("scroll/vertical")) func shortContentStaysAtTop() {
    let host = Host(
      300, 200,
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<3) { Box(120, 20).probe("row\($0)") } }.probe("content")
      }.probe("scroll"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("scroll/wide-content")) func wideContent() {
    let host = Host(300, 200, ScrollView { Box(400, 400).probe("content") }.probe("scroll"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("scroll/scroll-to")) func readerScrollsByIdentity() {
    let target = Target()
    let host = Host(
      300, 200,
      Scrolling(target: target) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { Box(120, 20).probe("row\($0)").id($0) } }
            .probe("content")
        }
      })

    host.expectMeasured()
    target.request = .init(id: 15, anchor: nil)
    host.settle()
    host.expectMeasured(after: "row15")
    target.request = .init(id: 3, anchor: .top)
    host.settle()
    host.expectMeasured(after: "row3-top")
    target.request = .init(id: 10, anchor: .center)
    host.settle()
    host.expectMeasured(after: "row10-center")
    target.request = .init(id: 0, anchor: nil)
    host.settle()
    host.expectMeasured(after: "row0")
    host.close()
  }

  @Test(.measured("layout/rtl-scroll")) func rightToLeftStartsAtTrailingEnd() {
    let host = Host(
      200, 80,
      ScrollView(.horizontal) {
        HStack(spacing: 10) { ForEach(0..<6) { Box(50, 40).probe("s\($0)") } }.probe("content")
      }.frame(width: 180, height: 60).probe("scroll")
        .environment(\.layoutDirection, .rightToLeft))

    host.expectMeasured()
    host.close()
  }
}

/// Something to scroll to, set by a test.
@MainActor @Observable final class Target {
  struct Request: Equatable {
    let id: AnyHashable
    let anchor: UnitPoint?

    init(id: some Hashable, anchor: UnitPoint?) {
      self.id = AnyHashable(id)
      self.anchor = anchor
    }
  }

  var request: Request?
}

/// A scroll view driven by a target through a reader, probed as `scroll`.
struct Scrolling<Content: View>: View {
  let target: Target
  @ViewBuilder let content: Content

  var body: some View {
    ScrollViewReader { proxy in
      content.probe("scroll").onChange(of: target.request) { _, request in
        if let request { proxy.scrollTo(request.id, anchor: request.anchor) }
      }
    }
  }
}
