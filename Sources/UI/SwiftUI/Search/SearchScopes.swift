public import SwiftUICore

/// When the scopes of a search are offered.
public nonisolated struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  /// While somebody searches.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// As soon as something is typed.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// While somebody searches.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

extension View {
  /// Lets people choose where to search, below the search field of this view.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    modifier(ScopesModifier(selection: scope, activation: .automatic, scopes: scopes()))
  }

  /// Lets people choose where to search, below the search field of this view.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(ScopesModifier(selection: scope, activation: activation, scopes: scopes()))
  }
}

/// Hands scopes to the search field in the view.
private nonisolated struct ScopesModifier<V: Hashable, Scopes: View>: ViewModifier {
  let selection: Binding<V>
  let activation: SearchScopeActivation
  let scopes: Scopes
  @State private var id = PortalID()
  @CapturedScope private var scope

  init(selection: Binding<V>, activation: SearchScopeActivation, scopes: Scopes) {
    self.selection = selection
    self.activation = activation
    self.scopes = scopes
  }

  @MainActor func body(content: Content) -> some View {
    content.environment(
      \.searchScopes,
      SearchScopes(
        portal: Portal(id: id, scope: scope) {
          Picker(selection: selection) {
            scopes
          } label: {
            Text(own: "Search")
          }.pickerStyle(.segmented)
        }, activation: activation))
  }
}

/// Where people may search.
struct SearchScopes: Equatable {
  let portal: Portal
  let activation: SearchScopeActivation
}

extension EnvironmentValues {
  private enum ScopesKey: EnvironmentKey {
    static var defaultValue: SearchScopes? { nil }
  }

  /// Where people may search with the search field in the view.
  var searchScopes: SearchScopes? {
    get { self[ScopesKey.self] }
    set { self[ScopesKey.self] = newValue }
  }
}
