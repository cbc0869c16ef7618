import SwiftUICore

/// A control's body: what the style in front makes of it, or what it is without any.
struct StyledControl<Configuration, Plain: View>: View {
  private let path: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>
  private let configuration: (StyleStack<Configuration>) -> Configuration
  private let plain: Plain
  @Environment private var stack: StyleStack<Configuration>

  /// Creates a body.
  ///
  /// - Parameters:
  ///   - path: Where the styles of this kind of control are kept.
  ///   - configuration: What a style is told; its views are to be shown with the stack that is
  ///     handed in, so that controls in them have the style too.
  ///   - plain: What is shown without a style.
  init(
    _ path: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>,
    configuration: @escaping (StyleStack<Configuration>) -> Configuration,
    @ViewBuilder plain: () -> Plain
  ) {
    self.path = path
    self.configuration = configuration
    self.plain = plain()
    _stack = Environment(path)
  }

  var body: some View {
    if stack.isEmpty {
      plain
    } else {
      styled
    }
  }

  private var styled: some View {
    var outer = stack
    let style = outer.pop()
    return style?.view(of: configuration(stack)).environment(path, outer)
  }
}

extension View {
  /// Adds a style for the controls in the view.
  nonisolated func controlStyle<Configuration>(
    _ path: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>,
    _ style: AnyStyle<Configuration>
  ) -> some View {
    transformEnvironment(path) { $0.push(style) }
  }
}
