import Foundation
import Observation
import SwiftUICore
import Testing

/// The measured facts of group `scroll` that concern modifiers of scroll views.
@MainActor struct ScrollModifierScenarioTests {
  @Test(.measured("scroll/anchor-roles")) func anchorsByRole() {
    let model = Rows()
    let host = Host(600, 200, Anchored(model: model))

    host.expectMeasured()
    model.count = 25
    host.settle()
    host.expectMeasured(after: "grow")
    host.close()
  }

  @MainActor @Observable final class Rows {
    var count = 20
  }

  private struct Anchored: View {
    let model: Rows

    var body: some View {
      HStack(spacing: 20) {
        column("a", 3).defaultScrollAnchor(.bottom, for: .alignment).probe("bottomAligned")
        column("b", 3).defaultScrollAnchor(.center, for: .alignment).probe("centerAligned")
        column("c", model.count).defaultScrollAnchor(.bottom, for: .sizeChanges)
          .probe("sizeChanges")
        column("d", model.count).defaultScrollAnchor(.bottom)
          .defaultScrollAnchor(.bottom, for: .sizeChanges).probe("bottomGrows")
      }
    }

    private func column(_ name: String, _ count: Int) -> some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Box(120, 20).probe("\(name)\($0)") }
        }
      }
    }
  }

  @Test(.measured("scroll/margins")) func contentMargins() {
    func column(_ name: String, _ count: Int) -> some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<count) { Box(120, 20).probe("\(name)\($0)") } }
      }
    }
    let host = Host(
      600, 200,
      HStack(spacing: 20) {
        column("a", 20).contentMargins(20, for: .scrollContent).probe("content")
        column("b", 3).contentMargins(.horizontal, 12, for: .scrollContent).probe("horizontal")
        column("c", 3).contentMargins(.top, 30).probe("automatic")
        column("d", 20).contentMargins(20, for: .scrollIndicators).probe("indicators")
      })

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("scroll/modifiers")) func indicatorsAndDisablingLeaveTheLayoutAlone() {
    let host = Host(
      300, 200,
      HStack(spacing: 20) {
        ScrollView(showsIndicators: false) {
          VStack(spacing: 0) { ForEach(0..<20) { _ in Box(80, 20) } }.probe("contentA")
        }.probe("scrollA")
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { Box(80, 20).probe("row\($0)") } }
            .probe("contentB")
        }.scrollIndicators(.hidden).scrollDisabled(true).probe("scrollB")
      }.probe("row"))

    host.expectMeasured()
    host.close()
  }

  // MARK: - Position

  @Test(.measured("scroll/position")) func positionScrollsWhenItIsSet() {
    let target = Target()
    let model = Position()
    let host = Host(
      300, 220,
      VStack(spacing: 0) {
        Scrolling(target: target) {
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<30) { Box(120, 20).probe("row\($0)").id($0) } }
              .scrollTargetLayout()
          }.scrollPosition(id: model.binding)
        }
        Value(model: model)
      })

    host.expectMeasured()
    model.position = 20
    host.settle()
    host.expectMeasured(after: "row20")
    target.request = .init(id: 5, anchor: .top)
    host.settle()
    host.expectMeasured(after: "proxy5")
    target.request = .init(id: 7, anchor: .center)
    host.settle()
    host.expectMeasured(after: "proxy-center")
    host.close()
  }

  @Test(.measured("scroll/position-center")) func readerDoesNotWriteThePosition() {
    let target = Target()
    let model = Position()
    let host = Host(
      300, 220,
      VStack(spacing: 0) {
        Scrolling(target: target) {
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<30) { Box(120, 30).probe("row\($0)").id($0) } }
              .scrollTargetLayout()
          }.scrollPosition(id: model.binding, anchor: .center)
        }
        Value(model: model)
      })

    host.expectMeasured()
    target.request = .init(id: 7, anchor: .top)
    host.settle()
    host.expectMeasured(after: "proxy7")
    host.close()
  }

  @MainActor @Observable final class Position {
    var position: Int? = 10

    var binding: Binding<Int?> {
      Binding(get: { @MainActor in self.position }, set: { @MainActor in self.position = $0 })
    }
  }

  /// A clear box whose width tells a number.
  private struct Value: View {
    let model: Position

    var body: some View {
      Color.clear.frame(width: CGFloat(model.position ?? 0) + 100, height: 1).probe("position")
    }
  }

  // MARK: - Safe area

  @Test(.measured("position/safe-area-padding")) func safeAreaPaddingOfScrollViewIsInItsContent() {
    let host = Host(
      320, 200,
      HStack(spacing: 20) {
        Color.red.safeAreaPadding(20).frame(width: 100, height: 150).probe("padded")
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<6) { Color.red.frame(height: 30).probe("prow\($0)") } }
            .probe("paddedScrollContent")
        }.safeAreaPadding(.vertical, 20).frame(width: 100, height: 150).probe("paddedScroll")
      }.probe("row"))

    host.expectMeasured()
    host.close()
  }
}
