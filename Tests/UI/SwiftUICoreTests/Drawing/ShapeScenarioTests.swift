import Foundation
import FoundationCompat
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

/// The measured facts of groups `shape` and `paint` that concern the layout of shapes.
@MainActor struct ShapeScenarioTests {
  @Test(.measured("shape/border")) func border() {
    let host = Host(
      300, 160, text: .sized(["Hello": 31, "Hg": 17.5, "OK": 18.5]),
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Text("Hello").probe("textInner").border(.red).probe("text")
          Text("Hello").padding(6).border(.red, width: 3).probe("padded")
          Text("Hg").border(.red, width: 8).probe("thick")
          Text("OK").border(.red, width: 0).probe("zero")
        }.probe("row1")
        HStack(spacing: 8) {
          Box(60, 30).border(.red).probe("color")
          Box(60, 30).border(.red, width: 2).padding(4).border(.red).probe("nested")
          Circle().frame(width: 30, height: 30).border(.red, width: 2).probe("circle")
        }.probe("row2")
      }.probe("stack"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("shape/builtin")) func builtIn() {
    let host = Host(
      340, 220,
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          RoundedRectangle(cornerRadius: 16).frame(width: 80, height: 50).probe("continuous")
          RoundedRectangle(cornerRadius: 16, style: .circular).frame(width: 80, height: 50)
            .probe("circular")
          RoundedRectangle(cornerSize: CGSize(width: 24, height: 10))
            .frame(width: 80, height: 50).probe("elliptical")
          UnevenRoundedRectangle(
            topLeadingRadius: 4, bottomLeadingRadius: 20, bottomTrailingRadius: 4,
            topTrailingRadius: 20
          ).frame(width: 60, height: 50).probe("uneven")
        }.probe("row1")
        HStack(spacing: 8) {
          Capsule().frame(width: 100, height: 40).probe("capsule")
          Capsule(style: .circular).frame(width: 100, height: 40).probe("capsuleCircular")
          Capsule().frame(width: 30, height: 60).probe("capsuleTall")
          Circle().probe("circleWide").frame(width: 70, height: 40)
        }.probe("row2")
        HStack(spacing: 8) {
          Ellipse().frame(width: 90, height: 40).probe("ellipse")
          Rectangle().frame(width: 60, height: 40).probe("rect")
          RoundedRectangle(cornerRadius: 40).frame(width: 60, height: 40).probe("clamped")
          AnyShape(Circle()).probe("any").frame(width: 60, height: 40)
        }.probe("row3")
      }.probe("stack"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("shape/modifiers")) func modifiers() {
    let host = Host(340, 200, Modified())

    host.expectMeasured()
    host.close()
  }

