import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct ViewHostTests {
  @Test func pressReachesWhatTheTextIsIn() {
    let host = ViewHost(Counter())

    #expect(host.texts == ["0"])
    #expect(host.press("0"))

    #expect(host.texts == ["1"])
    #expect(!host.press("0"))
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Text(verbatim: "\(count)").onTapGesture { count += 1 } }
}
