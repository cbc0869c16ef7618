public import Foundation
public import SwiftUICore

/// A control that opens an address.
public nonisolated struct Link<Label: View>: View {
  let destination: URL
  let label: Label

  /// Creates a link that shows a view.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor @preconcurrency public var body: some View {
    LinkControl(destination: destination, label: label)
  }
}

extension Link where Label == Text {
  /// Creates a link that shows a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A link as an element.
private struct LinkControl<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.closeAfterAction) private var close
  @CapturedScope private var scope

  var body: some View {
    ControlView(.link(destination), offers: [.press]) { _ in
      scope.read(\.openURL)(destination)
      close?()
    } label: {
      label
    }
  }
}