  private struct Modified: View {
    var body: some View {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          framed(Circle().scale(0.5), "scaled")
          framed(Circle().offset(x: 10, y: 5), "offset")
          framed(Rectangle().rotation(.degrees(30)), "rotated")
          framed(
            Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)),
            "sheared")
          framed(Rectangle().size(width: 30, height: 20), "sized")
        }.probe("row1")
        HStack(spacing: 8) {
          framed(Circle().trim(from: 0.25).stroke(.red, lineWidth: 4), "trimmed")
          framed(RoundedRectangle(cornerRadius: 12).inset(by: 5), "inset")
          framed(
            Rectangle().stroke(lineWidth: 3).offset(CGSize(width: 3, height: 3)),
            "strokedOffset")
          framed(Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading), "anchored")
          framed(Ellipse().inset(by: 4).stroke(.red, lineWidth: 2), "insetStroke")
        }.probe("row2")
        HStack(spacing: 8) {
          Circle().offset(x: 5).probe("offsetIdeal")
          Rectangle().size(width: 30, height: 20).probe("sizedIdeal")
          Path { $0.addLines([.zero, CGPoint(x: 20, y: 20)]) }.probe("pathIdeal")
          Circle().trim(from: 0, to: 0.5).probe("trimIdeal")
        }.fixedSize().probe("row3")
      }.probe("stack")
    }

    private func framed(_ view: some View, _ id: String) -> some View {
      view.probe(id).frame(width: 60, height: 40)
    }
  }

  @Test(.measured("shape/stroke")) func stroke() {
    let host = Host(320, 200, Stroked())

    host.expectMeasured()
    host.close()
  }

  private struct Stroked: View {
    private let corner = Path {
      $0.addLines([CGPoint(x: 0, y: 40), CGPoint(x: 35, y: 0), CGPoint(x: 70, y: 40)])
    }

    var body: some View {
      VStack(spacing: 12) {
        HStack(spacing: 8) {
          framed(Circle().stroke(.red, lineWidth: 4), "stroke")
          framed(Circle().strokeBorder(.red, lineWidth: 4), "strokeBorder")
          framed(Circle().stroke(lineWidth: 6), "strokeShape")
          framed(Circle().fill(.yellow).stroke(.red, lineWidth: 3), "fillStroke")
          framed(Circle().stroke(.red, lineWidth: 3).fill(.yellow), "strokeFill")
        }.probe("row1")
        HStack(spacing: 8) {
          RoundedRectangle(cornerRadius: 8).stroke(
            .red, style: StrokeStyle(lineWidth: 3, dash: [8, 4])
          ).frame(width: 80, height: 40).probe("dashed")
          Rectangle().stroke(
            .red, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [1, 12])
          ).frame(width: 80, height: 40).probe("dots")
          Capsule().strokeBorder(.red, style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
            .frame(width: 80, height: 40).probe("capsuleDash")
        }.probe("row2")
        HStack(spacing: 8) {
          joined(.miter, "miter")
          joined(.round, "round")
          joined(.bevel, "bevel")
        }.probe("row3")
      }.probe("stack")
    }

    private func framed(_ view: some View, _ id: String) -> some View {
      view.probe(id).frame(width: 50, height: 50)
    }

    private func joined(_ join: CGLineJoin, _ id: String) -> some View {
      corner.stroke(.red, style: StrokeStyle(lineWidth: 6, lineJoin: join))
        .frame(width: 70, height: 40).probe(id)
    }
  }

  @Test(.measured("paint/shapes")) func shapesInARow() {
    let host = Host(
      300, 200,
      HStack(spacing: 10) {
        Circle().probe("circle")
        Rectangle().frame(width: 40).probe("rect")
        RoundedRectangle(cornerRadius: 8).frame(width: 40, height: 40).probe("rounded")
        Capsule().frame(width: 60, height: 30).probe("capsule")
        Ellipse().frame(width: 50, height: 30).probe("ellipse")
      }.frame(height: 100).probe("row"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("paint/clipping")) func clipping() {
    let host = Host(
      200, 200,
      VStack(spacing: 10) {
        Box(100, 60).probe("clipped").clipShape(RoundedRectangle(cornerRadius: 12))
        Box(100, 60).probe("corner").cornerRadius(20)
        Box(100, 40).opacity(0.5).probe("faded")
      }.probe("stack"))

    host.expectMeasured()
    host.close()
  }

  @Test(.measured("shape/steps")) func changedShapesKeepTheirFrames() {
    let model = Outline()
    let host = Host(200, 120, Changing(model: model))
    host.expectMeasured()

    model.radius = 20
    host.settle()
    host.expectMeasured(after: "rounder")
    model.width = 6
    host.settle()
    host.expectMeasured(after: "thicker")
    model.end = 0.5
    model.phase = 4
    host.settle()
    host.expectMeasured(after: "half")

    let shapes = host.renderer.screen.flattened().compactMap { element -> ShapeContent? in
      if case .shape(let shape) = element.content { shape } else { nil }
    }
    #expect(shapes.first?.outline == .roundedRectangle(radius: CGSize(width: 17, height: 17)))
    #expect(shapes.first?.inset == 3)
    #expect(shapes.first?.stroke?.dashPhase == 4)
    host.close()
  }

  @MainActor @Observable final class Outline {
    var radius: CGFloat = 8
    var width: CGFloat = 2
    var end: CGFloat = 1
    var phase: CGFloat = 0
  }

  private struct Changing: View {
    let model: Outline

    var body: some View {
      let style = StrokeStyle(lineWidth: model.width, dash: [6, 3], dashPhase: model.phase)
      HStack(spacing: 12) {
        RoundedRectangle(cornerRadius: model.radius).strokeBorder(.red, style: style)
          .frame(width: 120, height: 60).probe("box")
        Circle().trim(from: 0, to: model.end).stroke(.red, lineWidth: 4)
          .frame(width: 40, height: 40).probe("arc")
      }.probe("row")
    }
  }
}
