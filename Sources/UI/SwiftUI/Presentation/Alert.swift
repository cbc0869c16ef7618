public import SwiftUICore

/// An alert as a value, as programs written before iOS 15 have them.
public nonisolated struct Alert {
  /// A button of an alert.
  public struct Button {
    let role: ButtonRole?
    let label: Text?
    let action: () -> Void

    /// Creates a button without a special role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: nil, label: label, action: action ?? {})
    }

    /// Creates a button that changes nothing.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: .cancel, label: label, action: action ?? {})
    }

    /// Creates a button that changes nothing, with the usual word.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: .cancel, label: nil, action: action ?? {})
    }

    /// Creates a button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: .destructive, label: label, action: action ?? {})
    }
  }

  let value: DialogValue

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    value = DialogValue(
      title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    value = DialogValue(
      title: title, message: message, buttons: [primaryButton, secondaryButton])
  }
}

/// Choices as a value, as programs written before iOS 15 have them.
public nonisolated struct ActionSheet {
  /// A button of the choices.
  public typealias Button = Alert.Button

  let value: DialogValue

  /// Creates choices.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    value = DialogValue(title: title, message: message, buttons: buttons)
  }
}

extension View {
  /// Shows an alert while a binding is true.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    modifier(ValueDialog(.alert, isPresented: isPresented) { content().value })
  }

  /// Shows an alert about an item while there is one.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      ValueDialog(.alert, isPresented: item.isThere()) {
        item.wrappedValue.map { content($0).value }
      })
  }

  /// Shows choices while a binding is true.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(ValueDialog(.confirmation, isPresented: isPresented) { content().value })
  }

  /// Shows choices about an item while there is one.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      ValueDialog(.confirmation, isPresented: item.isThere()) {
        item.wrappedValue.map { content($0).value }
      })
  }
}
