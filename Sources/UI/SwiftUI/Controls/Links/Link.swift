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

/// A link as an element.
private struct LinkControl<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.closeUnlessKept) private var close
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
