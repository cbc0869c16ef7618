import CGTK
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import GTKRenderer

@MainActor @Suite(.serialized, .hangLimit) struct ListTests {
  private func rows(_ host: WindowHost) -> [Widget] {
    host.all(host.window.root.widget).filter {
      String(cString: gtk_widget_get_css_name($0)) == "row"
    }
  }

  private func adjustment(_ host: WindowHost) throws -> UnsafeMutablePointer<GtkAdjustment> {
    let window = try #require(host.widgets(of: gtk_scrolled_window_get_type()).first)
    return try #require(gtk_scrolled_window_get_vadjustment(window.opaque))
  }

  @Test(arguments: [1_000, 100_000])
  func onlyRowsInSightAreMade(count: Int) async throws {
    let host = try await WindowHost(
      List { ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") } })
    defer { host.close() }

    #expect((6...20).contains(rows(host).count))
    #expect(gtk_adjustment_get_upper(try adjustment(host)) > CGFloat(count) * 20)
  }

  @Test func scrollingShowsOtherRows() async throws {
    let host = try await WindowHost(
      List { ForEach(0..<1_000, id: \.self) { Text(verbatim: "\($0)") } })
    defer { host.close() }
    let adjustment = try adjustment(host)

    gtk_adjustment_set_value(adjustment, 4_000)
    try await host.draw()

    #expect(host.texts.contains("100"))
    #expect(!host.texts.contains("0"))
    #expect(rows(host).count <= 20)
    #expect(gtk_adjustment_get_value(adjustment) == 4_000)
  }

  @Test func thePositionStaysWhileRowsOfManyHeightsPass() async throws {
    let host = try await WindowHost(
      List {
        ForEach(0..<500, id: \.self) { number in
          Text(verbatim: (0...number % 5).map { "line \($0)" }.joined(separator: "\n"))
        }
      })
    defer { host.close() }
    let adjustment = try adjustment(host)

    for step in 1...60 {
      gtk_adjustment_set_value(adjustment, CGFloat(step) * 60)
      try await host.draw()
      #expect(abs(gtk_adjustment_get_value(adjustment) - CGFloat(step) * 60) < 0.01)
    }
  }

  @Test func rowsHaveTheNamesOfTheDesktopsStyle() async throws {
    let host = try await WindowHost(SelectionView())
    defer { host.close() }

    let row = try #require(rows(host).first)
    let list = try #require(gtk_widget_get_parent(row))

    #expect(String(cString: gtk_widget_get_css_name(list)) == "list")
    #expect(gtk_widget_has_css_class(list, "navigation-sidebar") != 0)
    #expect(gtk_widget_has_css_class(row, "activatable") != 0)
  }

  @Test func aPressedRowIsSelected() async throws {
    let host = try await WindowHost(SelectionView())
    defer { host.close() }
    let part = try #require(host.window.renderer.part(around: rows(host)[1]))

    part.send(.press)
    try await host.draw()

    let selected = rows(host).map {
      gtk_widget_get_state_flags($0).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
    }
    #expect(selected == [false, true, false])
    #expect(host.texts.contains("chosen B"))
  }

  @Test func rowsThatKeysGoToComeIntoSight() async throws {
    let host = try await WindowHost(
      List {
        ForEach(0..<100, id: \.self) { number in Button(String(number)) {} }
      })
    defer { host.close() }
    let adjustment = try adjustment(host)
    let last = try #require(rows(host).last { gtk_widget_get_focusable($0) != 0 })

    gtk_window_set_focus_visible(host.window.window.cast(), 1)
    gtk_widget_grab_focus(last)
    try await host.draw()

    #expect(gtk_adjustment_get_value(adjustment) > 0)
    let row = try #require(gtk_window_get_focus(host.window.window.cast()))
    let list = host.frame(of: try #require(gtk_widget_get_parent(row)))
    #expect(host.frame(of: row).maxY <= list.maxY)
    #expect(gtk_widget_child_focus(host.window.root.widget, GTK_DIR_DOWN) != 0)
  }

  @Test func aRefreshIsAskedForByKeys() async throws {
    let host = try await WindowHost(RefreshView())
    defer { host.close() }

    #expect(host.window.renderer.refresh())
    try await host.wait { host.texts.contains("refreshed") }
  }
}

private struct SelectionView: View {
  @State private var choice: String?

  var body: some View {
    VStack {
      List(["A", "B", "C"], id: \.self, selection: $choice) { Text($0) }.listStyle(.sidebar)
      Text(verbatim: "chosen \(choice ?? "none")")
    }
  }
}

private struct RefreshView: View {
  @State private var isNew = false

  var body: some View {
    List { Text(verbatim: isNew ? "refreshed" : "old") }.refreshable { @MainActor in isNew = true }
  }
}
