import SwiftUICore

/// A part of a control as it is handed to a style: a view whose type the style doesn't know.
///
/// Controls in it have the styles that the control itself had.
struct StyleLabel {
  private let view: AnyView

  /// Wraps a part.
  init<V: View, Configuration>(
    _ view: V, path: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>,
    stack: StyleStack<Configuration>
  ) {
    self.view = AnyView(view.environment(path, stack))
  }

  @MainActor func reconcile(in slot: inout _ViewSlot) { AnyView._reconcile(view, in: &slot) }
}

/// A view that a style is handed as a part of a control.
protocol StylePart: PrimitiveView {
  var part: StyleLabel { get }
}

extension StylePart {
  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    view.part.reconcile(in: &slot)
  }

  @MainActor public static var _elementCount: _ElementCount { AnyView._elementCount }
}
