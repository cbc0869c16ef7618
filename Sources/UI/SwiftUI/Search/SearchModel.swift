import Observation
public import SwiftUICore

/// Whether somebody searches with a field.
@MainActor @Observable final class SearchModel {
  /// Whether the field is in use.
  private(set) var isActive = false
  /// Where the program wants to know of it.
  @ObservationIgnored var isPresented: Binding<Bool>?
  @ObservationIgnored var text: Binding<String>?

  nonisolated init() {}

  func activate(_ isActive: Bool) {
    if self.isActive != isActive { self.isActive = isActive }
    if let isPresented, isPresented.wrappedValue != isActive { isPresented.wrappedValue = isActive }
  }

  /// Ends the search and forgets what was typed.
  func dismiss() {
    if let text, !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    activate(false)
  }
}

/// Ends a search.
public nonisolated struct DismissSearchAction {
  weak var model: SearchModel?

  /// Empties the field of the search around, and leaves it.
  @MainActor public func callAsFunction() { model?.dismiss() }
}

extension EnvironmentValues {
  private enum ModelKey: EnvironmentKey {
    static var defaultValue: SearchModel? { nil }
  }

  private enum IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The search that the view is the content of.
  var searchModel: SearchModel? {
    get { self[ModelKey.self] }
    set { self[ModelKey.self] = newValue }
  }

  /// Whether somebody searches with the field around the view.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search around the view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(model: searchModel) }
}
