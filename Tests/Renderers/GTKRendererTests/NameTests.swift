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

  @Test func aRowOffersItsMenuToKeys() async throws {
    let host = try await WindowHost(
      List { Button("Open") {}.swipeActions { Button("Keep") {} } })
    defer { host.close() }
    let row = try #require(host.window.renderer.reading.first { $0 is RowPart })

    gtk_widget_grab_focus(row.widget)

    #expect(host.window.showMenuOfFocus())
    let popover = try #require(
      host.all(row.widget).first { hetang_is_a($0, gtk_popover_menu_get_type()) != 0 })
    gtk_popover_popdown(popover.cast())
    try await host.draw()
  }

  @Test func aListIsReadByTheWidgetOfItsRows() async throws {
    let host = try await WindowHost(List { Button("Open") {} })
    defer { host.close() }
    host.window.renderer.speech.update()
    let list = try #require(
      host.window.renderer.reading.first {
        if case .region(.list) = $0.content { true } else { false }
      })

    #expect(gtk_accessible_get_accessible_role(list.voice.opaque) == GTK_ACCESSIBLE_ROLE_LIST)
    #expect(host.all(list.voice).contains { String(cString: gtk_widget_get_css_name($0)) == "row" })
  }

  @Test func whatATextIsCanChange() async throws {
    let host = try await WindowHost(HeadingView())
    defer { host.close() }
    func role() throws -> GtkAccessibleRole {
      host.window.renderer.speech.update()
      return gtk_accessible_get_accessible_role(try host.label("Words").opaque)
    }
    #expect(try role() == GTK_ACCESSIBLE_ROLE_LABEL)

    try await host.press(button: 0)

    #expect(try role() == GTK_ACCESSIBLE_ROLE_HEADING)
    #expect(gtk_widget_get_mapped(try host.label("Words")) != 0)
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

private struct HeadingView: View {
  @State private var isHeading = false

  var body: some View {
    Button("Change") { isHeading = true }
    Text("Words").accessibilityAddTraits(isHeading ? .isHeader : [])
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
