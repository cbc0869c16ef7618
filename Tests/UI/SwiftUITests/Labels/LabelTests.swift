import HeadlessRenderer
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor struct LabelTests {
  private func symbols(_ host: ViewHost) -> [String] {
    host.renderer.screen.flattened().compactMap {
      if case .image(let image) = $0.content, case .symbol(let name) = image.source {
        name
      } else {
        nil
      }
    }
  }

  @Test func iconStandsInFrontOfTitle() throws {
    let host = ViewHost(Label("Board", systemImage: "tray"))

    let elements = host.renderer.screen.flattened()

    #expect(host.texts == ["Board"])
    #expect(symbols(host) == ["tray"])
    #expect(elements[0].frame.maxX < elements[1].frame.minX)
    #expect(elements[0].frame.midY == elements[1].frame.midY)
  }

  @Test func titleAloneShowsNoIcon() {
    let host = ViewHost(Label("Board", systemImage: "tray").labelStyle(.titleOnly))

    #expect(host.texts == ["Board"])
    #expect(symbols(host) == [])
  }

  @Test func iconAloneIsSaidAsItsTitle() throws {
    let host = ViewHost(Label("Board", systemImage: "tray").labelStyle(.iconOnly))

    let icon = try #require(host.renderer.screen.elements.values.first)

    #expect(host.texts == [])
    #expect(symbols(host) == ["tray"])
    #expect(icon.accessibility.label == "Board")
  }

  @Test func iconBesideTitleIsNotSaid() {
    let host = ViewHost(Label("Board", systemImage: "tray"))

    let hidden = host.renderer.screen.elements.values.filter(\.accessibility.isHidden)

    #expect(hidden.count == 1)
  }

  @Test func ownStyleMakesTheBodyAndReadsItsEnvironment() {
    let host = ViewHost(
      Label("Board", systemImage: "tray").labelStyle(Framed()).environment(\.lineLimit, 3))

    #expect(host.texts == ["3", "Board"])
  }

  @Test func styleMayShowTheLabelInTheStyleAround() {
    let host = ViewHost(
      Label("Board", systemImage: "tray").labelStyle(Starred()).labelStyle(.titleOnly))

    #expect(host.texts == ["*", "Board"])
    #expect(symbols(host) == [])
  }

  @Test func labelIsMadeOfAnyViews() {
    let host = ViewHost(
      Label {
        Text("Title")
        Text("Subtitle")
      } icon: {
        Color.red.frame(width: 10, height: 10)
      })

    #expect(host.texts == ["Title", "Subtitle"])
  }
}

private struct Framed: LabelStyle {
  @Environment(\.lineLimit) private var limit

  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: "\(limit ?? 0)")
    configuration.title
  }
}

private struct Starred: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("*")
      Label(configuration)
    }
  }
}
