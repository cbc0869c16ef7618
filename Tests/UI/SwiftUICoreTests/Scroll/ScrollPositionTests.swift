import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

@MainActor struct ScrollPositionTests {
  @MainActor @Observable final class Model {
    var id: Int?
    var position = ScrollPosition(idType: Int.self)
    var count = 100
  }

  private struct ByID: View {
    @Bindable var model: Model
    var anchor: UnitPoint?

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Box(100, 20).probe("row\($0)") }
        }.scrollTargetLayout()
      }.scrollPosition(id: $model.id, anchor: anchor)
    }
  }

  /// Rows of which the first are shorter than those behind them.
  private struct Growing: View {
    let model: Model

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Box(100, $0 < 20 ? 20 : 60).probe("row\($0)") }
          }
        }
        .onChange(of: model.id) { if let id = model.id { proxy.scrollTo(id, anchor: .top) } }
      }
    }
  }

  private struct ByPosition: View {
    @Bindable var model: Model

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<model.count, id: \.self) { Box(100, 20).probe("row\($0)") }
        }.scrollTargetLayout()
      }.scrollPosition($model.position)
    }
  }

  @Test func personScrollingWritesTheFirstViewInSight() {
    let model = Model()
    let host = Host(100, 100, ByID(model: model))

    host.scroll(to: CGPoint(x: 0, y: 410))
    #expect(model.id == 20)
    host.scroll(to: CGPoint(x: 0, y: 0))

    #expect(model.id == 0)
    #expect(host.frames["row0"]?.minY == 0)
    host.close()
  }

  @Test func rowNearTheEndIsReachedWhereRowsAreLongerThanGuessed() {
    let model = Model()
    let host = Host(100, 200, Growing(model: model))

    model.id = 98
    host.settle()

    // The last three rows are too short to fill the viewport: the end of the content is at its end.
    #expect(host.frames["row99"]?.maxY == 200)
    #expect(host.frames["row98"]?.minY == 80)
    host.close()
  }

  @Test func anchorChoosesTheViewThatIsWritten() {
    let model = Model()
    let host = Host(100, 100, ByID(model: model, anchor: .bottom))

    host.scroll(to: CGPoint(x: 0, y: 410))

    #expect(model.id == 25)
    host.close()
  }

  @Test func writingScrollsToTheAnchor() {
    let model = Model()
    let host = Host(100, 100, ByID(model: model, anchor: .center))

    model.id = 50
    host.settle()
    #expect(host.frames["row50"]?.midY == 50)
    host.scroll(to: CGPoint(x: 0, y: 0))
    #expect(model.id == 2)
    model.id = 50
    host.settle()

    #expect(host.frames["row50"]?.midY == 50)
    host.close()
  }

  @Test func edgesAndPoints() {
    let model = Model()
    let host = Host(100, 100, ByPosition(model: model))

    model.position.scrollTo(edge: .bottom)
    host.settle()
    #expect(host.frames["row99"]?.maxY == 100)
    model.position.scrollTo(y: 130)
    host.settle()
    #expect(host.frames["row0"]?.minY == -130)
    model.position.scrollTo(point: .zero)
    host.settle()
    #expect(host.frames["row0"]?.minY == 0)
    model.position.scrollTo(id: 40, anchor: .top)
    host.settle()
    #expect(host.frames["row40"]?.minY == 0)
    #expect(model.position.viewID(type: Int.self) == 40)
    host.close()
  }

  @Test func edgeIsHeldWhileTheContentGrows() {
    let model = Model()
    model.position.scrollTo(edge: .bottom)
    let host = Host(100, 100, ByPosition(model: model))
    #expect(host.frames["row99"]?.maxY == 100)

    model.count = 150
    host.settle()

    #expect(host.frames["row149"]?.maxY == 100)
    host.close()
  }

  @Test func personTakesThePositionOver() {
    let model = Model()
    let host = Host(100, 100, ByPosition(model: model))

    host.scroll(to: CGPoint(x: 0, y: 60))
    #expect(model.position.isPositionedByUser)
    #expect(model.position.viewID(type: Int.self) == 3)
    model.position.scrollTo(edge: .top)
    host.settle()

    #expect(!model.position.isPositionedByUser)
    #expect(host.frames["row0"]?.minY == 0)
    host.close()
  }

  @Test func disabledScrollViewIgnoresPersons() {
    let model = Model()
    let host = Host(100, 100, ByID(model: model).scrollDisabled(true))

    host.scroll(to: CGPoint(x: 0, y: 410))
    #expect(host.frames["row0"]?.minY == 0)
    model.id = 99
    host.settle()

    #expect(host.frames["row99"]?.maxY == 100)
    host.close()
  }

  @Test func lazyContentStartsAtItsEnd() {
    let host = Host(
      100, 100,
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<500, id: \.self) {
            Color.red.frame(width: 100, height: CGFloat(10 + $0 % 7)).probe("row\($0)")
          }
        }
      }.defaultScrollAnchor(.bottom))

    #expect(abs((host.frames["row499"]?.maxY ?? 0) - 100) < 0.01)
    #expect(host.graph.counters.builders < 60)
    host.close()
  }

  @Test func identitiesOfCollectionsAreScrolledTo() {
    let target = Target()
    let host = Host(
      100, 100,
      Scrolling(target: target) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Box(100, 20).probe("row\($0)") } }
        }
      })

    target.request = .init(id: 30, anchor: .top)
    host.settle()

    #expect(host.frames["row30"]?.minY == 0)
    host.close()
  }
}
