import SwiftUICore

/// A control as an element, enabled and sized as its surroundings say.
struct ControlView<Label: View>: View {
  let kind: ControlContent.Kind
  var alignment = Alignment.center
  let offers: Set<ElementAction.Name>
  let perform: @MainActor (ElementAction) -> Void
  let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.controlTint) private var tint
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.layoutDirection) private var direction

  /// Creates a control around its label.
  init(
    _ kind: ControlContent.Kind, alignment: Alignment = .center,
    offers: Set<ElementAction.Name>, perform: @escaping @MainActor (ElementAction) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.kind = kind
    self.alignment = alignment
    self.offers = offers
    self.perform = perform
    self.label = label()
  }

  var body: some View {
    ElementView(
      .control(content), alignment: alignment, offers: isEnabled ? offers : [],
      perform: { perform($0) }
    ) { label }
  }

  private var content: ControlContent {
    var content = ControlContent(kind, isEnabled: isEnabled)
    content.size = controlSize
    content.tint = tint
    content.shortcut = shortcut?.content(in: direction)
    return content
  }
}

extension ControlView where Label == EmptyView {
  /// Creates a control without a label in it.
  init(
    _ kind: ControlContent.Kind, offers: Set<ElementAction.Name>,
    perform: @escaping @MainActor (ElementAction) -> Void
  ) {
    self.init(kind, offers: offers, perform: perform) {}
  }
}
