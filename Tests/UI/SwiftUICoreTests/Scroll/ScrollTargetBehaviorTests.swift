import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

@MainActor struct ScrollTargetBehaviorTests {
  private func host(_ behavior: some ScrollTargetBehavior) -> Host {
    Host(
      100, 100,
      ScrollView {
        VStack(spacing: 10) { ForEach(0..<20) { Box(100, 30).probe("row\($0)") } }
          .scrollTargetLayout()
      }.scrollTargetBehavior(behavior))
  }

  private func letGo(of host: Host, at offset: CGFloat) throws -> CGFloat {
    let area = try #require(host.renderer.screen.scrollAreas.first)
    host.graph.handle(.scroll(area, to: CGPoint(x: 0, y: offset)))
    host.graph.handle(.scrollEnded(area))
    host.settle()
    return -(host.frames["row0"]?.minY ?? 0)
  }

  @Test func pagesAreWholeLengths() throws {
    let host = host(.paging)

    #expect(try letGo(of: host, at: 140) == 100)
    #expect(try letGo(of: host, at: 160) == 200)
    host.close()
  }

  @Test func viewsAreAlignedToTheirStarts() throws {
    let host = host(.viewAligned)

    #expect(try letGo(of: host, at: 130) == 120)
    #expect(try letGo(of: host, at: 145) == 160)
    host.close()
  }

  @Test func fewViewsArePassedAtOnce() throws {
    let host = host(.viewAligned(limitBehavior: .alwaysByOne))

    #expect(try letGo(of: host, at: 300) == 40)
    #expect(try letGo(of: host, at: 0) == 0)
    host.close()
  }

  @Test func ruleOfOnesOwnIsAsked() throws {
    struct Tens: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = (target.rect.minY / 10).rounded() * 10
      }
    }
    let host = host(Tens())

    #expect(try letGo(of: host, at: 123) == 120)
    host.close()
  }
}
