import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

/// The first half of the measured facts of group `parity`.
@MainActor struct ParityFrameScenarioTests {
  @Test(.measured("parity/app-header-content-footer")) func appHeaderContentFooter() {
    let host = ParityHost(
      400, 600,
      [
        "Header": CGSize(width: 44.5, height: 16), "Status": CGSize(width: 39, height: 16),
        "v1.0": CGSize(width: 24, height: 16),
      ],
      VStack(spacing: 0) {
        Text("Header").probe("header").frame(maxWidth: .infinity, alignment: .leading).padding(
          .horizontal, 16
        ).padding(.vertical, 8)
        Spacer()
        HStack {
          Text("Status").probe("status")
          Spacer()
          Text("v1.0").probe("version")
        }.padding(.horizontal, 16).padding(.vertical, 4)
      })

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("parity/color-fill")) func colorFill() {
    let host = ParityHost(
      400, 600, [:],
      Color.red.probe("c"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("parity/complex-nested")) func complexNested() {
    let host = ParityHost(
      400, 600,
      [
        "Title": CGSize(width: 26.5, height: 16), "Subtitle": CGSize(width: 47, height: 16),
        "Item 2": CGSize(width: 38, height: 16), "Description": CGSize(width: 69.5, height: 16),
      ],
      VStack(spacing: 16) {
        HStack(spacing: 12) {
          Box(44, 44).probe("red")
          VStack(alignment: .leading, spacing: 4) {
            Text("Title").probe("t1")
            Text("Subtitle").probe("t2")
          }
          Spacer()
        }.padding(.horizontal, 16)
        Divider().probe("divider")
        HStack(spacing: 12) {
          Box(44, 44).probe("green")
          VStack(alignment: .leading, spacing: 4) {
            Text("Item 2").probe("t3")
            Text("Description").probe("t4")
          }
          Spacer()
        }.padding(.horizontal, 16)
      })

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("parity/deeply-nested-frames")) func deeplyNestedFrames() {
    let host = ParityHost(
      400, 600, ["Deep": CGSize(width: 32, height: 16)],
      Text("Deep").probe("text").frame(width: 100, height: 40).frame(width: 200, height: 100).frame(
        width: 300, height: 200))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("parity/deeply-nested-padding-frame")) func deeplyNestedPaddingFrame() {
    let host = ParityHost(
      400, 600, ["X": CGSize(width: 9, height: 16)],
      Text("X").probe("text").padding(4).frame(width: 80, height: 40).padding(8).frame(
        width: 150, height: 80
      ).padding(12))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("parity/empty-vstack")) func emptyVstack() {
    let host = ParityHost(
      400, 600, [:],
      VStack {})

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("parity/frame-alignment-bottom-trailing")) func frameAlignmentBottomTrailing() {
    let host = ParityHost(
      400, 600, ["BR": CGSize(width: 17, height: 16)],
      Text("BR").probe("text").frame(width: 200, height: 200, alignment: .bottomTrailing))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("parity/frame-maxwidth-infinity-with-minheight"))
  func frameMaxwidthInfinityWithMinheight() {
    let host = ParityHost(
      400, 600,
      ["Top": CGSize(width: 22.5, height: 16), "Bottom": CGSize(width: 44.5, height: 16)],
      VStack {
        Text("Top").probe("top")
        Text("Bottom").probe("bottom")
      }.frame(maxWidth: .infinity, minHeight: 180))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("parity/frame-min-max")) func frameMinMax() {
    let host = ParityHost(
      400, 600, ["Constrained": CGSize(width: 74, height: 16)],
      Text("Constrained").probe("text").frame(
        minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("parity/frame-minheight-centers-content")) func frameMinheightCentersContent() {
    let host = ParityHost(
      400, 600, ["Centered": CGSize(width: 56, height: 16)],
      Text("Centered").probe("text").frame(maxWidth: .infinity, minHeight: 180))

    host.expectMeasured()
    host.close()
  }
}

/// Shows a view at the size it wants in a proposal, its own corner being the origin.
@MainActor struct ParityHost {
  private let host: Host

  init<V: View>(_ width: CGFloat, _ height: CGFloat, _ sizes: [String: CGSize], _ view: V) {
    let text = HeadlessText.withFonts()
    for (string, size) in sizes { text.set(size, of: string) }
    host = Host(width, height, text: text, view.probe("root").coordinateSpace(name: "root"))
  }

  /// Compares within half a point, to which these facts are rounded.
  func expectMeasured(sourceLocation: SourceLocation = #_sourceLocation) {
    host.expectMeasured(tolerance: 0.5, sourceLocation: sourceLocation)
  }

  func close() { host.close() }
}
