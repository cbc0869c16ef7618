import CGTK
import CoreTransferable
import Foundation
import SwiftUICore

/// The clipboard that all programs of the desktop share.
@MainActor final class DesktopClipboard: SharedClipboard {
  /// The clipboard of the display that the program is shown on.
  static let shared = DesktopClipboard()

  let content = ClipboardContent()
  private let clipboard = gdk_display_get_clipboard(gdk_display_get_default())

  private init() {
    guard let clipboard else { return }
    Signal.connect(UnsafeMutableRawPointer(clipboard), "changed") { [weak self] in self?.look() }
    look()
  }

  func put(_ parcels: [Parcel]) {
    guard let provider = ParcelProvider.make(parcels) else { return }
    gdk_clipboard_set_content(clipboard, provider)
    g_object_unref(provider)
  }

  func take() async throws -> [Parcel] {
    if let own = own { return own.parcels }
    let clipboard = Unchecked(value: clipboard)
    return try await Parcel.received(wireTypes(of: gdk_clipboard_get_formats(self.clipboard))) {
      try await Self.read($0, from: clipboard.value)
    }
  }

  /// What this program has put on the clipboard, if nobody else has put something there since.
  private var own: ParcelProvider? { ParcelProvider.of(gdk_clipboard_get_content(clipboard)) }

  /// Takes up what lies on the clipboard now.
  private func look() {
    content.offer =
      own.map { TransferOffer($0.parcels) }
      ?? TransferOffer(wireTypes: wireTypes(of: gdk_clipboard_get_formats(clipboard)))
  }

  private static func read(_ name: String, from clipboard: OpaquePointer?) async throws -> Data {
    let finished = await Finished.waiting { cancellable, end, context in
      name.withCString { name in
        var names: [UnsafePointer<CChar>?] = [name, nil]
        gdk_clipboard_read_async(clipboard, &names, G_PRIORITY_DEFAULT, cancellable, end, context)
      }
    }
    var error: UnsafeMutablePointer<GError>?
    guard let stream = gdk_clipboard_read_finish(clipboard, finished.result, nil, &error) else {
      throw GLibFailure(error)
    }
    return try await StreamReading.bytes(of: stream)
  }
}
