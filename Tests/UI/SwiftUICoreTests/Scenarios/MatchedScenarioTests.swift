import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

/// The measured facts of group `matched`, and where the views are drawn.
@MainActor struct MatchedScenarioTests {
  @Test func anchors() {
    let host = Host(620, 820, Anchors())

    host.expect(
      """
      grid 10,10,600,800; cell-frame-tl-wide 10,10,200,160; cell-frame-tl-tall 210,10,200,160;
      cell-frame-tl-small 410,10,200,160; cell-frame-c-wide 10,170,200,160;
      cell-frame-c-tall 210,170,200,160; cell-frame-c-small 410,170,200,160;
      cell-frame-br-wide 10,330,200,160; cell-frame-br-tall 210,330,200,160;
      cell-frame-br-small 410,330,200,160; cell-position-tl-wide 10,490,200,160;
      cell-position-br-tall 210,490,200,160; cell-size-c-wide 410,490,200,160;
      cell-size-c-flex 10,650,200,160; cell-frame-c-flex 210,650,200,160;
      cell-frame-tl-flex 410,650,200,160; frame-tl-wide 10,10,80,20; frame-tl-tall 210,10,20,60;
      frame-tl-small 410,10,20,20; frame-c-wide 10,170,80,20; frame-c-tall 210,170,20,60;
      frame-c-small 410,170,20,20; frame-br-wide 10,330,80,20; frame-br-tall 210,330,20,60;
      frame-br-small 410,330,20,20; position-tl-wide 10,490,80,20; position-br-tall 210,490,20,60;
      size-c-wide 410,490,80,20; size-c-flex 10,650,200,160; frame-c-flex 210,650,200,160;
      frame-tl-flex 410,650,200,160
      """)
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
