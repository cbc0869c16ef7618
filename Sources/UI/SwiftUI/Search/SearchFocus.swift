public import SwiftUICore

extension View {
  /// Lets a focus state follow the search field of this view, and move the keyboard to it.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus, binding)
  }
}

extension EnvironmentValues {
  private enum SearchFocusKey: EnvironmentKey {
    static var defaultValue: FocusState<Bool>.Binding? { nil }
  }

  /// The focus state of the search field in the view.
  var searchFocus: FocusState<Bool>.Binding? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}
