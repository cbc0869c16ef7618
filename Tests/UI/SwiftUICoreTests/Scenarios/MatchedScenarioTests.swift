import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

/// The measured facts of group `matched`, and where the views are drawn.
@MainActor struct MatchedScenarioTests {
  @Test(.measured("matched/anchors")) func anchors() {
    let host = Host(620, 820, Anchors())

    host.expectMeasured()
    host.close()
  }

  private struct Anchors: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(["tl", "c", "br"], id: \.self) { anchor in
          HStack(spacing: 0) {
            cell(.frame, anchor, "wide")
            cell(.frame, anchor, "tall")
            cell(.frame, anchor, "small")
          }
        }
        HStack(spacing: 0) {
          cell(.position, "tl", "wide")
          cell(.position, "br", "tall")
          cell(.size, "c", "wide")
        }
        HStack(spacing: 0) {
          cell(.size, "c", "flex")
          cell(.frame, "c", "flex")
          cell(.frame, "tl", "flex")
        }
      }.probe("grid")
    }

    private func cell(
      _ properties: MatchedGeometryProperties, _ anchor: String, _ shape: String
    ) -> some View {
      Cell(properties: properties, anchor: anchor, shape: shape)
    }
  }

  private struct Cell: View {
    let properties: MatchedGeometryProperties
    let anchor: String
    let shape: String
    @Namespace private var space

    private var point: UnitPoint {
      switch anchor {
      case "tl": .topLeading
      case "br": .bottomTrailing
      default: .center
      }
    }

    private var name: String {
      switch properties {
      case .frame: "frame-\(anchor)-\(shape)"
      case .position: "position-\(anchor)-\(shape)"
      default: "size-\(anchor)-\(shape)"
      }
    }

    private var size: CGSize? {
      switch shape {
      case "wide": CGSize(width: 80, height: 20)
      case "tall": CGSize(width: 20, height: 60)
      case "small": CGSize(width: 20, height: 20)
      default: nil
      }
    }

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: 1, in: space)
          .padding(EdgeInsets(top: 70, leading: 90, bottom: 0, trailing: 0))
        Color.blue.frame(width: size?.width, height: size?.height)
          .matchedGeometryEffect(
            id: 1, in: space, properties: properties, anchor: point, isSource: false
          )
          .probe(name)
      }.frame(width: 200, height: 160, alignment: .topLeading).probe("cell-\(name)")
    }
  }

  private struct Following: View {
    let log: Log
    @State private var isAway = false
    @Namespace private var space

    var body: some View {
      let _ = log.flip = { isAway = true }
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 40, height: 20).matchedGeometryEffect(id: "tab", in: space)
          .padding(.leading, isAway ? 50 : 10)
        Color.blue.matchedGeometryEffect(id: "tab", in: space, isSource: false)
      }.frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  @Test func viewIsDrawnWhereItsSourceIsAndGoesAlong() {
    let log = Log()
    let host = Host(100, 100, Following(log: log))
    func drawn() -> CGRect? {
      host.renderer.screen.flattened().first { $0.content == .color(.blue) }?.frame
    }
    #expect(drawn() == CGRect(x: 10, y: 0, width: 40, height: 20))

    log.flip?()
    host.settle()

    #expect(drawn() == CGRect(x: 50, y: 0, width: 40, height: 20))
    host.close()
  }
}
