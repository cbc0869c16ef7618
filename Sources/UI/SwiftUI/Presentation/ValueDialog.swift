import SwiftUICore

/// What an alert or choices show, as a value.
nonisolated struct DialogValue {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]
}

/// Shows an alert or choices that are values.
nonisolated struct ValueDialog: ViewModifier {
  let kind: DialogContent.Kind
  let isPresented: Binding<Bool>
  let value: () -> DialogValue?

  init(
    _ kind: DialogContent.Kind, isPresented: Binding<Bool>, value: @escaping () -> DialogValue?
  ) {
    self.kind = kind
    self.isPresented = isPresented
    self.value = value
  }

  @MainActor func body(content: Content) -> some View {
    let value = isPresented.wrappedValue ? value() : nil
    return content.modifier(
      Dialog(
        kind, title: value?.title, isPresented: isPresented,
        actions: { ValueButtons(buttons: value?.buttons ?? []) },
        message: { value?.message }))
  }
}

/// The buttons of an alert that is a value.
private nonisolated struct ValueButtons: View {
  let buttons: [Alert.Button]

  init(buttons: [Alert.Button]) { self.buttons = buttons }

  @MainActor var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: { buttons[index].action() }) {
        buttons[index].label ?? Text(own: "Cancel")
      }
    }
  }
}
