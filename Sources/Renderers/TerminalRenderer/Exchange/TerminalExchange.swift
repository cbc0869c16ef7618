import CoreTransferable
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// The way from a terminal to other programs: texts go to the clipboard of whoever sits at it.
///
/// A terminal can't be asked what lies there, and takes no pictures. What the program copies itself
/// can be pasted in it; what others copy comes by the terminal's own keys.
@MainActor final class TerminalExchange: Exchanging, SharedClipboard {
  let content = ClipboardContent()
  private var parcels: [Parcel] = []
  private var telling: Task<Void, Never>?
  /// Puts a text on the person's clipboard, and says so.
  var onText: (String) -> Void = { _ in }
  /// Rings the bell.
  var onRefusal: () -> Void = {}

  var clipboard: any SharedClipboard { self }
  var fileChooser: (any FileChoosing)? { nil }

  func put(_ parcels: [Parcel]) {
    self.parcels = parcels
    content.offer = TransferOffer(parcels)
    tell(parcels)
  }

  func take() async throws -> [Parcel] { parcels }

  func share(_ parcel: Parcel) { put([parcel]) }

  func refuse(_ error: (any Error)?) {
    onRefusal()
    if let error { Diagnostics.report("cannot be pasted: \(error.localizedDescription)") }
  }

  /// Puts what is text on the person's clipboard; a bell says that nothing is.
  private func tell(_ parcels: [Parcel]) {
    telling?.cancel()
    telling = Task { [weak self] in
      do {
        let form = WireForm.forms(of: parcels).first { $0.name.hasPrefix("text/plain") }
        guard let data = try await form?.data(), let text = String(validating: data, as: UTF8.self)
        else { throw TransferError.nothingToExport("what was copied") }
        if !Task.isCancelled { self?.onText(text) }
      } catch {
        self?.onRefusal()
      }
    }
  }
}
