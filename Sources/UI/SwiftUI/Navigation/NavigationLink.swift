public import SwiftUICore

/// A button that leads to another page.
///
/// The page comes above the one that the link is on, or into the column beside the link's.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  let destination: Destination?
  let value: NavigationPath.Item?
  let isActive: Binding<Bool>?

  init(
    label: Label, destination: Destination? = nil, value: NavigationPath.Item? = nil,
    isActive: Binding<Bool>? = nil
  ) {
    self.label = label
    self.destination = destination
    self.value = value
    self.isActive = isActive
  }

  @MainActor @preconcurrency public var body: some View {
    if let destination, let isActive {
      ActiveLink(isActive: isActive, destination: destination, label: label)
    } else if let destination {
      ViewLink(destination: destination, label: label)
    } else {
      ValueLink(value: value, label: label)
    }
  }
}

extension NavigationLink {
  /// Creates a link that leads to a view.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination())
  }

  /// Creates a link that leads to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that leads to the destination of a value; without a value it is disabled.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: value.map { NavigationPath.Item($0) })
  }
}

/// Leads to a view.
private struct ViewLink<Label: View, Destination: View>: View {
  let destination: Destination
  let label: Label
  @State private var pushed = PushedView()
  @Environment(\.navigationTarget) private var target

  var body: some View {
    pushed.content = AnyView(destination)
    return LinkButton(isEnabled: target != nil, label: label) { [pushed, target] in
      target?.push(pushed)
    }
  }
}

/// Leads to a view while a binding is true.
private struct ActiveLink<Label: View, Destination: View>: View {
  @Binding var isActive: Bool
  let destination: Destination
  let label: Label

  init(isActive: Binding<Bool>, destination: Destination, label: Label) {
    _isActive = isActive
    self.destination = destination
    self.label = label
  }

  var body: some View {
    LinkButton(isEnabled: true, label: label) { isActive = true }
      .modifier(PresentedDestination(isPresented: $isActive, destination: destination))
  }
}

/// Leads to the destination of a value, which is also the tag by which a list knows the link.
private struct ValueLink<Label: View>: View {
  let value: NavigationPath.Item?
  let label: Label
  @Environment(\.navigationTarget) private var target

  var body: some View {
    if let value {
      button.tag(value.value)
    } else {
      button
    }
  }

  private var button: some View {
    LinkButton(isEnabled: value != nil, label: label) { [value, target] in
      if let value { target?.push(value) }
    }
  }
}

/// The button of a link; styles of buttons apply to it.
private struct LinkButton<Label: View>: View {
  let isEnabled: Bool
  let label: Label
  let action: @MainActor () -> Void

  init(isEnabled: Bool, label: Label, action: @escaping @MainActor () -> Void) {
    self.isEnabled = isEnabled
    self.label = label
    self.action = action
  }

  var body: some View {
    Button(action: action) { label.environment(\.buttonLeadsOn, false) }
      .environment(\.buttonLeadsOn, true)
      .disabled(!isEnabled)
  }
}
