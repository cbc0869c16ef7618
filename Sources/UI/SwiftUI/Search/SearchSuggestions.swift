public import SwiftUICore

extension View {
  /// Offers views below the search field of this view while somebody searches.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    modifier(SuggestionsModifier(suggestions: suggestions()))
  }

  /// Makes the view a suggestion: pressing it types a text into the search field.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion(completion: completion))
  }
}

/// Hands suggestions to the search field in the view.
private nonisolated struct SuggestionsModifier<Suggestions: View>: ViewModifier {
  let suggestions: Suggestions
  @State private var link = SearchLink()
  @State private var id = PortalID()
  @CapturedScope private var scope

  init(suggestions: Suggestions) { self.suggestions = suggestions }

  @MainActor func body(content: Content) -> some View {
    content.environment(
      \.searchSuggestions,
      SearchSuggestions(
        portal: Portal(id: id, scope: scope) { [link] in
          suggestions.environment(\.searchModel, link.model)
        }, link: link))
  }
}

/// Types a text into the search field.
private nonisolated struct SearchCompletion: ViewModifier {
  let completion: String
  @Environment(\.searchModel) private var model

  init(completion: String) { self.completion = completion }

  @MainActor func body(content: Content) -> some View {
    ElementView(
      .control(ControlContent(.button(ButtonContent(look: .menuItem)))), alignment: .leading,
      offers: [.press], perform: { [model, completion] _ in model?.text?.wrappedValue = completion }
    ) { content }
  }
}

/// Views that are offered below a search field.
struct SearchSuggestions: Equatable {
  let portal: Portal
  private let link: SearchLink

  init(portal: Portal, link: SearchLink) {
    self.portal = portal
    self.link = link
  }

  static func == (left: SearchSuggestions, right: SearchSuggestions) -> Bool {
    left.portal == right.portal
  }

  /// The views, for the field of a search.
  @MainActor func view(for model: SearchModel) -> some View {
    link.model = model
    return portal.view
  }
}

/// Tells suggestions which search they are for.
@MainActor final class SearchLink {
  weak var model: SearchModel?

  nonisolated init() {}
}

extension EnvironmentValues {
  private enum SuggestionsKey: EnvironmentKey {
    static var defaultValue: SearchSuggestions? { nil }
  }

  /// What is offered below the search field in the view.
  var searchSuggestions: SearchSuggestions? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }
}
