import Foundation
import SwiftUICore

/// The content of an alert or a confirmation: title, message, fields and buttons.
///
/// An alert without buttons gets one that says OK, a confirmation without a way out one that says
/// Cancel.
struct DialogPage<Actions: View, Message: View>: View {
  let kind: DialogContent.Kind
  let title: Text?
  let actions: Actions
  let message: Message
  @State private var buttons: [DialogButton]?
  @Environment(\.rendererMetrics) private var metrics

  init(kind: DialogContent.Kind, title: Text?, actions: Actions, message: Message) {
    self.kind = kind
    self.title = title
    self.actions = actions
    self.message = message
  }

  var body: some View {
    VStack(spacing: metrics.spacing.height) {
      title?.font(.headline)
      message.font(.callout)
      DialogLayout(spacing: metrics.spacing) {
        EachRow(DialogButtonMaker()) { actions }
        if let standardButton { standardButton }
      }
      .environment(\.controlContext, .dialog)
      .onPreferenceChange(DialogButtonKey.self) { buttons = $0 }
    }
    .multilineTextAlignment(.center)
    .padding()
  }

  private var standardButton: Button<Text>? {
    guard let buttons else { return nil }
    switch kind {
    case .alert:
      return buttons.isEmpty ? button("OK") : nil
    case .confirmation:
      let hasWayOut = buttons.contains { $0.role == .cancel }
      return hasWayOut ? nil : button("Cancel", role: .cancel)
    }
  }

  private func button(_ title: LocalizedStringKey, role: ButtonRole? = nil) -> Button<Text> {
    Button(role: role, action: {}, label: { Text(own: title) })
  }
}

/// A button of a dialog, as far as the dialog has to know it.
struct DialogButton: Equatable {
  let role: ButtonContent.Role?
}

/// The buttons of a dialog.
enum DialogButtonKey: PreferenceKey {
  static var defaultValue: [DialogButton] { [] }

  static func reduce(value: inout [DialogButton], nextValue: () -> [DialogButton]) {
    value += nextValue()
  }
}

/// Whether a part of a dialog is a button.
enum IsDialogButtonKey: LayoutValueKey {
  static var defaultValue: Bool { true }
}

/// Tells the dialog what its actions are.
private struct DialogButtonMaker: RowMaker {
  @MainActor func row(around row: RowProxy) -> some View { DialogAction(row: row) }
}

/// One action of a dialog.
private struct DialogAction: View {
  let row: RowProxy

  var body: some View {
    row.content
      .layoutValue(key: IsDialogButtonKey.self, value: button != nil)
      .companion {
        if let button { PreferenceSource(DialogButtonKey.self, value: [button]) }
      }
  }

  private var button: DialogButton? {
    switch row.control?.kind {
    case .button(let button): DialogButton(role: button.role)
    case .link: DialogButton(role: nil)
    default: nil
    }
  }
}
