import Foundation
import HeadlessRenderer
import Observation
import SwiftUICore
import Testing

@MainActor struct PreferredColorSchemeTests {
  @Test func surroundingsFollowWhatAViewPrefers() {
    let model = Model()
    let host = Host(100, 100, Page(model: model).honoringPreferredColorScheme())
    #expect(host.renderer.screen.texts == ["light"])
    #expect(host.graph.preferredColorScheme == nil)

    model.preferred = .dark
    host.settle()

    #expect(host.renderer.screen.texts == ["dark"])
    #expect(host.graph.preferredColorScheme == .dark)
    host.close()
  }
}

@MainActor @Observable private final class Model {
  var preferred: ColorScheme?
}

private struct Page: View {
  let model: Model

  var body: some View { Inner().preferredColorScheme(model.preferred) }
}

private struct Inner: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(verbatim: "\(scheme)") }
}
