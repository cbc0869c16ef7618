import SwiftUICore

/// A picker as a button that shows what is chosen, and a menu of the options.
struct PickerMenu<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: [Binding<SelectionValue>]
  let label: Label
  let content: Content
  @State private var isOpen = false
  @Environment(\.hidesLabels) private var hidesLabel
  @Environment(\.controlContext) private var context

  var body: some View {
    LabeledControl(label: label) { button }
      .environment(\.hidesLabels, hidesLabel || context != .row)
  }

  private var button: some View {
    ControlView(.menu(MenuContent(isOpen: isOpen)), offers: [.press, .showMenu]) { _ in
      isOpen.toggle()
    } label: {
      ZStack { chosen }
    }
    .layer(.menu, isPresented: $isOpen, closesOnAction: true) {
      MenuPage {
        PickerOptions(selection: selection, look: .menuItem, content: content)
      }
    }
  }

  private var chosen: some View {
    let values = selection.map(\.wrappedValue)
    return content.elements { tag in
      let value = tag?.value(as: SelectionValue.self)
      return value != nil && values.allSatisfy { $0 == value }
    }
  }
}
