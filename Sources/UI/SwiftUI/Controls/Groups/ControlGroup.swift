public import SwiftUICore

/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: View {
  let content: Content
  let label: AnyView?

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// Creates a group with a label, which is shown where the group takes little space.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.content = LabeledControlGroupContent(content: content(), label: label)
    self.label = AnyView(label)
  }

  @MainActor @preconcurrency public var body: some View {
    StyledControl(\.controlGroupStyles) { stack in
      ControlGroupStyleConfiguration(
        content: .init(part: StyleLabel(content, path: \.controlGroupStyles, stack: stack)),
        label: .init(
          part: StyleLabel(
            label ?? AnyView(EmptyView()), path: \.controlGroupStyles, stack: stack)))
    } plain: {
      ControlGroupRow(label: label, content: content)
    }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a group of what a style was told, to be shown as the style further out does.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = AnyView(configuration.label)
  }
}

/// Controls with a label.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  @MainActor @preconcurrency public var body: some View { content }
}

/// Controls beside each other; below each other in a menu.
struct ControlGroupRow<Content: View>: View {
  let label: AnyView?
  let content: Content
  @Environment(\.controlContext) private var context

  var body: some View {
    if context == .menu {
      content
    } else {
      ElementView(.region(.group)) { HStack { content } }
    }
  }
}
