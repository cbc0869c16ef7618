import CGTK
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// The desktop's dialogs in which files are chosen.
@MainActor final class FileDialogs: FileChoosing {
  private weak var window: GTKWindow?

  init(of window: GTKWindow) { self.window = window }

  func choose(_ request: FileRequest) async throws -> [URL]? {
    guard let window, let dialog = make(request, in: window) else { throw GLibFailure(nil) }
    let shown = ShownDialog(dialog)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { shown.show($0) }
    } onCancel: {
      Task { @MainActor in shown.end(nil) }
    }
  }

  private func make(_ request: FileRequest, in window: GTKWindow) -> OpaquePointer? {
    let parent: UnsafeMutablePointer<GtkWindow> = window.window.cast()
    let dialog = gtk_file_chooser_native_new(
      request.title, parent, request.action, request.confirmation, nil)
    guard let dialog else { return nil }
    gtk_native_dialog_set_modal(dialog.native, 1)
    if case .open(let several) = request.purpose {
      gtk_file_chooser_set_select_multiple(dialog, several ? 1 : 0)
    }
    if let folder = request.folder, let file = g_file_new_for_uri(folder.absoluteString) {
      gtk_file_chooser_set_current_folder(dialog, file, nil)
      g_object_unref(UnsafeMutableRawPointer(file))
    }
    if case .save(let name) = request.purpose { gtk_file_chooser_set_current_name(dialog, name) }
    if case .open = request.purpose, let filter = request.filter {
      gtk_file_chooser_add_filter(dialog, filter)
      gtk_file_chooser_set_filter(dialog, filter)
      g_object_unref(UnsafeMutableRawPointer(filter))
    }
    return dialog
  }
}

extension OpaquePointer {
  /// The chooser as a dialog.
  fileprivate var native: UnsafeMutablePointer<GtkNativeDialog> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkNativeDialog.self)
  }
}

extension FileRequest {
  fileprivate var action: GtkFileChooserAction {
    switch purpose {
    case .open:
      !contentTypes.isEmpty && contentTypes.allSatisfy { $0.conforms(to: .directory) }
        ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_OPEN
    case .save: GTK_FILE_CHOOSER_ACTION_SAVE
    case .folder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
    }
  }

  /// Lets files of the wanted kinds alone be chosen; `nil` if any can.
  ///
  /// It belongs to the caller.
  fileprivate var filter: OpaquePointer? {
    let kinds = contentTypes.filter { !$0.conforms(to: .directory) }
    guard !kinds.isEmpty, !kinds.contains(where: { [.data, .item, .content].contains($0) }),
      let filter = gtk_file_filter_new()
    else { return nil }
    for kind in kinds {
      switch kind {
      case .image: gtk_file_filter_add_mime_type(filter, "image/*")
      case .text, .plainText: gtk_file_filter_add_mime_type(filter, "text/*")
      case .audio: gtk_file_filter_add_mime_type(filter, "audio/*")
      case .movie, .video, .audiovisualContent: gtk_file_filter_add_mime_type(filter, "video/*")
      default:
        for end in kind.tags[.filenameExtension] ?? [] { gtk_file_filter_add_suffix(filter, end) }
        for name in kind.tags[.mimeType] ?? [] { gtk_file_filter_add_mime_type(filter, name) }
      }
    }
    return filter
  }
}

/// A dialog on the screen.
@MainActor private final class ShownDialog {
  private let dialog: OpaquePointer
  private var continuation: CheckedContinuation<[URL]?, Never>?
  private var isOver = false

  /// Takes a dialog over.
  init(_ dialog: OpaquePointer) { self.dialog = dialog }

  isolated deinit {
    gtk_native_dialog_destroy(dialog.native)
    g_object_unref(UnsafeMutableRawPointer(dialog))
  }

  func show(_ continuation: CheckedContinuation<[URL]?, Never>) {
    guard !isOver else { return continuation.resume(returning: nil) }
    self.continuation = continuation
    Signal.connect(
      UnsafeMutableRawPointer(dialog), "response",
      withNumber: { [weak self] number in
        guard let self else { return }
        end(number == Int(GTK_RESPONSE_ACCEPT.rawValue) ? files : nil)
      })
    gtk_native_dialog_show(dialog.native)
  }

  func end(_ files: [URL]?) {
    isOver = true
    gtk_native_dialog_hide(dialog.native)
    continuation?.resume(returning: files)
    continuation = nil
  }

  private var files: [URL] {
    guard let list = gtk_file_chooser_get_files(dialog) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(item) }
      guard let text = g_file_get_uri(OpaquePointer(item)) else { return nil }
      defer { g_free(text) }
      return URL(string: String(cString: text))
    }
  }
}
