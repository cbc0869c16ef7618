import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

/// The measured facts of group `scroll`.
@MainActor struct ScrollScenarioTests {
  @Test func severalViewsFormColumn() {
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

    host.expect(
      """
      hBlock 80,24.15087890625,60,30; hBottom 87.75,58.89306640625,44.5,16;
      hScroll 80,0,220,74.89306640625; hTop 98.75,0,22.5,16; row 0,0,300,200;
      vBlock 0,24.15087890625,60,30; vBottom 7.75,58.89306640625,44.5,16; vScroll 0,0,60,200;
      vTop 18.75,0,22.5,16
      """)
    host.close()
  }

  @Test func inColumn() {
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

    host.expect(
      """
      content 90,16,120,400; footer 130.25,184,39.5,16; header 127.75,0,44.5,16;
      row{i:0..19} 90,16+20*i,120,20; scroll 90,16,120,168; stack 90,0,120,200
      """)
    host.close()
  }

  @Test func narrowContent() {
    let host = Host(
      300, 200,
      ScrollView { Box(100, 400).probe("content") }.probe("scroll").frame(width: 250, height: 150)
        .probe("frame"))

    host.expect("content 100,25,100,400; frame 25,25,250,150; scroll 100,25,100,150")
    host.close()
  }

  @Test func paddedContent() {
    let host = Host(
      300, 200,
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { Box(120, 20).probe("row\($0)") } }.padding()
          .probe("padded")
      }.probe("scroll"))

    host.expect(
      "padded 74,0,152,432; row{i:0..19} 90,16+20*i,120,20; scroll 74,0,152,200")
    host.close()
  }

  @Test func shortContentStaysAtTop() {
    let host = Host(
      300, 200,
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<3) { Box(120, 20).probe("row\($0)") } }.probe("content")
      }.probe("scroll"))

    host.expect("content 90,0,120,60; row{i:0..2} 90,20*i,120,20; scroll 90,0,120,200")
    host.close()
  }

  @Test func wideContent() {
    let host = Host(300, 200, ScrollView { Box(400, 400).probe("content") }.probe("scroll"))

    host.expect("content -50,0,400,400; scroll -50,0,400,200")
    host.close()
  }

  @Test func readerScrollsByIdentity() {
    let target = Target()
    let host = Host(
      300, 200,
      Scrolling(target: target) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { Box(120, 20).probe("row\($0)").id($0) } }
            .probe("content")
        }
      })

    host.expect("content 90,0,120,400; row{i:0..19} 90,20*i,120,20; scroll 90,0,120,200")
    target.request = .init(id: 15, anchor: nil)
    host.settle()
    host.expect(
      "content 90,-120,120,400; row{i:0..19} 90,-120+20*i,120,20; scroll 90,0,120,200")
    target.request = .init(id: 3, anchor: .top)
    host.settle()
    host.expect("content 90,-60,120,400; row{i:0..19} 90,-60+20*i,120,20; scroll 90,0,120,200")
    target.request = .init(id: 10, anchor: .center)
    host.settle()
    host.expect(
      "content 90,-110,120,400; row{i:0..19} 90,-110+20*i,120,20; scroll 90,0,120,200")
    target.request = .init(id: 0, anchor: nil)
    host.settle()
    host.expect("content 90,0,120,400; row{i:0..19} 90,20*i,120,20; scroll 90,0,120,200")
    host.close()
  }

  @Test func rightToLeftStartsAtTrailingEnd() {
    let host = Host(
      200, 80,
      ScrollView(.horizontal) {
        HStack(spacing: 10) { ForEach(0..<6) { Box(50, 40).probe("s\($0)") } }.probe("content")
      }.frame(width: 180, height: 60).probe("scroll")
        .environment(\.layoutDirection, .rightToLeft))

    host.expect(
      """
      content -160,20,350,40; s0 140,20,50,40; s1 80,20,50,40; s2 20,20,50,40; s3 -40,20,50,40;
      s4 -100,20,50,40; s5 -160,20,50,40; scroll 10,10,180,60
      """)
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
