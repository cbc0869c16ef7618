import SwiftUI

struct ShapesPage: View {
  var body: some View {
    Samples {
      Sample("Filled") {
        HStack(spacing: 12) { shapes { AnyView($0.fill(.teal)) } }
      }
      Sample("Outlined") {
        HStack(spacing: 12) { shapes { AnyView($0.stroke(.teal, lineWidth: 3)) } }
      }
      Sample("Dashed and trimmed") {
        HStack(spacing: 12) {
          Circle().stroke(.orange, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [8, 8]))
          Circle().trim(from: 0, to: 0.7).stroke(.orange, lineWidth: 6)
          Petal().fill(.pink)
        }
        .frame(width: 216, height: 64)
      }
      Sample("Gradients") {
        HStack(spacing: 12) {
          Rectangle().fill(
            .linearGradient(colors: [.blue, .green], startPoint: .top, endPoint: .bottom))
          Rectangle().fill(
            .radialGradient(
              colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 40))
          Rectangle().fill(
            .conicGradient(colors: [.purple, .mint, .purple], center: .center))
        }
        .frame(width: 216, height: 64)
      }
      Sample("Colours") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 48))]) {
          ForEach(Self.colors.indices, id: \.self) { Self.colors[$0].frame(height: 32) }
        }
      }
    }
  }

  private static let colors: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .gray, .primary, .secondary, .accentColor,
  ]

  @ViewBuilder private func shapes(_ paint: (AnyShape) -> AnyView) -> some View {
    paint(AnyShape(.rect)).frame(width: 64, height: 48)
    paint(AnyShape(.rect(cornerRadius: 12))).frame(width: 64, height: 48)
    paint(AnyShape(.capsule)).frame(width: 64, height: 48)
    paint(AnyShape(.circle)).frame(width: 64, height: 48)
    paint(AnyShape(.ellipse)).frame(width: 64, height: 48)
  }

  private struct Petal: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addQuadCurve(
          to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.midY))
        path.addQuadCurve(
          to: CGPoint(x: rect.midX, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.midY))
      }
    }
  }
}
