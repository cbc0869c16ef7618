import SwiftUICore

/// A picker in one of its forms.
struct PickerBody<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: [Binding<SelectionValue>]
  let label: Label
  let content: Content
  @Environment(\.pickerForm) private var form
  @Environment(\.controlContext) private var context
  @Environment(\.hidesLabels) private var hidesLabel

  var body: some View {
    if context == .menu {
      PickerOptions(selection: selection, look: .menuItem, content: content)
    } else {
      switch form {
      case .segmented: segments
      case .inline, .radioGroup: rows
      case .automatic, .menu:
        PickerMenu(selection: selection, label: label, content: content)
      }
    }
  }

  private var segments: some View {
    labeled {
      HStack(spacing: 0) {
        PickerOptions(selection: selection, look: .segment, content: content)
      }
    }
  }

  private var rows: some View {
    ElementView(.region(.labeled), alignment: .leading) {
      VStack(alignment: .leading) {
        if !hidesLabel { label }
        PickerOptions(
          selection: selection, look: form == .radioGroup ? .radio : .check, content: content)
      }
    }
  }

  /// Segments name what they choose, so the label is only said.
  private func labeled<V: View>(@ViewBuilder content: () -> V) -> some View {
    ElementView(.region(.group)) { content() }.modifier(SaidLabel(label: label))
  }
}

/// The options of a picker, each an element that chooses its tag.
struct PickerOptions<SelectionValue: Hashable, Content: View>: View {
  let selection: [Binding<SelectionValue>]
  let look: OptionContent.Look
  let content: Content
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.controlTint) private var tint
  @Environment(\.closeUnlessKept) private var close

  var body: some View {
    let chosen = selection.map(\.wrappedValue)
    content.taggedElements(alignment: look == .segment ? .center : .leading) { tag in
      let value = tag?.value(as: SelectionValue.self)
      let isSelected = value != nil && chosen.allSatisfy { $0 == value }
      return TaggedElement(
        .control(option(isSelected)), offers: isEnabled && value != nil ? [.press] : []
      ) { _ in
        guard let value else { return }
        for binding in selection { binding.wrappedValue = value }
        close?()
      }
    }
  }

  private func option(_ isSelected: Bool) -> ControlContent {
    var content = ControlContent(
      .option(OptionContent(isSelected: isSelected, look: look)), isEnabled: isEnabled)
    content.size = controlSize
    content.tint = tint
    return content
  }
}
