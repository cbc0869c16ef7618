import SwiftUI

struct EffectsPage: View {
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 32) {
        effect("Plain") { $0 }
        effect("Opacity") { $0.opacity(0.4) }
        effect("Shadow") { $0.shadow(radius: 6, y: 4) }
        effect("Blur") { $0.blur(radius: 3) }
        effect("Rotation") { $0.rotationEffect(.degrees(15)) }
        effect("Scale") { $0.scaleEffect(0.7) }
        effect("Offset") { $0.offset(x: 8, y: 8) }
        effect("Clipped") { $0.clipShape(Circle()) }
        effect("Greyscale") { $0.grayscale(1) }
        more
      }
      .padding()
    }
  }

  @ViewBuilder private var more: some View {
    effect("Hue") { $0.hueRotation(.degrees(120)) }
    effect("Inverted") { $0.colorInvert() }
    effect("Brightness") { $0.brightness(0.3) }
    effect("Overlay") { $0.overlay { Image(systemName: "star").foregroundStyle(.white) } }
    effect("Border") { $0.border(.red, width: 3) }
    effect("Mask") { $0.mask { Image(systemName: "heart.fill").resizable() } }
  }

  private func effect<Changed: View>(
    _ title: LocalizedStringKey, _ change: (Picture) -> Changed
  ) -> some View {
    VStack(spacing: 12) {
      change(Picture())
      Text(title).font(.caption)
    }
  }

  struct Picture: View {
    var body: some View {
      LinearGradient(
        colors: [.pink, .green], startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .frame(width: 80, height: 56)
    }
  }
}
