public import SwiftUICore

/// How text fields look.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// The type of view that the style makes.
  associatedtype _Body: View
  /// The label of a field as a style sees it.
  typealias _Label = _TextFieldStyleLabel

  /// Makes the body of a field.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>)
    -> Self._Body
}

/// The label of a field as a style sees it.
public nonisolated struct _TextFieldStyleLabel: PrimitiveView, TextBearing {
  let view: AnyView
  let text: (any TextBearing)?

  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    AnyView._reconcile(view.view, in: &slot)
  }

  @MainActor public static var _elementCount: _ElementCount { AnyView._elementCount }

  @MainActor package func plainText(in scope: EnvironmentScope) -> String? {
    text?.plainText(in: scope)
  }
}

extension EnvironmentValues {
  private enum TextFieldStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<TextField<_TextFieldStyleLabel>> { StyleStack() }
  }

  private enum TextFieldLookKey: EnvironmentKey {
    static var defaultValue: FieldContent.Look { .automatic }
  }

  var textFieldStyles: StyleStack<TextField<_TextFieldStyleLabel>> {
    get { self[TextFieldStylesKey.self] }
    set { self[TextFieldStylesKey.self] = newValue }
  }

  var textFieldLook: FieldContent.Look {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how the text fields in the view look.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(
      \.textFieldStyles, AnyStyle(style) { style, field in style._body(configuration: field) })
  }
}

/// The look that suits the place of a field.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.textFieldLook, .automatic)
  }
}

/// The text alone.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.textFieldLook, .plain)
  }
}

/// The text in a border with round corners.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.textFieldLook, .roundedBorder)
  }
}

/// The text in a border with square corners.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.textFieldLook, .squareBorder)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look that suits the place of a field.
  @MainActor @preconcurrency public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  @MainActor @preconcurrency public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a border with round corners.
  @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextFieldStyle {
    .init()
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The text in a border with square corners.
  @MainActor @preconcurrency public static var squareBorder: SquareBorderTextFieldStyle {
    .init()
  }
}
