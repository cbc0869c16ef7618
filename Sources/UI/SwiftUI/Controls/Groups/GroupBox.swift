public import SwiftUICore

/// Views in a box, with a label.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Creates a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with a label; an older order of the arguments.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @MainActor @preconcurrency public var body: some View {
    StyledControl(\.groupBoxStyles) { stack in
      GroupBoxStyleConfiguration(
        label: .init(part: StyleLabel(label, path: \.groupBoxStyles, stack: stack)),
        content: .init(part: StyleLabel(content, path: \.groupBoxStyles, stack: stack)))
    } plain: {
      GroupBoxBody(label: label, content: content)
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    label = EmptyView()
    self.content = content()
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// Creates a box of what a style was told, to be shown as the style further out does.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

/// A box as an element.
struct GroupBoxBody<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  var body: some View {
    ElementView(.region(.groupBox)) {
      VStack(alignment: .leading) {
        label.font(.headline)
        content
      }
      .padding()
    }
  }
}
