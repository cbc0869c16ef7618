public import Foundation
public import FoundationCompat
public import SwiftUICore

extension Link where Label == Text {
  /// Creates a link that shows the translation of a key.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link that shows a translated text.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// Creates a link that shows a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
