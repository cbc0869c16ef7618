import CGTK
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import GTKRenderer

extension WindowHost {
  /// Presses one of the window's buttons, and lets the window show what comes of it.
  func press(button index: Int) async throws {
    let buttons = widgets(of: gtk_button_get_type()).filter {
      gtk_widget_get_ancestor($0, gtk_window_controls_get_type()) == nil
    }
    guard buttons.indices.contains(index) else { throw NeverCame() }
    emit(buttons[index], "clicked")
    try await draw()
  }
}

/// Emits a signal that tells nothing.
@MainActor func emit(_ widget: Widget, _ name: String) {
  let signal = g_signal_lookup(name, hetang_type(widget))
  var value = GValue()
  g_value_init(&value, hetang_type(widget))
  g_value_set_object(&value, widget)
  g_signal_emitv(&value, signal, 0, nil)
  g_value_unset(&value)
}

@MainActor @Suite(.serialized, .hangLimit) struct ControlTests {
  @Test func buttonsRunTheirActions() async throws {
    let host = try await WindowHost(ControlsView())
    defer { host.close() }

    try await host.press(button: 0)
    try await host.press(button: 0)

    #expect(host.texts.contains("pressed 2"))
  }

  @Test func disabledButtonsCannotBePressed() async throws {
    let host = try await WindowHost(Button("No") {}.disabled(true))
    defer { host.close() }

    let button = gtk_widget_get_ancestor(try host.label("No"), gtk_button_get_type())

    #expect(gtk_widget_is_sensitive(button) == 0)
  }

  @Test func aButtonIsAsLargeAsTheDesktopsStyleWants() async throws {
    let host = try await WindowHost(Button("Go") {})
    defer { host.close() }
    let label = try host.label("Go")
    let button = try #require(gtk_widget_get_ancestor(label, gtk_button_get_type()))

    let (outer, inner) = (host.frame(of: button), host.frame(of: label))

    #expect(outer.height == 34)
    #expect(inner.minX - outer.minX == 17)
    #expect(abs(inner.midY - outer.midY) <= 1)
  }

  @Test func switchesFollowTheirBinding() async throws {
    let host = try await WindowHost(ControlsView())
    defer { host.close() }
    let toggle = try #require(host.widgets(of: gtk_switch_get_type()).first)

    gtk_switch_set_active(toggle.opaque, 1)
    try await host.draw()

    #expect(host.texts.contains("on"))
    #expect(gtk_switch_get_active(toggle.opaque) != 0)
  }

  @Test func aSwitchWhoseBindingRefusesGoesBack() async throws {
    let host = try await WindowHost(
      Toggle("Stays off", isOn: Binding(get: { false }, set: { _ in })))
    defer { host.close() }
    let toggle = try #require(host.widgets(of: gtk_switch_get_type()).first)

    gtk_switch_set_active(toggle.opaque, 1)
    try await host.draw()

    #expect(gtk_switch_get_active(toggle.opaque) == 0)
  }

  @Test func whatIsTypedReachesTheBindingAndBack() async throws {
    let host = try await WindowHost(ControlsView())
    defer { host.close() }
    let entry = try #require(host.widgets(of: gtk_entry_get_type()).first)

    gtk_editable_set_text(entry.opaque, "水木")
    try await host.draw()

    #expect(host.texts.contains("typed 水木"))
    try await host.press(button: 1)
    #expect(String(cString: gtk_editable_get_text(entry.opaque)) == "清华")
  }

  @Test func slidersReportTheirNumber() async throws {
    let host = try await WindowHost(ControlsView())
    defer { host.close() }
    let scale = try #require(host.widgets(of: gtk_scale_get_type()).first)

    gtk_range_set_value(scale.cast(), 7)
    try await host.draw()

    #expect(host.texts.contains("number 7"))
  }

  @Test func segmentsChooseOneOfSeveral() async throws {
    let host = try await WindowHost(ControlsView())
    defer { host.close() }
    let segments = host.widgets(of: gtk_toggle_button_get_type())

    gtk_toggle_button_set_active(segments[1].cast(), 1)
    try await host.draw()

    #expect(host.texts.contains("chosen 2"))
    #expect(segments.map { gtk_toggle_button_get_active($0.cast()) } == [0, 1])
  }

  @Test func focusFollowsTheProgram() async throws {
    let host = try await WindowHost(FocusView())
    defer { host.close() }

    try await host.press(button: 0)

    let entry = try #require(host.widgets(of: gtk_entry_get_type()).first)
    let flags = gtk_widget_get_state_flags(entry).rawValue
    #expect(flags & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0)
  }
}

private struct ControlsView: View {
  @State private var presses = 0
  @State private var isOn = false
  @State private var text = ""
  @State private var number = 3.0
  @State private var choice = 1

  var body: some View {
    VStack {
      Button("Press") { presses += 1 }
      Toggle("Switch", isOn: $isOn)
      TextField("Type", text: $text)
      Button("Write") { text = "清华" }
      Slider(value: $number, in: 0...10)
      Picker("Choice", selection: $choice) {
        Text("A").tag(1)
        Text("B").tag(2)
      }
      .pickerStyle(.segmented)
      Text(verbatim: "pressed \(presses)")
      Text(verbatim: isOn ? "on" : "off")
      Text(verbatim: "typed \(text)")
      Text(verbatim: "number \(Int(number))")
      Text(verbatim: "chosen \(choice)")
    }
  }
}

private struct FocusView: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    Button("Focus") { isFocused = true }
    TextField("Type", text: $text).focused($isFocused)
  }
}
