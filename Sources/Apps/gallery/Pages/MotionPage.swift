import SwiftUI

struct MotionPage: View {
  @State private var isMoved = false
  @State private var isShown = true
  @Namespace private var places

  var body: some View {
    Samples {
      Button("Move") { withAnimation(.easeInOut(duration: 0.6)) { isMoved.toggle() } }
        .buttonStyle(.borderedProminent)
      Sample("Place and size") {
        HStack {
          if isMoved { Spacer() }
          Circle().fill(.teal).frame(width: isMoved ? 64 : 32, height: isMoved ? 64 : 32)
          if !isMoved { Spacer() }
        }
        .frame(height: 64)
      }
      Sample("Springs") {
        RoundedRectangle(cornerRadius: 8).fill(.orange).frame(width: 48, height: 48)
          .rotationEffect(.degrees(isMoved ? 180 : 0))
          .offset(x: isMoved ? 160 : 0)
          .animation(.spring(duration: 0.8, bounce: 0.4), value: isMoved)
      }
      Sample("Transitions") {
        Toggle("Shown", isOn: $isShown.animation()).fixedSize()
        if isShown {
          Text("Fades").transition(.opacity)
          Text("Slides").transition(.slide)
          Text("Grows").transition(.scale)
        }
      }
      Sample("From place to place") {
        HStack(spacing: 48) {
          ForEach(0..<2, id: \.self) { place in
            ZStack {
              RoundedRectangle(cornerRadius: 8).fill(.quaternary).frame(width: 64, height: 64)
              if (place == 1) == isMoved {
                Circle().fill(.pink).matchedGeometryEffect(id: "flower", in: places)
                  .frame(width: 40, height: 40)
              }
            }
          }
        }
      }
    }
  }
}
