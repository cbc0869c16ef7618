import Foundation
import SwiftUICore
import Testing

/// The measured facts of group `image`.
@MainActor struct ImageScenarioTests {
  private let wide = Image(encoded: Data(), pixels: CGSize(width: 64, height: 40))
  private let tall = Image(encoded: Data(), pixels: CGSize(width: 20, height: 64))

  @Test(.measured("image/aspect-ratio")) func aspectRatio() {
    let host = Host(
      400, 340,
      VStack(spacing: 8) {
        HStack(alignment: .top, spacing: 8) {
          wide.resizable().scaledToFit().probe("fitWideImage").frame(width: 100, height: 40)
            .probe("fitWide")
          wide.resizable().scaledToFit().probe("fitTallImage").frame(width: 40, height: 100)
            .probe("fitTall")
          wide.resizable().scaledToFill().probe("fillImage").frame(width: 40, height: 60)
            .probe("fill")
          wide.resizable().scaledToFill().probe("fillClippedImage").frame(width: 40, height: 60)
            .clipped().probe("fillClipped")
          wide.resizable().aspectRatio(1, contentMode: .fit).probe("squareImage")
            .frame(width: 60, height: 40).probe("square")
          wide.resizable().aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill)
            .probe("thirdImage").frame(width: 30, height: 30).probe("third")
        }.probe("row1")
        secondRow
        Color.red.aspectRatio(2, contentMode: .fit).probe("colorRatio")
          .frame(width: 100, height: 100).probe("colorRatioFrame")
      }.probe("stack"))

    host.expectMeasured()
    host.close()
  }

  private var secondRow: some View {
    HStack(alignment: .top, spacing: 8) {
      wide.resizable().scaledToFit().probe("widthOnlyImage").frame(width: 100)
        .probe("widthOnly")
      wide.resizable().scaledToFit().probe("heightOnlyImage").frame(height: 30)
        .probe("heightOnly")
      wide.scaledToFit().probe("rigidImage").frame(width: 100, height: 40).probe("rigid")
      tall.resizable().scaledToFit().probe("flexibleImage")
    }.frame(height: 100).probe("row2")
  }

  @Test(.measured("image/resizable")) func resizable() {
    let host = Host(
      300, 200,
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          wide.resizable().frame(width: 30, height: 30).probe("shrunk")
          wide.resizable().frame(width: 96, height: 30).probe("stretched")
          wide.frame(width: 30, height: 30).probe("overflow")
          wide.frame(width: 30, height: 30).clipped().probe("overflowClipped")
        }.probe("row1")
        wide.resizable().frame(height: 24).probe("flexibleWidth")
        HStack(spacing: 0) {
          tall.resizable().probe("flexA")
          wide.resizable().probe("flexB")
        }.frame(height: 40).probe("row3")
        wide.resizable().padding(10).background { Color.red }.frame(width: 120, height: 60)
          .probe("padded")
      }.probe("stack"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("image/stack-spacing")) func stackSpacing() {
    let host = Host(
      300, 280, text: .sized(["Hg": 17.5]),
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          wide.probe("hImage")
          Text("Hg").probe("hText")
          wide.probe("hImage2")
          Box(10, 10).probe("hBox")
        }.probe("hstack")
        VStack {
          wide.probe("vImage")
          Text("Hg").probe("vText")
          wide.probe("vImage2")
          Box(10, 10).probe("vBox")
        }.probe("vstack")
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("Hg").probe("blText")
          wide.probe("blImage")
        }.probe("baseline")
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          Text("Hg").probe("lblText")
          wide.probe("lblImage")
        }.probe("lastBaseline")
      }.probe("stack"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("image/tiling")) func tiling() {
    let host = Host(
      300, 200,
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          wide.resizable(capInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
            .frame(width: 120, height: 80).probe("sliced")
          wide.resizable(
            capInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8),
            resizingMode: .tile
          ).frame(width: 120, height: 80).probe("slicedTiled")
        }.probe("row1")
        HStack(spacing: 8) {
          wide.resizable(resizingMode: .tile).frame(width: 150, height: 90).probe("tiled")
          wide.resizable().interpolation(.none).frame(width: 96, height: 60).probe("nearest")
        }.probe("row2")
      }.probe("stack"))

    host.expectMeasured()
    host.close()
  }
}
