import CGTK
import Foundation
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import GTKRenderer

@MainActor @Suite(.serialized, .hangLimit) struct WindowTests {
  @Test func closingAWindowLeavesNoWidget() async throws {
    let host = try await WindowHost(
      List { ForEach(0..<20, id: \.self) { Text(verbatim: "Row \($0)") } })
    let count = WidgetCount(host.all(host.window.root.widget))
    #expect(count.alive > 20)

    host.close()

    #expect(count.alive == 0)
  }

  @Test func viewsThatGoTakeTheirWidgetsAlong() async throws {
    let host = try await WindowHost(DisappearingView())
    defer { host.close() }
    let count = WidgetCount([try host.label("Here")])

    try await host.press(button: 0)

    #expect(count.alive == 0)
    #expect(!host.texts.contains("Here"))
  }

  @Test func anotherSizeIsLaidOutAnew() async throws {
    let host = try await WindowHost(Color.red.frame(maxWidth: .infinity, maxHeight: .infinity))
    defer { host.close() }

    gtk_window_set_default_size(host.window.window.cast(), 640, 480)
    try await host.wait { host.graph.size.width > 500 }

    #expect(host.graph.size.height > 400)
  }

  @Test func coloursAreDrawn() async throws {
    let host = try await WindowHost(
      Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 100)
        .overlay { Circle().fill(Color(red: 0, green: 0, blue: 1)).frame(width: 50, height: 50) })
    defer { host.close() }
    let middle = host.graph.size
    let (x, y) = (Int(middle.width / 2), Int((middle.height + 47) / 2))

    #expect(try await host.pixel(x, y) == "#0000FF")
    #expect(try await host.pixel(x - 40, y - 40) == "#FF0000")
    #expect(try await host.pixel(x - 22, y - 22) == "#FF0000")
  }

  @Test func finePicturesAreAsLargeAsTheirPoints() async throws {
    let picture = Image(
      encoded: Data(), pixels: CGSize(width: 80, height: 40), scale: 2, label: Text("pond"))
    let host = try await WindowHost(picture)
    defer { host.close() }

    let part = host.window.renderer.reading.first { part in
      if case .image = part.content { true } else { false }
    }

    #expect(part?.frame.size == CGSize(width: 40, height: 20))
  }

  @Test func masksHideWhatTheyDontCover() async throws {
    let host = try await WindowHost(
      Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 100)
        .mask { Rectangle().frame(width: 40, height: 40) })
    defer { host.close() }
    let (x, y) = (Int(host.graph.size.width / 2), Int((host.graph.size.height + 47) / 2))

    #expect(try await host.pixel(x, y) == "#FF0000")
    #expect(try await host.pixel(x - 40, y) != "#FF0000")
  }

  @Test func pagesHaveHeaderBarsWithRoomForTheWindowsButtons() async throws {
    let host = try await WindowHost(
      NavigationStack {
        Text("Page").navigationTitle("Pond").toolbar {
          Button("Add", systemImage: "plus") {}
        }
      })
    defer { host.close() }
    let controls = try #require(host.widgets(of: gtk_window_controls_get_type()).first)
    let tool = try #require(
      host.widgets(of: gtk_button_get_type()).first {
        gtk_widget_has_css_class($0, "hetang-bar-button") != 0
      })

    #expect(host.frame(of: tool).maxX <= host.frame(of: controls).minX)
    #expect(abs(host.frame(of: try host.label("Pond")).midX - host.graph.size.width / 2) < 2)
    #expect(host.widgets(of: gtk_window_handle_get_type()).count == 1)
  }

  @Test func barsOfSheetsReachToTheirEdge() async throws {
    let host = try await WindowHost(
      Text("Page").sheet(isPresented: .constant(true)) {
        NavigationStack {
          Text("Inside").navigationTitle("Pond").toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          }
        }
      }, size: CGSize(width: 900, height: 600))
    defer { host.close() }
    let sheet = try #require(host.widgets(css: "hetang-sheet").first)

    let done = host.frame(of: try host.label("Done"))

    #expect(host.frame(of: sheet).maxX - done.maxX < 30)
  }

  @Test func longAlertsScrollAndKeepTheirButtonsInSight() async throws {
    let words = String(repeating: "A long explanation of what has happened. ", count: 80)
    let host = try await WindowHost(
      Text("Page").alert("Something happened", isPresented: .constant(true)) {
        Button("Retry") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text(verbatim: words)
      }
      .buttonStyle(.bordered))
    defer { host.close() }
    let window = CGRect(origin: .zero, size: host.graph.size)

    let (retry, cancel) = (host.buttonFrame(of: "Retry"), host.buttonFrame(of: "Cancel"))

    #expect(window.contains(retry) && window.contains(cancel))
    #expect(retry.width == cancel.width && retry.width > 100)
    #expect(host.window.renderer.scrollAreas.count == 1)
  }

  @Test func cardsKeepADistanceFromTheBarAbove() async throws {
    let host = try await WindowHost(
      NavigationStack {
        Form { Toggle("Sound", isOn: .constant(true)) }.navigationTitle("Settings")
      })
    defer { host.close() }
    let row = try #require(host.widgets(css: "hetang-card-only").first)
    let bar = try #require(host.widgets(css: "hetang-bar").first)

    #expect(host.frame(of: row).minY >= host.frame(of: bar).maxY + 10)
  }

  @Test func sheetsLieInFrontAndKeepFromTheRest() async throws {
    let host = try await WindowHost(SheetView())
    defer { host.close() }

    try await host.press(button: 0)

    let sheet = try host.label("In the sheet")
    #expect(gtk_widget_get_mapped(sheet) != 0)
    let hit = gtk_widget_pick(
      host.window.root.widget, host.graph.size.width / 4, 4, GTK_PICK_DEFAULT)
    #expect(hit.map { gtk_widget_has_css_class($0, "hetang-scrim") != 0 } == true)
  }
}

extension WindowHost {
  /// Where the button of a title lies in the window.
  fileprivate func buttonFrame(of title: String) -> CGRect {
    labels(title).first.flatMap { gtk_widget_get_ancestor($0, gtk_button_get_type()) }
      .map { frame(of: $0) } ?? .null
  }
}

/// How many of some widgets are still there.
@MainActor private final class WidgetCount {
  private(set) var alive = 0

  init(_ widgets: [Widget]) {
    alive = widgets.count
    for widget in widgets {
      g_object_weak_ref(
        widget.object,
        { data, _ in
          guard let data else { return }
          let count = Unmanaged<WidgetCount>.fromOpaque(data).takeRetainedValue()
          MainActor.assumeIsolated { count.alive -= 1 }
        }, Unmanaged.passRetained(self).toOpaque())
    }
  }
}

private struct DisappearingView: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      Button("Hide") { isShown = false }
      if isShown { Text("Here") }
    }
  }
}

private struct SheetView: View {
  @State private var isShown = false

  var body: some View {
    Button("Open") { isShown = true }
      .sheet(isPresented: $isShown) { Text("In the sheet").padding() }
  }
}
