import CGTK
import Foundation
import SwiftUI
import SwiftUICore
import TestSupport
import Testing
import UniformTypeIdentifiers

@testable import GTKRenderer

@MainActor @Suite(.serialized, .hangLimit) struct FileDialogsTests {
  @Test func theDesktopsDialogChoosesFiles() async throws {
    let folder = try TemporaryDirectory()
    try Data("x".utf8).write(to: folder.file("a.txt"))
    let chosen = Pasted()
    let host = try await WindowHost(
      Text(verbatim: "page").fileImporter(
        isPresented: .constant(true), allowedContentTypes: [.plainText]
      ) { result in
        if case .success(let file) = result { chosen.addresses.append(file) }
      }, exchanging: true)
    defer { host.close() }
    let dialog = try await Self.dialog(in: host)
    #expect(gtk_window_get_modal(dialog.cast()) != 0)

    let file = g_file_new_for_uri(folder.file("a.txt").absoluteString)
    gtk_file_chooser_set_file(OpaquePointer(dialog), file, nil)
    g_object_unref(file.map { UnsafeMutableRawPointer($0) })
    try await host.wait { Self.isChosen(in: dialog) }
    gtk_dialog_response(dialog.cast(), GTK_RESPONSE_ACCEPT.rawValue)
    try await host.wait { !chosen.addresses.isEmpty }

    #expect(chosen.addresses == [folder.file("a.txt")])
  }

  @Test func cancellingChoosesNothing() async throws {
    let told = Pasted()
    let host = try await WindowHost(
      Text(verbatim: "page").fileExporter(
        isPresented: .constant(true), item: "text", defaultFilename: "a.txt",
        onCompletion: { _ in told.texts.append("completed") },
        onCancellation: { told.texts.append("cancelled") }), exchanging: true)
    defer { host.close() }
    let dialog = try await Self.dialog(in: host)
    let name = gtk_file_chooser_get_current_name(OpaquePointer(dialog))
    defer { g_free(name) }

    gtk_dialog_response(dialog.cast(), GTK_RESPONSE_CANCEL.rawValue)
    try await host.wait { !told.texts.isEmpty }

    #expect(told.texts == ["cancelled"])
    #expect(name.map { String(cString: $0) } == "a.txt")
  }

  @Test func theProgramTakesTheDialogAway() async throws {
    let model = Shown()
    let host = try await WindowHost(ShownView(model: model), exchanging: true)
    defer { host.close() }
    _ = try await Self.dialog(in: host)

    model.isShown = false

    try await host.wait { Self.dialogs.isEmpty }
    #expect(Self.dialogs.isEmpty)
  }

  private static func isChosen(in dialog: Widget) -> Bool {
    guard let list = gtk_file_chooser_get_files(OpaquePointer(dialog)) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return g_list_model_get_n_items(list) > 0
  }

  private static func dialog(in host: WindowHost) async throws -> Widget {
    try await host.wait { !dialogs.isEmpty }
    return try #require(dialogs.first)
  }

  /// The dialogs that are on the screen.
  private static var dialogs: [Widget] {
    guard let list = gtk_window_get_toplevels() else { return [] }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(item) }
      guard hetang_is_a(item, gtk_dialog_get_type()) != 0 else { return nil }
      let widget = item.assumingMemoryBound(to: GtkWidget.self)
      return gtk_widget_get_mapped(widget) != 0 ? widget : nil
    }
  }
}

@MainActor @Observable private final class Shown { var isShown = true }

private struct ShownView: View {
  let model: Shown

  var body: some View {
    Text(verbatim: "page").fileMover(
      isPresented: Binding(get: { model.isShown }, set: { model.isShown = $0 }),
      file: URL(filePath: "/tmp/x")
    ) { _ in }
  }
}
