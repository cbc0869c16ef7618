import Foundation
import SwiftUI
import SwiftUICore

/// A picture that is red on the left and blue on the right, 32 pixels wide and high.
enum RedBlue {
  static let data =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAKklEQVR42u3NsQkAAAzDsPz/dHpDxoLAo0FpMjXuDQAAAAAAAAAAAPgCHDaH/C4jlqxWAAAAAElFTkSuQmCC"
    ) ?? Data()

  @MainActor static var image: Image {
    Image(
      encoded: data, pixels: CGSize(width: 32, height: 32), label: Text(verbatim: "red and blue"))
  }
}

/// A picture above words, which can be covered, and moved.
struct PicturePond: View {
  @State private var asks = false
  var lines = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Button("Ask") { asks = true }
        RedBlue.image.resizable().frame(width: 64, height: 64)
        ForEach(0..<lines, id: \.self) { Text("line \($0)") }
      }
    }
    .alert("Drain it?", isPresented: $asks) { Button("Yes") {} }
  }
}

/// A picture that can be pressed, among words that are read.
struct PictureButton: View {
  @State private var presses = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Button {
          presses += 1
        } label: {
          RedBlue.image.resizable().frame(width: 128, height: 80)
        }
        .buttonStyle(.plain)
        if presses > 0 { Text("pressed") }
        ForEach(0..<30, id: \.self) { Text("line \($0)") }
      }
      .padding(.horizontal, 16)
    }
  }
}

/// A picture that becomes larger.
struct GrowingPicture: View {
  @State private var side: CGFloat = 64

  var body: some View {
    VStack {
      Button("Grow") { side = 192 }
      RedBlue.image.resizable().frame(width: side, height: side)
    }
  }
}
