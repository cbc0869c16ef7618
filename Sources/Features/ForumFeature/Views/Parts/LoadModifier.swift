import SwiftUI

/// Loads what a screen shows when it appears, and anew whenever a person asks for that.
///
/// The screen owns the work, so a button that goes away when loading begins does not end it.
struct LoadModifier<Subject: Hashable>: ViewModifier {
  let subject: Subject
  let attempt: Int
  let open: @MainActor () async -> Void
  let refresh: @MainActor () async -> Void
  /// The last attempt that was made; a screen that comes back makes none.
  @State private var made = 0

  func body(content: Content) -> some View {
    content.task(id: LoadRequest(subject: subject, attempt: attempt)) {
      if attempt == made {
        await open()
      } else {
        made = attempt
        await refresh()
      }
    }
  }
}

/// What is to be loaded, and how often a person has asked for it.
private struct LoadRequest<Subject: Hashable>: Hashable {
  let subject: Subject
  let attempt: Int
}

extension View {
  /// Loads what the view shows.
  ///
  /// - Parameters:
  ///   - subject: What is shown; another one is opened.
  ///   - attempt: Counts how often a person asked for it anew.
  ///   - open: Loads what is missing.
  ///   - refresh: Loads anew.
  /// - Returns: The view, with a task of its own for this.
  func load(
    _ subject: some Hashable = 0, attempt: Int, open: @escaping @MainActor () async -> Void,
    refresh: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(LoadModifier(subject: subject, attempt: attempt, open: open, refresh: refresh))
  }
}
