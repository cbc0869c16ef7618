package import CoreTransferable
package import Foundation
import Observation
package import UniformTypeIdentifiers

/// What a renderer can hand to other programs, and bring from them.
///
/// Whoever shows a window sets it in the window's environment; without one there is no clipboard,
/// and files are named by hand.
@MainActor package protocol Exchanging: AnyObject {
  /// The clipboard that programs share.
  var clipboard: any SharedClipboard { get }

  /// Lets a person choose files; `nil` where the renderer has no way of its own.
  var fileChooser: (any FileChoosing)? { get }

  /// Hands a value to whatever the person shares things with.
  func share(_ parcel: Parcel)

  /// Lets a person notice that something could not be pasted or dropped.
  ///
  /// - Parameter error: Why; `nil` if nothing fitted.
  func refuse(_ error: (any Error)?)
}

/// The clipboard that programs share.
@MainActor package protocol SharedClipboard: AnyObject {
  /// What lies on it, as far as that is known without reading it; an observed object.
  var content: ClipboardContent { get }

  /// Puts values on the clipboard, in place of what is there.
  func put(_ parcels: [Parcel])

  /// Gets what lies on the clipboard; what it takes to read it is done when a form is asked for.
  ///
  /// - Throws: Why the owner of the clipboard cannot be asked.
  func take() async throws -> [Parcel]
}

/// What lies on the clipboard, for views that go by it.
@MainActor @Observable package final class ClipboardContent {
  /// The kinds of data.
  package var offer = TransferOffer()

  package init() {}
}

/// Lets a person choose files.
@MainActor package protocol FileChoosing: AnyObject {
  /// Shows a dialog until the person has chosen; cancelling the task takes it away.
  ///
  /// - Returns: The files; `nil` if the person wants none.
  /// - Throws: Why there was no dialog.
  func choose(_ request: FileRequest) async throws -> [URL]?
}

/// What a person is asked to choose.
package struct FileRequest: Equatable, Sendable {
  package enum Purpose: Equatable, Sendable {
    /// Files that are there, of some kinds; folders if a kind is one.
    case open(several: Bool)
    /// A place for a file of a name.
    case save(name: String)
    /// A folder to put things into.
    case folder
  }

  package var purpose: Purpose
  /// The kinds of files that can be chosen; any if there is none.
  package var contentTypes: [UTType] = []
  /// What the button says that ends the choice well; `nil` for the usual word.
  package var confirmation: String?
  /// What is asked; `nil` for the usual words.
  package var title: String?
  /// Where the choice begins; `nil` for where the last one ended.
  package var folder: URL?
  /// Whether files that are hidden by their names are shown from the start.
  package var showsHiddenFiles = false

  package init(_ purpose: Purpose) { self.purpose = purpose }
}

extension EnvironmentValues {
  private enum ExchangeKey: EnvironmentKey {
    static var defaultValue: (any Exchanging)? { nil }
  }

  /// The way to other programs; `nil` where there is none, as on a printed screen.
  package var exchange: (any Exchanging)? {
    get { self[ExchangeKey.self] }
    set { self[ExchangeKey.self] = newValue }
  }
}
