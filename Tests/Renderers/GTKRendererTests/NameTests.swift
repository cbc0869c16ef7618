import CGTK
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import GTKRenderer

@MainActor @Suite(.serialized, .hangLimit) struct NameTests {
  private func names(_ host: WindowHost) -> [String] {
    let speech = host.window.renderer.speech
    speech.update()
    return host.window.renderer.reading.compactMap { speech.nodes[$0.id]?.label }
  }

  @Test func aPictureInABarIsCalledAsItsLabel() async throws {
    let host = try await WindowHost(
      NavigationStack {
        Text("Page").navigationTitle("Pond").toolbar { Button("Add", systemImage: "plus") {} }
      })
    defer { host.close() }

    #expect(names(host).contains("Add"))
    #expect(!host.texts.contains("Add"))
  }

  @Test func aRowIsCalledByAllThatIsInIt() async throws {
    let host = try await WindowHost(
      List {
        HStack {
          Text("Title")
          Spacer()
          Text("12 replies")
        }
      })
    defer { host.close() }

    #expect(names(host).contains("Title, 12 replies"))
  }

  @Test func whatIsHiddenIsNotSaid() async throws {
    let host = try await WindowHost(
      Button {
      } label: {
        HStack {
          Text("Decoration").accessibilityHidden(true)
          Text("Real")
        }
      })
    defer { host.close() }

    #expect(names(host).first { !$0.isEmpty } == "Real")
  }

  @Test func windowsAreCalledAsTheirPage() async throws {
    let host = try await WindowHost(PagesView())
    defer { host.close() }
    #expect(String(cString: gtk_window_get_title(host.window.window.cast())) == "Pond")

    try await host.press(button: 0)

    #expect(String(cString: gtk_window_get_title(host.window.window.cast())) == "Lotus")
    #expect(host.window.renderer.goBack())
    try await host.draw()
    #expect(String(cString: gtk_window_get_title(host.window.window.cast())) == "Pond")
  }

  @Test func aRowOffersItsSwipesAsAMenu() async throws {
    let host = try await WindowHost(SwipeView())
    defer { host.close() }
    let row = try #require(host.window.renderer.reading.first { $0 is RowPart })

    #expect(RowMenu.show(for: row, at: .zero))
    try await host.draw()
    let popover = try #require(
      host.all(row.widget).first { hetang_is_a($0, gtk_popover_menu_get_type()) != 0 })
    gtk_widget_activate_action_variant(row.widget, "row.action0", nil)
    gtk_popover_popdown(popover.cast())
    try await host.draw()

    #expect(host.texts.contains("kept"))
  }
}

private struct PagesView: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Open") { path = ["Lotus"] }
        .navigationTitle("Pond")
        .navigationDestination(for: String.self) { Text("Flower").navigationTitle($0) }
    }
  }
}

private struct SwipeView: View {
  @State private var isKept = false

  var body: some View {
    List {
      Text(verbatim: isKept ? "kept" : "new").swipeActions { Button("Keep") { isKept = true } }
    }
  }
}
