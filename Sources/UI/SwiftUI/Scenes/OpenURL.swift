public import Foundation
public import SwiftUICore

extension View {
  /// Runs an action when the window is opened with an address, or asked to show one.
  ///
  /// Every action of the window runs, also those of pages that lie below others.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(AddressModifier(action: action))
  }
}

/// Makes an action known to the window.
private nonisolated struct AddressModifier: ViewModifier {
  let action: (URL) -> Void
  @State private var entry = AddressBook.Entry()
  @Environment(\.addressBook) private var book

  init(action: @escaping (URL) -> Void) { self.action = action }

  @MainActor func body(content: Content) -> some View {
    entry.action = action
    book?.add(entry)
    return content
  }
}

/// What takes up addresses in a window.
///
/// Known for as long as their views are there, whether these are shown or not.
@MainActor package final class AddressBook {
  final class Entry {
    var action: (URL) -> Void = { _ in }

    nonisolated init() {}
  }

  private var entries = WeakList<Entry>()

  nonisolated init() {}

  func add(_ entry: Entry) { entries.add(entry) }

  /// Runs the actions for an address.
  ///
  /// - Returns: Whether there is one.
  package func open(_ url: URL) -> Bool {
    let known = entries.all
    for entry in known { entry.action(url) }
    return !known.isEmpty
  }
}

extension EnvironmentValues {
  private enum AddressBookKey: EnvironmentKey {
    static var defaultValue: AddressBook? { nil }
  }

  var addressBook: AddressBook? {
    get { self[AddressBookKey.self] }
    set { self[AddressBookKey.self] = newValue }
  }
}
