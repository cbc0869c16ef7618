import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

@MainActor struct GeometryChangeTests {
  @MainActor @Observable final class Model {
    var width: CGFloat = 50
    var isAfter = false
    @ObservationIgnored var log: [CGRect] = []
  }

  @Test func sizeIsToldAtFirstAndWhenItChanges() {
    let (model, log) = (Model(), Log())
    let host = Host(200, 200, Resized(model: model, log: log))
    #expect(log.lines == ["50.0 -> 50.0"])
    log.clear()

    model.width = 70
    host.settle()

    #expect(log.lines == ["50.0 -> 70.0"])
    host.close()
  }

  private struct Resized: View {
    let model: Model
    let log: Log

    var body: some View {
      Color.red.onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { old, new in
        log.add("\(old) -> \(new)")
      }.frame(width: model.width)
    }
  }

  @Test func movementIsTold() {
    struct Moved: View {
      let model: Model
      let log: Log

      var body: some View {
        HStack(spacing: 0) {
          if model.isAfter { Box(30, 30) }
          Box(10, 10).onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }) {
            log.add("\($0)")
          }
        }.frame(width: 200, alignment: .leading)
      }
    }
    let (model, log) = (Model(), Log())
    let host = Host(200, 200, Moved(model: model, log: log))

    model.isAfter = true
    host.settle()

    #expect(log.lines == ["0.0", "30.0"])
    host.close()
  }

  @Test func scrollViewIsASpace() {
    let log = Log()
    let host = Host(
      100, 100,
      ScrollView {
        VStack(spacing: 0) {
          Box(100, 30)
          Box(100, 400).onGeometryChange(
            for: CGFloat.self, of: { $0.frame(in: .scrollView).minY }
          ) { log.add("\($0)") }
        }
      })

    host.scroll(to: CGPoint(x: 0, y: 50))

    #expect(log.lines == ["30.0", "-20.0"])
    host.close()
  }

  // MARK: - Frames relative to the container

  @Test func containerIsTheScrollViewOrTheWindow() {
    let host = Host(
      300, 200,
      HStack(spacing: 0) {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            ForEach(0..<3) {
              Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10).probe("c\($0)")
            }
          }
        }.frame(width: 150).probe("scroll")
        Color.blue.containerRelativeFrame(.vertical) { length, _ in length / 4 }.probe("quarter")
      })

    host.expect(
      """
      c{i:0..2} 80*i,0,70,200; scroll 0,0,150,200; quarter 150,75,150,50
      """)
    host.close()
  }

  @Test func containerThatChangesIsFollowed() {
    struct Growing: View {
      let model: Model
      var body: some View {
        ScrollView(.horizontal) {
          Color.red.containerRelativeFrame(.horizontal).frame(height: 10).probe("cell")
        }.frame(width: model.width)
      }
    }
    let model = Model()
    let host = Host(200, 200, Growing(model: model))
    #expect(host.frames["cell"]?.width == 50)

    model.width = 120
    host.settle()

    #expect(host.frames["cell"]?.width == 120)
    host.close()
  }

  // MARK: - Anchors

  private enum Bounds: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @Test func anchorsAreResolvedInTheSpaceOfTheReader() {
    struct Marked: View {
      let model: Model
      var body: some View {
        HStack(spacing: 0) {
          Box(20, 20)
          Color.red.frame(width: model.width, height: 30)
            .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        }.padding(5).overlayPreferenceValue(Bounds.self) { anchors in
          GeometryReader { proxy in
            ForEach(anchors.indices, id: \.self) { index in
              let frame = proxy[anchors[index]]
              Color.blue.frame(width: frame.width, height: frame.height)
                .offset(x: frame.minX, y: frame.minY).probe("mark")
                .onGeometryChange(for: CGRect.self, of: { _ in frame }) { model.log.append($0) }
            }
          }
        }
      }
    }
    let model = Model()
    let host = Host(200, 200, Marked(model: model))
    #expect(model.log == [CGRect(x: 25, y: 5, width: 50, height: 30)])

    model.width = 60
    host.settle()

    #expect(model.log.last == CGRect(x: 25, y: 5, width: 60, height: 30))
    host.close()
  }

  @Test func anchorsAddToPreferences() {
    let log = Log()
    let host = Host(
      100, 100,
      Box(10, 20).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        .padding(10)
        .transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }
        .backgroundPreferenceValue(Bounds.self) { anchors in
          GeometryReader { proxy in
            let _ = log.add(anchors.map { "\(proxy[$0].height)" }.joined(separator: " "))
            Color.clear
          }
        })

    #expect(log.lines.last == "20.0 40.0")
    host.close()
  }
}
