public import FoundationCompat
public import SwiftUICore

extension NavigationLink where Label == Text {
  /// Creates a link with a translated title that leads to a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), destination: destination())
  }

  /// Creates a link with a title that leads to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title), destination: destination())
  }

  /// Creates a link with a translated title that leads to a view.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination)
  {
    self.init(label: Text(titleResource), destination: destination())
  }

  /// Creates a link with a translated title that leads to a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), destination: destination)
  }

  /// Creates a link with a title that leads to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), destination: destination)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a translated title that leads to the destination of a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), value: value.map { NavigationPath.Item($0) })
  }

  /// Creates a link with a title that leads to the destination of a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), value: value.map { NavigationPath.Item($0) })
  }

  /// Creates a link with a translated title that leads to the destination of a value.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(label: Text(titleResource), value: value.map { NavigationPath.Item($0) })
  }
}
