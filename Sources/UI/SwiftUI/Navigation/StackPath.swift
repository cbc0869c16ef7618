import SwiftUICore

/// Where a navigation stack keeps the values of its pages.
struct StackPath {
  /// The values, the page above the root first.
  let read: () -> [NavigationPath.Item]
  /// Sets the values; false if one is of a type that the path cannot hold.
  let write: ([NavigationPath.Item]) -> Bool

  /// A path of values of any type.
  static func erased(_ binding: Binding<NavigationPath>) -> StackPath {
    StackPath(
      read: { binding.wrappedValue.items },
      write: {
        binding.wrappedValue = NavigationPath(items: $0)
        return true
      })
  }

  /// A path of values of one type.
  static func typed<Data>(_ binding: Binding<Data>) -> StackPath
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    StackPath(
      read: { binding.wrappedValue.map { NavigationPath.Item($0) } },
      write: { items in
        let values = items.compactMap { $0.value.base as? Data.Element }
        guard values.count == items.count else { return false }
        binding.wrappedValue = Data(values)
        return true
      })
  }
}
