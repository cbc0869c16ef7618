public import SwiftUICore

/// The parts of a view that says that a search has found nothing.
public nonisolated struct SearchUnavailableContent {
  /// What was searched for in vain.
  public struct Label: View {
    let text: String?

    @MainActor @preconcurrency public var body: some View {
      SwiftUI.Label {
        if let text, !text.isEmpty {
          Text(own: "No Results for “\(text)”")
        } else {
          Text(own: "No Results")
        }
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// What may help.
  public struct Description: View {
    @MainActor @preconcurrency public var body: some View {
      Text(own: "Check the spelling or try a new search.")
    }
  }

  /// Nothing.
  public struct Actions: View {
    @MainActor @preconcurrency public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing.
  public static var search:
    ContentUnavailableView<
      SearchUnavailableContent.Label, SearchUnavailableContent.Description,
      SearchUnavailableContent.Actions
    >
  {
    .init(label: .init(text: nil), description: .init(), actions: .init())
  }

  /// Says that a search for a text has found nothing.
  public static func search(
    text: String
  ) -> ContentUnavailableView<
    SearchUnavailableContent.Label, SearchUnavailableContent.Description,
    SearchUnavailableContent.Actions
  > {
    .init(label: .init(text: text), description: .init(), actions: .init())
  }
}
