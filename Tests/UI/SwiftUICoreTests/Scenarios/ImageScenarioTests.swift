import Foundation
import SwiftUICore
import Testing

/// The measured facts of group `image`.
@MainActor struct ImageScenarioTests {
  private let wide = Image(encoded: Data(), pixels: CGSize(width: 64, height: 40))
  private let tall = Image(encoded: Data(), pixels: CGSize(width: 20, height: 64))

  @Test func aspectRatio() {
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

    host.expect(
      """
      colorRatio 150,253,100,50; colorRatioFrame 150,228,100,100; fill 181,12,40,60;
      fillClipped 229,12,40,60; fillClippedImage 201,12,96,60; fillImage 153,12,96,60;
      fitTall 133,12,40,100; fitTallImage 133,49.5,40,25; fitWide 25,12,100,40;
      fitWideImage 43,12,64,40; flexibleImage 320.375,120,31.25,100;
      heightOnly 156.375,120,48,30; heightOnlyImage 156.375,120,48,30;
      rigid 212.375,120,100,40; rigidImage 230.375,120,64,40; row1 25,12,350,100;
      row2 48.375,120,303.25,100; square 277,12,60,40; squareImage 287,12,40,40;
      stack 25,12,350,316; third 345,12,30,30; thirdImage 345,-18,30,90;
      widthOnly 48.375,120,100,62.5; widthOnlyImage 48.375,120,100,62.5
      """)
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

  @Test func resizable() {
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

    host.expect(
      """
      flexA 0,81,150,40; flexB 150,81,150,40; flexibleWidth 0,49,300,24;
      overflow 187,11,30,30; overflowClipped 225,11,30,30; padded 90,129,120,60;
      row1 45,11,210,30; row3 0,81,300,40; shrunk 45,11,30,30; stack 0,11,300,178;
      stretched 83,11,96,30
      """)
    host.close()
  }

  @Test func stackSpacing() {
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

    host.expect(
      """
      baseline 60.25,180.446533203125,81.5,43; blImage 77.75,180.446533203125,64,40;
      blText 60.25,207.446533203125,17.5,16; hBox 229.75,28.553466796875,10,10;
      hImage 60.25,13.553466796875,64,40; hImage2 157.75,13.553466796875,64,40;
      hstack 60.25,13.553466796875,179.5,40; hText 132.25,25.553466796875,17.5,16;
      lastBaseline 60.25,223.446533203125,81.5,43; lblImage 77.75,223.446533203125,64,40;
      lblText 60.25,250.446533203125,17.5,16; stack 60.25,13.553466796875,179.5,252.89306640625;
      vBox 87.25,170.446533203125,10,10; vImage 60.25,53.553466796875,64,40;
      vImage2 60.25,122.446533203125,64,40; vstack 60.25,53.553466796875,64,126.89306640625;
      vText 83.5,98.295654296875,17.5,16
      """)
    host.close()
  }

  @Test func tiling() {
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

    host.expect(
      """
      nearest 181,114,96,60; row1 26,11,248,80; row2 23,99,254,90; sliced 26,11,120,80;
      slicedTiled 154,11,120,80; stack 23,11,254,178; tiled 23,99,150,90
      """)
    host.close()
  }
}
