import SwiftUICore

/// A button as an element, in one of the looks that renderers know.
struct ButtonControl<Label: View>: View {
  let look: ButtonContent.Look
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @Environment(\.controlContext) private var context
  @Environment(\.closeUnlessKept) private var close
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.buttonLeadsOn) private var leadsOn
  @Environment(\.rendererMetrics) private var metrics

  var body: some View {
    ControlView(.button(content), alignment: alignment, offers: [.press]) { _ in
      action()
      close?()
    } label: {
      if fillsDialog {
        label.frame(maxWidth: .infinity)
      } else {
        MenuItemLabel(label: label, isItem: content.look == .menuItem)
      }
    }
  }

  /// Whether the button has the whole width that a dialog gives it.
  private var fillsDialog: Bool {
    context == .dialog && look == .automatic && metrics.dialogs != nil
  }

  private var alignment: Alignment { content.look == .row ? .leading : .center }

  private var content: ButtonContent {
    var content = ButtonContent(role: role?.content, look: look)
    content.shape = shape.content
    content.leadsOn = leadsOn
    if look == .automatic {
      switch context {
      case .row: content.look = .row
      case .menu: content.look = .menuItem
      case .bar: content.look = .bar
      case .window, .dialog, .tab: break
      }
    }
    return content
  }
}

extension EnvironmentValues {
  private enum LeadsOnKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether buttons lead to another page: links are made of them.
  var buttonLeadsOn: Bool {
    get { self[LeadsOnKey.self] }
    set { self[LeadsOnKey.self] = newValue }
  }
}

extension ButtonRole {
  var content: ButtonContent.Role {
    switch kind {
    case .cancel: .cancel
    case .destructive: .destructive
    case .close: .close
    case .confirm: .confirm
    }
  }
}
