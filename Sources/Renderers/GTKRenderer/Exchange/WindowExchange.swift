import CGTK
import CoreTransferable
import Foundation
import SwiftUICore

/// The way from a window to other programs.
@MainActor final class WindowExchange: Exchanging {
  private let dialogs: FileDialogs

  init(of window: GTKWindow) { dialogs = FileDialogs(of: window) }

  var clipboard: any SharedClipboard { DesktopClipboard.shared }
  var fileChooser: (any FileChoosing)? { dialogs }

  // The desktop of GTK 4.8 has no sheet to share by; what is shared can be pasted anywhere.
  func share(_ parcel: Parcel) { clipboard.put([parcel]) }

  func refuse(_ error: (any Error)?) {
    gdk_display_beep(gdk_display_get_default())
    guard let error else { return }
    Diagnostics.report(
      "cannot be pasted or dropped: "
        + ((error as? GLibFailure)?.message ?? error.localizedDescription))
  }
}
