import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

@MainActor struct LazyStackTests {
  @Test func writtenStateComesBackWithItsRow() {
    let target = Target()
    let host = Host(100, 100, Toggles(target: target, count: 1000))
    host.tap(at: CGPoint(x: 50, y: 30))
    #expect(host.renderer.screen.texts == ["0: off", "1: on", "2: off", "3: off", "4: off"])

    target.request = .init(id: 900, anchor: .top)
    host.settle()
    #expect(host.renderer.screen.texts.first == "900: off")
    target.request = .init(id: 0, anchor: .top)
    host.settle()

    #expect(host.renderer.screen.texts == ["0: off", "1: on", "2: off", "3: off", "4: off"])
    host.close()
  }

  private struct Toggles: View {
    let target: Target
    let count: Int

    var body: some View {
      Scrolling(target: target) {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { ToggleRow(number: $0) } }
        }
      }
    }
  }

  private struct ToggleRow: View {
    let number: Int
    @State private var isOn = false

    var body: some View {
      Text("\(number): \(isOn ? "on" : "off")").frame(width: 100, height: 20)
        .onTapGesture { isOn.toggle() }
    }
  }

  @Test func stateInsideReadersAndCollectionsComesBackWithItsRow() {
    struct Nested: View {
      let target: Target

      var body: some View {
        Scrolling(target: target) {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { row in
                HStack(spacing: 0) {
                  ForEach(0..<2, id: \.self) { ToggleRow(number: row * 10 + $0) }
                  GeometryReader { _ in ToggleRow(number: row * 10 + 2) }.frame(width: 100)
                }.frame(height: 50)
              }
            }
          }
        }
      }
    }
    let target = Target()
    let host = Host(300, 100, Nested(target: target))
    host.tap(at: CGPoint(x: 150, y: 25))
    host.tap(at: CGPoint(x: 250, y: 10))
    let toggled = ["0: off", "1: on", "2: on", "10: off", "11: off", "12: off"]
    #expect(host.renderer.screen.texts == toggled)

    target.request = .init(id: 90, anchor: .top)
    host.settle()
    #expect(host.renderer.screen.texts.first == "900: off")
    target.request = .init(id: 0, anchor: .top)
    host.settle()

    #expect(host.renderer.screen.texts == toggled)
    host.close()
  }

  @Test func scrolledRowComesBackAsItWas() {
    let target = Target()
    let host = Host(
      100, 100,
      Scrolling(target: target) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { row in
              ScrollView(.horizontal) { Box(500, 50).probe("row\(row)") }
            }
          }
        }
      })
    let inner = host.renderer.screen.scrollAreas[1]
    host.graph.handle(.scroll(inner, to: CGPoint(x: 70, y: 0)))
    host.settle()
    #expect(host.frames["row0"]?.minX == -70)

    target.request = .init(id: 90, anchor: .top)
    host.settle()
    target.request = .init(id: 0, anchor: .top)
    host.settle()

    #expect(host.frames["row0"]?.minX == -70)
    #expect(host.frames["row1"]?.minX == 0)
    host.close()
  }

  @Test func rowsAppearAndDisappearAsTheyAreScrolled() {
    let log = Log()
    let host = Host(
      100, 100,
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { number in
            Color.red.frame(width: 100, height: 50)
              .onAppear { log.add("+\(number)") }
              .onDisappear { log.add("-\(number)") }
          }
        }
      })
    #expect(log.lines == ["+0", "+1"])
    log.clear()

    host.scroll(to: CGPoint(x: 0, y: 60))
    #expect(log.lines == ["+2", "+3", "-0"])
    log.clear()
    host.scroll(to: CGPoint(x: 0, y: 0))

    #expect(log.lines.sorted() == ["+0", "-2", "-3"])
    host.close()
  }

  @Test func scrollingDoesNotEvaluateRowsAgain() {
    let host = Host(
      100, 100,
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1000) { ToggleRow(number: $0) } }
      })

    let counted = host.counting { host.scroll(to: CGPoint(x: 0, y: 10)) }

    #expect(counted.bodiesByType == ["ToggleRow": 1])
    host.close()
  }

  @Test func rowOfUnknownCountIsOneRow() {
    let model = Lengths()
    let host = Host(
      100, 100,
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { number in
            if number % 2 == model.parity { Text("\(number)").frame(height: 20) }
          }
        }
      })
    #expect(host.renderer.screen.texts == ["0", "2", "4", "6", "8"])

    model.parity = 1
    host.settle()

    #expect(host.renderer.screen.texts == ["1", "3", "5", "7", "9"])
    host.close()
  }

  @MainActor @Observable final class Lengths {
    var parity = 0
  }

  /// Each column holds its own rows in place; only one of them may move what they are all in.
  @Test(arguments: [0, 500])
  func columnsBesideEachOtherAgreeOnWhereTheyStand(offset: CGFloat) {
    let model = Lengths()
    let host = Host(100, 100, Waterfall(model: model))
    host.scroll(to: CGPoint(x: 0, y: offset))
    let before = host.frames.filter { $0.key.hasPrefix("0.") && $0.value.minY >= 0 }

    model.parity = 1
    host.settle()

    #expect(host.graph.isSettled)
    for (name, frame) in before where frame.minY >= 0 {
      #expect(abs((host.frames[name]?.minY ?? -1) - frame.minY) < 0.01)
    }
    host.close()
  }

  private struct Waterfall: View {
    let model: Lengths

    var body: some View {
      ScrollView {
        if model.parity == 1 { Color.blue.frame(height: 30) }
        HStack(alignment: .top, spacing: 0) {
          ForEach(0..<3) { column in
            LazyVStack(spacing: 0) {
              ForEach(0..<200, id: \.self) { row in
                Color.red.frame(height: CGFloat(10 + row * (column + 3) % 17))
                  .probe("\(column).\(row)")
              }
            }
          }
        }
      }
    }
  }

  @Test func endIsReachedExactly() {
    let target = Target()
    let host = Host(
      100, 100,
      Scrolling(target: target) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<500, id: \.self) {
              Color.red.frame(width: 100, height: CGFloat(10 + $0 % 7)).probe("row\($0)")
            }
          }
        }
      })

    target.request = .init(id: 499, anchor: .bottom)
    host.settle()

    #expect(abs((host.frames["row499"]?.maxY ?? 0) - 100) < 0.01)
    host.scroll(to: CGPoint(x: 0, y: 1_000_000))
    #expect(abs((host.frames["row499"]?.maxY ?? 0) - 100) < 0.01)
    host.close()
  }
}
