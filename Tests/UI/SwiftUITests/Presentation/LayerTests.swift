import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct LayerTests {
  @Test func layerIsShownWhileItsBindingIsTrue() {
    let host = ViewHost(Presenting())
    #expect(host.texts == ["open"])

    host.press("open")
    #expect(host.texts == ["open", "inner"])
    host.press("inner")

    #expect(host.texts == ["open"])
  }
}

private struct Presenting: View {
  @State private var isOpen = false

  var body: some View {
    Text(verbatim: "open").onTapGesture { isOpen = true }
      .layer(.menu, isPresented: $isOpen) { Inner() }
  }
}

private struct Inner: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Text(verbatim: "inner").onTapGesture { dismiss() } }
}
