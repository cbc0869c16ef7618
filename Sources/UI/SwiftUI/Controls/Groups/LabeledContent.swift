public import SwiftUICore

/// A value, or a control, with its label.
public nonisolated struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates a value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  @MainActor @preconcurrency public var body: some View {
    StyledControl(\.labeledContentStyles) { stack in
      LabeledContentStyleConfiguration(
        label: .init(part: StyleLabel(label, path: \.labeledContentStyles, stack: stack)),
        content: .init(part: StyleLabel(content, path: \.labeledContentStyles, stack: stack)))
    } plain: {
      LabeledContentBody(label: label, content: content)
    }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates a value of what a style was told, to be shown as the style further out does.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// A label at one end and a value at the other.
struct LabeledContentBody<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.hidesLabels) private var hidesLabel

  var body: some View {
    ElementView(.region(.labeled), alignment: .leading) {
      HStack {
        if !hidesLabel {
          label
          Spacer(minLength: 0)
        }
        content.foregroundStyle(.secondary)
      }
    }
    .modifier(SaidLabel(label: hidesLabel ? label : nil))
  }
}
