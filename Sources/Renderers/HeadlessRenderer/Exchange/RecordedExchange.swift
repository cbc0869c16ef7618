package import CoreTransferable
package import Foundation
package import SwiftUICore

/// Stands for other programs: records what they are handed, and hands out what a test lays ready.
@MainActor package final class RecordedExchange: Exchanging {
  /// The clipboard.
  package let recordedClipboard = RecordedClipboard()
  /// The files that are chosen, one answer a dialog; nobody chooses where there is none.
  package var fileAnswers: RecordedFileChoices?
  /// What was shared.
  package private(set) var shared: [Parcel] = []
  /// Why something could not be pasted or dropped.
  package private(set) var refusals: [(any Error)?] = []

  package init() {}

  package var clipboard: any SharedClipboard { recordedClipboard }
  package var fileChooser: (any FileChoosing)? { fileAnswers }
  package func share(_ parcel: Parcel) { shared.append(parcel) }
  package func refuse(_ error: (any Error)?) { refusals.append(error) }
}

/// A clipboard that nobody else has.
@MainActor package final class RecordedClipboard: SharedClipboard {
  package let content = ClipboardContent()
  /// What lies on the clipboard.
  package private(set) var parcels: [Parcel] = []
  /// Why the clipboard cannot be read; `nil` if it can.
  package var failure: (any Error)?

  package func put(_ parcels: [Parcel]) {
    self.parcels = parcels
    content.offer = TransferOffer(parcels)
  }

  package func take() async throws -> [Parcel] {
    if let failure { throw failure }
    return parcels
  }
}

/// Somebody who chooses files as a test says.
@MainActor package final class RecordedFileChoices: FileChoosing {
  /// What was asked.
  package private(set) var requests: [FileRequest] = []
  private var answers: [Result<[URL]?, any Error>]

  /// Chooses files.
  ///
  /// - Parameter answers: One answer for each dialog; dialogs without one stay open.
  package init(_ answers: [Result<[URL]?, any Error>]) { self.answers = answers }

  package func choose(_ request: FileRequest) async throws -> [URL]? {
    requests.append(request)
    guard !answers.isEmpty else {
      try await Task.sleep(for: .seconds(86_400))
      return nil
    }
    return try answers.removeFirst().get()
  }
}
