import SwiftUICore

/// A search field on its way to the bar that shows it.
struct SearchEntry: Equatable {
  let placement: SearchFieldPlacement
  let portal: Portal
}

/// The search field that is written below a view; the first counts.
enum SearchKey: PreferenceKey {
  static var defaultValue: SearchEntry? { nil }

  static func reduce(value: inout SearchEntry?, nextValue: () -> SearchEntry?) {
    value = value ?? nextValue()
  }
}

extension EnvironmentValues {
  private enum OuterSearchKey: EnvironmentKey {
    static var defaultValue: SearchEntry? { nil }
  }

  /// The search field that is written around a stack or split view, for its first page.
  var outerSearch: SearchEntry? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }
}
