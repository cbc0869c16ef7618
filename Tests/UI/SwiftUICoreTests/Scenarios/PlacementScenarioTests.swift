import Foundation
import HeadlessRenderer
import SwiftUICore
import Testing

/// The measured facts of groups `position`, `text`, and of those parts of `paint` and `effects`
/// that concern the layout.
@MainActor struct PlacementScenarioTests {
  @Test(.measured("position/basic")) func position() {
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

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("text/hstack-spacing")) func textsInRow() {
    let host = Host(
      300, 100, text: .sized(["One": 25, "Two": 25, "Three": 35.5]),
      HStack {
        Text("One").probe("one")
        Text("Two").probe("two")
        Box(10, 10).probe("box")
        Text("Three").probe("three")
      }.probe("stack"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("text/vstack-spacing")) func textsInColumn() {
    let host = Host(
      200, 200, text: .sized(["One": 25, "Two": 25, "Three": 35.5]),
      VStack {
        Text("One").probe("one")
        Text("Two").probe("two")
        Box(50, 10).probe("box")
        Text("Three").probe("three")
      }.probe("stack"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("text/vstack-spacing-mixed")) func textsOfSeveralSizesInColumn() {
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

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("paint/background-overlay")) func backgroundAndOverlay() {
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

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("effects/zindex")) func heightChangesDrawingOrderOnly() {
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
          Color.orange.frame(width: 70, height: 50).probe("first")
          Color.purple.frame(width: 70, height: 50).zIndex(1).probe("middle")
          Color.pink.frame(width: 70, height: 50).probe("last")
        }.probe("hstack")
      }.probe("stack"))

    host.expectMeasured()
    expectMeasured(
      "pile, bottom to top",
      host.drawn([.red: "red", .blue: "blue", .green: "green", .yellow: "yellow"]))
    expectMeasured(
      "row, bottom to top",
      host.drawn([.orange: "first", .purple: "middle", .pink: "last"]))
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
  /// The names of areas of some colours, in drawing order.
  fileprivate func drawn(_ names: [Color: String]) -> String {
    renderer.screen.flattened().compactMap { element in
      if case .color(let color) = element.content { names[color] } else { nil }
    }.joined(separator: ", ")
  }
}
