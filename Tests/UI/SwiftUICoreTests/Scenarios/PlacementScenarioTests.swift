import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

/// The measured facts of groups `position`, `text`, and of those parts of `paint` and `effects`
/// that concern the layout.
@MainActor struct PlacementScenarioTests {
  @Test func position() {
    let host = Host(
      320, 240, text: .sized(["Left": 24, "Right": 32, "Above": 38.5, "Below": 36.5]),
      VStack(spacing: 10) {
        ZStack {
          Color.red
          Box(40, 40).position(x: 50, y: 30).probe("inZStack")
          Box(30, 30).position(CGPoint(x: 150, y: 60)).probe("point")
        }.frame(width: 200, height: 90).probe("zstack")
        HStack(spacing: 10) {
          Text("Left").probe("left")
          Box(30, 30).position(x: 20, y: 20).probe("inHStack")
          Text("Right").probe("right")
        }.frame(height: 50).probe("hstack")
        VStack(spacing: 4) {
          Text("Above").probe("above")
          Box(30, 20).position(x: 40, y: 10).probe("inVStack")
          Text("Below").probe("below")
        }.probe("vstack")
      }.probe("stack"))

    host.expect(
      """
      above 140.75,160,38.5,16; below 141.75,224,36.5,16; hstack 0,100,320,50;
      inHStack 34,100,244,50; inVStack 0,180,320,40; inZStack 60,0,200,90; left 0,117,24,16;
      point 60,0,200,90; right 288,117,32,16; stack 0,0,320,240; vstack 0,160,320,80;
      zstack 60,0,200,90
      """)
    host.close()
  }

  @Test func textsInRow() {
    let host = Host(
      300, 100, text: .sized(["One": 25, "Two": 25, "Three": 35.5]),
      HStack {
        Text("One").probe("one")
        Text("Two").probe("two")
        Box(10, 10).probe("box")
        Text("Three").probe("three")
      }.probe("stack"))

    host.expect(
      """
      box 156.25,45,10,10; one 90.25,42,25,16; stack 90.25,42,119.5,16; three 174.25,42,35.5,16;
      two 123.25,42,25,16
      """)
    host.close()
  }

  @Test func textsInColumn() {
    let host = Host(
      200, 200, text: .sized(["One": 25, "Two": 25, "Three": 35.5]),
      VStack {
        Text("One").probe("one")
        Text("Two").probe("two")
        Box(50, 10).probe("box")
        Text("Three").probe("three")
      }.probe("stack"))

    host.expect(
      """
      box 75,104.704345703125,50,10; one 87.5,64.553466796875,25,16;
      stack 75,64.553466796875,50,70.89306640625; three 82.25,119.446533203125,35.5,16;
      two 87.5,80.553466796875,25,16
      """)
    host.close()
  }

  @Test func textsOfSeveralSizesInColumn() {
    let text = HeadlessText.sized(["Hg": 17.5])
    text.set(CGSize(width: 33.5, height: 38), of: "Hg", font: .largeTitle)
    text.set(CGSize(width: 14.5, height: 15), of: "Hg", font: .caption2)
    let host = Host(
      200, 300, text: text,
      VStack {
        Text("Hg").font(.largeTitle).probe("large1")
        Text("Hg").probe("body1")
        Text("Hg").font(.largeTitle).probe("large2")
        Box(50, 10).probe("box")
        Text("Hg").font(.largeTitle).probe("large3")
        Text("Hg").font(.caption2).probe("caption")
        Text("Hg").probe("body2")
      }.probe("stack"))

    host.expect(
      """
      body1 91.25,83.009716290363997,17.5,16; body2 91.25,238.990283709636,17.5,16;
      box 75,161.811474102864,50,10; caption 92.75,223.990283709636,14.5,15;
      large1 83.25,45.009716290363997,33.5,38; large2 83.25,100.509716290364,33.5,38;
      large3 83.25,184.490283709636,33.5,38; stack 75,45.009716290363997,50,209.98056741927201
      """)
    host.close()
  }

  @Test func backgroundAndOverlay() {
    let text = HeadlessText.withFonts()
    text.set(CGSize(width: 31, height: 18.5), of: "Hello", font: .body)
    let host = Host(
      300, 200, text: text,
      VStack(spacing: 20) {
        Box(100, 60).probe("content")
          .background(alignment: .bottomTrailing) { Box(20, 20).probe("bg") }
          .overlay(alignment: .topLeading) { Box(10, 10).probe("ov") }.probe("modified")
        Text("Hello").font(.body).probe("text").padding(4)
          .background { Color.red.probe("textBg") }.probe("padded")
        Box(40, 20).probe("small").background { Box(80, 40).probe("bigBg") }.probe("smallOuter")
      })

    host.expect(
      """
      bg 180,66.75,20,20; bigBg 110,143.25,80,40; content 100,26.75,100,60;
      modified 100,26.75,100,60; ov 100,26.75,10,10; padded 130.5,106.75,39,26.5;
      small 130,153.25,40,20; smallOuter 130,153.25,40,20; text 134.5,110.75,31,18.5;
      textBg 130.5,106.75,39,26.5
      """)
    host.close()
  }

  @Test func heightChangesDrawingOrderOnly() {
    let host = Host(
      320, 240,
      VStack(spacing: 30) {
        ZStack {
          Color.red.frame(width: 80, height: 80).offset(x: -25, y: -15).zIndex(2).probe("red")
          Color.blue.frame(width: 80, height: 80).probe("blue")
          Color.green.frame(width: 80, height: 80).offset(x: 25, y: 15).zIndex(1).probe("green")
          Color.yellow.frame(width: 120, height: 120).zIndex(-1).probe("yellow")
        }.probe("zstack")
        HStack(spacing: -30) {
          Box(70, 50).probe("first")
          Box(70, 50).zIndex(1).probe("middle")
          Box(70, 50).probe("last")
        }.probe("hstack")
      }.probe("stack"))

    host.expect(
      """
      blue 120,40,80,80; first 85,170,70,50; green 120,40,80,80; hstack 85,170,150,50;
      last 165,170,70,50; middle 125,170,70,50; red 120,40,80,80; stack 85,20,150,200;
      yellow 100,20,120,120; zstack 100,20,120,120
      """)
    #expect(host.drawnColors(of: 80...120) == [.yellow, .blue, .green, .red])
    host.close()
  }

  @Test func aspectRatioOfColour() {
    let host = Host(
      100, 100,
      Color.red.aspectRatio(2, contentMode: .fit).probe("fit").background {
        Color.blue.aspectRatio(2, contentMode: .fill).probe("fill")
      })

    host.expect("fit 0,25,100,50; fill 0,25,100,50")
    host.close()
  }
}

extension Host {
  /// The colours of the squares of some widths, in drawing order.
  fileprivate func drawnColors(of widths: ClosedRange<CGFloat>) -> [Color] {
    renderer.screen.flattened().compactMap { element in
      guard case .color(let color) = element.content, color != .clear,
        widths.contains(element.frame.width), element.frame.width == element.frame.height
      else { return nil }
      return color
    }
  }
}
