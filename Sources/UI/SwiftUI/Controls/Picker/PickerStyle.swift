public import SwiftUICore

/// How pickers look.
///
/// The forms are those of the system; a conformance of one's own has none to choose from.
@MainActor @preconcurrency public protocol PickerStyle {
  /// The form that the style stands for.
  nonisolated var _form: _PickerForm { get }
}

/// The forms that pickers have.
public nonisolated struct _PickerForm: Sendable {
  enum Kind: Hashable { case automatic, menu, inline, segmented, radioGroup }

  let kind: Kind
}

extension EnvironmentValues {
  private enum PickerFormKey: EnvironmentKey {
    static var defaultValue: _PickerForm.Kind { .automatic }
  }

  var pickerForm: _PickerForm.Kind {
    get { self[PickerFormKey.self] }
    set { self[PickerFormKey.self] = newValue }
  }
}

extension View {
  /// Sets how the pickers in the view look.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerForm, style._form.kind)
  }
}

/// The form that suits the place of a picker.
public nonisolated struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  public var _form: _PickerForm { _PickerForm(kind: .automatic) }
}

/// A button that shows a menu of the options.
public nonisolated struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  public var _form: _PickerForm { _PickerForm(kind: .menu) }
}

/// The options below each other, in the place of the picker.
public nonisolated struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  public var _form: _PickerForm { _PickerForm(kind: .inline) }
}

/// The options beside each other.
public nonisolated struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  public var _form: _PickerForm { _PickerForm(kind: .segmented) }
}

/// The options as radio buttons.
public nonisolated struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  public var _form: _PickerForm { _PickerForm(kind: .radioGroup) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The form that suits the place of a picker.
  @MainActor @preconcurrency public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that shows a menu of the options.
  @MainActor @preconcurrency public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options below each other, in the place of the picker.
  @MainActor @preconcurrency public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options beside each other.
  @MainActor @preconcurrency public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The options as radio buttons.
  @MainActor @preconcurrency public static var radioGroup: RadioGroupPickerStyle { .init() }
}
