import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

@MainActor struct ScrollWatcherTests {
  @Test func geometryIsToldAsItChanges() {
    let log = Log()
    let host = Host(
      100, 100,
      ScrollView { Box(100, 400) }.contentMargins(.top, 10)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { old, new in
          log.add("\(old.contentOffset.y) \(new.contentOffset.y) \(new.visibleRect.minY)")
          log.add("\(new.contentSize.height) \(new.containerSize.height)")
        })
    #expect(log.lines == [])

    host.scroll(to: CGPoint(x: 0, y: 50))

    #expect(log.lines == ["-10.0 40.0 50.0", "400.0 100.0"])
    host.close()
  }

  @Test func phasesFollowThePerson() throws {
    let log = Log()
    let host = Host(
      100, 100,
      ScrollView { Box(100, 400) }.onScrollPhaseChange { old, new, context in
        log.add("\(old) \(new) \(context.geometry.contentOffset.y)")
      })
    let area = try #require(host.renderer.screen.scrollAreas.first)

    host.scroll(to: CGPoint(x: 0, y: 50))
    host.scroll(to: CGPoint(x: 0, y: 60))
    host.graph.handle(.scrollEnded(area))
    host.settle()

    #expect(log.lines == ["idle interacting 50.0", "interacting idle 60.0"])
    host.close()
  }

  @Test func onlyTheNearestScrollViewIsWatched() {
    let log = Log()
    let host = Host(
      100, 100,
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Box(400, 20) }
          Box(100, 400)
        }
      }
      .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.x }) { _, x in
        log.add("\(x)")
      })

    if let inner = host.renderer.screen.scrollAreas.last {
      host.graph.handle(.scroll(inner, to: CGPoint(x: 50, y: 0)))
    }
    host.settle()

    #expect(host.renderer.screen.scrollAreas.count == 2)
    #expect(log.lines == [])
    host.close()
  }

  @Test func viewsTellWhenTheyComeIntoSight() {
    let log = Log()
    let host = Host(
      100, 100,
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<5) { number in
            Box(100, 60).onScrollVisibilityChange(threshold: 0.5) { log.add("\(number) \($0)") }
          }
        }
      })
    #expect(log.lines.sorted() == ["0 true", "1 true"])
    log.clear()

    host.scroll(to: CGPoint(x: 0, y: 60))

    #expect(log.lines.sorted() == ["0 false", "2 true"])
    host.close()
  }

  @Test func viewsInSightAreTold() {
    let log = Log()
    let host = Host(
      100, 100,
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<50, id: \.self) { _ in Box(100, 40) } }
          .scrollTargetLayout()
      }.onScrollTargetVisibilityChange(idType: Int.self) { log.add("\($0)") })

    host.scroll(to: CGPoint(x: 0, y: 60))

    #expect(log.lines == ["[1, 2, 3]"])
    host.close()
  }
}
