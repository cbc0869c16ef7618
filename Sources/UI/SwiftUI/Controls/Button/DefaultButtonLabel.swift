public import SwiftUICore

/// The label of a button that says by its role what it does.
public nonisolated struct DefaultButtonLabel: View {
  let role: ButtonRole

  @MainActor @preconcurrency public var body: some View {
    switch role.kind {
    case .cancel: label("Cancel", symbol: "xmark")
    case .destructive: label("Delete", symbol: "trash")
    case .close: label("Close", symbol: "xmark")
    case .confirm: label("Done", symbol: "checkmark")
    }
  }

  @MainActor private func label(_ title: LocalizedStringKey, symbol: String) -> some View {
    Label {
      Text(own: title)
    } icon: {
      Image(systemName: symbol)
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button that says by its role what it does.
  @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
