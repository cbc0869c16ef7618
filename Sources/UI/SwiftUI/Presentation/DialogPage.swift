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
    VStack(spacing: metrics.dialogs?.gap ?? metrics.spacing.height) {
      if let dialogs = metrics.dialogs {
        // What is said may be longer than the window is high.
        DialogWordsLayout {
          ScrollView {
            VStack(spacing: dialogs.spacing.height) { words }.frame(maxWidth: .infinity)
          }
        }
      } else {
        words
      }
      DialogLayout(
        spacing: metrics.dialogs?.spacing ?? metrics.spacing, makesEqual: metrics.dialogs != nil
      ) {
        EachRow(DialogButtonMaker()) { actions }
        if let standardButton { standardButton }
      }
      .environment(\.controlContext, .dialog)
      .environment(\.buttonStyles, StyleStack())
      .onPreferenceChange(DialogButtonKey.self) { buttons = $0 }
    }
    .multilineTextAlignment(.center)
    .padding(metrics.dialogs.map { EdgeInsets(around: $0.padding) } ?? usualPadding)
  }

  @ViewBuilder private var words: some View {
    title?.font(metrics.dialogs == nil ? .headline : .title3.bold())
    message.font(metrics.dialogs == nil ? .callout : .body)
  }

  private var usualPadding: EdgeInsets {
    EdgeInsets(
      top: metrics.padding.height, leading: metrics.padding.width, bottom: metrics.padding.height,
      trailing: metrics.padding.width)
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

/// Gives a scroll view the height of its content, or of the room if that is less.
private nonisolated struct DialogWordsLayout: BuiltInLayout {
  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let words = subviews.first else { return .zero }
    let ideal = words.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(width: ideal.width, height: min(ideal.height, proposal.height ?? ideal.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

extension EdgeInsets {
  fileprivate init(around length: CGFloat) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }
}
