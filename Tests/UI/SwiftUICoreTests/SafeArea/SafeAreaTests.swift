import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

@MainActor struct SafeAreaTests {
  @Test func insetKeepsTheViewAwayFromTheBar() {
    let host = Host(
      200, 200,
      Color.red.probe("main").safeAreaInset(edge: .bottom) {
        Color.blue.frame(height: 30).probe("bar")
      })

    host.expect("main 0,0,200,162; bar 0,170,200,30")
    host.close()
  }

  @Test func insetsOfAllEdges() {
    let host = Host(
      200, 200,
      Color.red.probe("main")
        .safeAreaInset(edge: .top, alignment: .leading, spacing: 0) { Box(40, 20).probe("top") }
        .safeAreaInset(edge: .leading, alignment: .bottom, spacing: 5) {
          Box(20, 50).probe("leading")
        }
        .safeAreaInset(edge: .trailing) { Box(12, 20).probe("trailing") })

    host.expect(
      """
      main 25,20,155,180; top 25,0,40,20; leading 0,150,20,50; trailing 188,90,12,20
      """)
    host.close()
  }

  @Test func scrolledContentPassesUnderTheBar() {
    let host = Host(
      200, 200,
      ScrollView { Box(200, 400).probe("content") }.safeAreaInset(edge: .bottom, spacing: 0) {
        Color.blue.frame(height: 30).probe("bar")
      })
    host.expect("content 0,0,200,400; bar 0,170,200,30")

    host.scroll(to: CGPoint(x: 0, y: 1000))

    host.expect("content 0,-230,200,400; bar 0,170,200,30")
    let area = host.renderer.screen.flattened().first {
      if case .scroll = $0.content { true } else { false }
    }
    #expect(area?.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    host.close()
  }

  @Test func scrollViewReachesIntoThePaddingOnAllSides() {
    let host = Host(
      200, 200,
      ScrollView { Color.red.frame(height: 400).probe("content") }.safeAreaPadding(20))

    host.expect("content 20,20,160,400")
    let area = host.renderer.screen.flattened().first {
      if case .scroll = $0.content { true } else { false }
    }
    #expect(area?.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    host.close()
  }

  @Test func ignoringReachesToTheOuterEdge() {
    let host = Host(
      200, 200,
      VStack(spacing: 0) {
        Color.red.probe("upper").ignoresSafeArea().probe("slot")
        Color.blue.probe("lower")
      }.safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)))

    host.expect("slot 20,10,140,80; upper 0,0,200,90; lower 20,90,140,80")
    host.close()
  }

  @Test func ignoringSomeEdges() {
    let host = Host(
      200, 200,
      Color.red.probe("view").ignoresSafeArea(edges: .top).safeAreaPadding(20)
        .safeAreaPadding(.top, 5))

    host.expect("view 20,0,160,180")
    host.close()
  }

  @Test func viewsAwayFromTheEdgeReachNowhere() {
    let host = Host(
      200, 200,
      Color.red.probe("view").ignoresSafeArea().padding(1).safeAreaPadding(20))

    host.expect("view 21,21,158,158")
    host.close()
  }

  @Test func proxyTellsTheSafeArea() {
    let model = Paddings()
    let host = Host(200, 200, Reader(model: model))
    #expect(host.renderer.screen.texts == ["10.0 20.0 10.0 20.0"])

    model.top = 15
    host.settle()

    #expect(host.renderer.screen.texts == ["15.0 20.0 10.0 20.0"])
    host.close()
  }

  @MainActor @Observable final class Paddings {
    var top: CGFloat = 10
  }

  private struct Reader: View {
    let model: Paddings

    var body: some View {
      GeometryReader { proxy in
        let insets = proxy.safeAreaInsets
        Text(verbatim: "\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)")
      }.safeAreaPadding(EdgeInsets(top: model.top, leading: 20, bottom: 10, trailing: 20))
    }
  }

  @Test func rightToLeftMirrorsTheSides() {
    let host = Host(
      200, 200,
      ScrollView { Color.red.frame(height: 50).probe("content") }
        .safeAreaPadding(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10))
        .environment(\.layoutDirection, .rightToLeft))

    host.expect("content 10,0,160,50")
    host.close()
  }
}
