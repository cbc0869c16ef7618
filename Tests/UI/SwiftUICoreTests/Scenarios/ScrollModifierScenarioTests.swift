import Foundation
import Observation
import SwiftUICore
import Testing

/// The measured facts of group `scroll` that concern modifiers of scroll views.
@MainActor struct ScrollModifierScenarioTests {
  @Test func anchorsByRole() {
    let model = Rows()
    let host = Host(600, 200, Anchored(model: model))

    let fixed = """
      a{i:0..2} 30,140+20*i,120,20; b{i:0..2} 170,70+20*i,120,20; bottomAligned 30,0,120,200;
      bottomGrows 450,0,120,200; centerAligned 170,0,120,200; sizeChanges 310,0,120,200;
      """
    host.expect(fixed + "c{i:0..19} 310,20*i,120,20; d{i:0..19} 450,-200+20*i,120,20")
    model.count = 25
    host.settle()
    host.expect(fixed + "c{i:0..24} 310,20*i,120,20; d{i:0..24} 450,-300+20*i,120,20")
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

  @Test func contentMargins() {
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

    host.expect(
      """
      a{i:0..19} 18,20+20*i,120,20; automatic 342,0,120,200; b{i:0..2} 190,20*i,120,20;
      c{i:0..2} 342,30+20*i,120,20; content -2,0,160,200; d{i:0..19} 482,20*i,120,20;
      horizontal 178,0,144,200; indicators 482,0,120,200
      """)
    host.close()
  }

  @Test func indicatorsAndDisablingLeaveTheLayoutAlone() {
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

    host.expect(
      """
      contentA 60,0,80,400; contentB 160,0,80,400; row 60,0,180,200; row{i:0..19} 160,20*i,80,20;
      scrollA 60,0,80,200; scrollB 160,0,80,200
      """)
    host.close()
  }

  // MARK: - Position

  @Test func positionScrollsWhenItIsSet() {
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

    host.expect("position 95,219,110,1; row{i:0..10} 90,20*i,120,20; scroll 0,0,300,219")
    model.position = 20
    host.settle()
    host.expect("position 90,219,120,1; row{i:10..20} 90,-1+20*(i-10),120,20; scroll 0,0,300,219")
    target.request = .init(id: 5, anchor: .top)
    host.settle()
    host.expect("position 90,219,120,1; row{i:5..15} 90,20*(i-5),120,20; scroll 0,0,300,219")
    target.request = .init(id: 7, anchor: .center)
    host.settle()
    host.expect("position 90,219,120,1; row{i:2..12} 90,-0.5+20*(i-2),120,20; scroll 0,0,300,219")
    host.close()
  }

  @Test func readerDoesNotWriteThePosition() {
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

    host.expect("position 95,219,110,1; row{i:0..29} 90,30*i,120,30; scroll 90,0,120,219")
    target.request = .init(id: 7, anchor: .top)
    host.settle()
    host.expect("position 95,219,110,1; row{i:0..29} 90,-210+30*i,120,30; scroll 90,0,120,219")
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

  @Test func safeAreaPaddingOfScrollViewIsInItsContent() {
    let host = Host(
      320, 200,
      HStack(spacing: 20) {
        Color.red.safeAreaPadding(20).frame(width: 100, height: 150).probe("padded")
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<6) { Color.red.frame(height: 30).probe("prow\($0)") } }
            .probe("paddedScrollContent")
        }.safeAreaPadding(.vertical, 20).frame(width: 100, height: 150).probe("paddedScroll")
      }.probe("row"))

    host.expect(
      """
      padded 50,25,100,150; paddedScroll 170,25,100,150; paddedScrollContent 170,45,100,180;
      prow{i:0..5} 170,45+30*i,100,30; row 50,25,220,150
      """)
    host.close()
  }
}
