public import SwiftUICore

// What programs written before iOS 16 do to push pages by themselves.
extension NavigationLink {
  /// Creates a link whose page is shown while a binding is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination(), isActive: isActive)
  }

  /// Creates a link whose page is shown while a binding is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, isActive: isActive)
  }

  /// Creates a link whose page is shown while a selection is the link's tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination(), isActive: selection.isEqual(to: tag))
  }

  /// Creates a link whose page is shown while a selection is the link's tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, isActive: selection.isEqual(to: tag))
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a translated title whose page is shown while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: Text(titleKey), destination: destination, isActive: isActive)
  }

  /// Creates a link with a title whose page is shown while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(title), destination: destination, isActive: isActive)
  }

  /// Creates a link with a translated title whose page is shown while a selection is its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(
      label: Text(titleKey), destination: destination, isActive: selection.isEqual(to: tag))
  }

  /// Creates a link with a title whose page is shown while a selection is its tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(label: Text(title), destination: destination, isActive: selection.isEqual(to: tag))
  }
}

extension Binding {
  /// Whether the selection is a tag; writing `true` selects it, `false` selects nothing.
  fileprivate func isEqual<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      reading: { wrappedValue == tag },
      writing: {
        if $0 {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      })
  }
}
