import Foundation
import FoundationCompat
import HeadlessRenderer
import SwiftUICore
import Testing

/// The measured facts of groups `shape` and `paint` that concern the layout of shapes.
@MainActor struct ShapeScenarioTests {
  @Test func border() {
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

    host.expect(
      """
      circle 207,83,30,30; color 63,83,60,30; nested 131,79,68,38; padded 122,43,43,28;
      row1 83,43,134,28; row2 63,79,174,38; stack 63,43,174,74; text 83,49,31,16;
      textInner 83,49,31,16; thick 173,49,17.5,16; zero 198.5,49,18.5,16
      """)
    host.close()
  }

  @Test func builtIn() {
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

    host.expect(
      """
      any 267,153,40,40; capsule 8,95,100,40; capsuleCircular 116,95,100,40;
      capsuleTall 224,85,30,60; circleWide 277,95,40,40; circular 96,27,80,50;
      clamped 189,153,60,40; continuous 8,27,80,50; ellipse 23,153,90,40; elliptical 184,27,80,50;
      rect 121,153,60,40; row1 8,27,324,50; row2 8,85,324,60; row3 23,153,294,40;
      stack 8,27,324,166; uneven 272,27,60,50
      """)
    host.close()
  }

  @Test func modifiers() {
    let host = Host(340, 200, Modified())

    host.expect(
      """
      anchored 208,95,60,40; inset 72,95,60,40; insetStroke 276,95,60,40; offset 72,47,60,40;
      offsetIdeal 138,143,10,10; pathIdeal 174,143,10,10; rotated 140,47,60,40; row1 4,47,332,40;
      row2 4,95,332,40; row3 138,143,64,10; scaled 4,47,60,40; sheared 208,47,60,40;
      sized 276,47,60,40; sizedIdeal 156,143,10,10; stack 4,47,332,106;
      strokedOffset 140,95,60,40; trimIdeal 192,143,10,10; trimmed 14,95,40,40
      """)
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

  @Test func stroke() {
    let host = Host(320, 200, Stroked())

    host.expect(
      """
      bevel 203,137,70,40; capsuleDash 208,85,80,40; dashed 32,85,80,40; dots 120,85,80,40;
      fillStroke 193,23,50,50; miter 47,137,70,40; round 125,137,70,40; row1 19,23,282,50;
      row2 32,85,256,40; row3 47,137,226,40; stack 19,23,282,154; stroke 19,23,50,50;
      strokeBorder 77,23,50,50; strokeFill 251,23,50,50; strokeShape 135,23,50,50
      """)
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

  @Test func shapesInARow() {
    let host = Host(
      300, 200,
      HStack(spacing: 10) {
        Circle().probe("circle")
        Rectangle().frame(width: 40).probe("rect")
        RoundedRectangle(cornerRadius: 8).frame(width: 40, height: 40).probe("rounded")
        Capsule().frame(width: 60, height: 30).probe("capsule")
        Ellipse().frame(width: 50, height: 30).probe("ellipse")
      }.frame(height: 100).probe("row"))

    host.expect(
      """
      capsule 180,85,60,30; circle 0,65,70,70; ellipse 250,85,50,30; rect 80,50,40,100;
      rounded 130,80,40,40; row 0,50,300,100
      """)
    host.close()
  }

  @Test func clipping() {
    let host = Host(
      200, 200,
      VStack(spacing: 10) {
        Box(100, 60).probe("clipped").clipShape(RoundedRectangle(cornerRadius: 12))
        Box(100, 60).probe("corner").cornerRadius(20)
        Box(100, 40).opacity(0.5).probe("faded")
      }.probe("stack"))

    host.expect(
      "clipped 50,10,100,60; corner 50,80,100,60; faded 50,150,100,40; stack 50,10,100,180")
    host.close()
  }

  @Test func changedShapesKeepTheirFrames() {
    let log = Log()
    let host = Host(200, 120, Changing(log: log))
    let frames = "arc 146,40,40,40; box 14,30,120,60; row 14,30,172,60"
    host.expect(frames)

    log.flip?()
    host.settle()

    host.expect(frames)
    let shapes = host.renderer.screen.flattened().compactMap { element -> ShapeContent? in
      if case .shape(let shape) = element.content { shape } else { nil }
    }
    #expect(shapes.first?.outline == .roundedRectangle(radius: CGSize(width: 17, height: 17)))
    #expect(shapes.first?.inset == 3)
    #expect(shapes.first?.stroke?.dashPhase == 4)
    host.close()
  }

  private struct Changing: View {
    let log: Log
    @State private var isChanged = false

    var body: some View {
      let _ = log.flip = { isChanged = true }
      let style = StrokeStyle(
        lineWidth: isChanged ? 6 : 2, dash: [6, 3], dashPhase: isChanged ? 4 : 0)
      HStack(spacing: 12) {
        RoundedRectangle(cornerRadius: isChanged ? 20 : 8).strokeBorder(.red, style: style)
          .frame(width: 120, height: 60).probe("box")
        Circle().trim(from: 0, to: isChanged ? 0.5 : 1).stroke(.red, lineWidth: 4)
          .frame(width: 40, height: 40).probe("arc")
      }.probe("row")
    }
  }
}
