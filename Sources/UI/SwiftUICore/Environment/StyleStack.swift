/// The styles that apply to a kind of control, outermost first; the last one makes its body.
///
/// A style may put the same kind of control into its body: that one is made by the styles further
/// out, so the body is shown with the stack that is left.
package struct StyleStack<Configuration>: ComparedByRule {
  private var styles: [AnyStyle<Configuration>] = []

  package init() {}

  package var isEmpty: Bool { styles.isEmpty }

  /// Adds a style in front of the others.
  package mutating func push(_ style: AnyStyle<Configuration>) { styles.append(style) }

  /// Takes the style in front.
  package mutating func pop() -> AnyStyle<Configuration>? { styles.popLast() }

  @MainActor static func areSame(
    _ first: StyleStack<Configuration>, _ second: StyleStack<Configuration>
  ) -> Bool {
    first.styles.count == second.styles.count
      && zip(first.styles, second.styles).allSatisfy { AnyStyle.areSame($0, $1) }
  }
}

/// A style of any type for a kind of control.
package struct AnyStyle<Configuration>: ComparedByRule {
  private let box: any StyleBoxing<Configuration>

  /// Wraps a style.
  ///
  /// - Parameters:
  ///   - style: The style; dynamic properties in it work as in a view.
  ///   - makeBody: Asks the style for a body; it must capture nothing.
  package init<S, Body: View>(
    _ style: S, makeBody: @escaping @MainActor (S, Configuration) -> Body
  ) {
    box = StyleBox(style: style, makeBody: makeBody)
  }

  /// The body that the style makes of a control.
  @MainActor package func view(of configuration: Configuration) -> AnyView {
    box.view(of: configuration)
  }

  @MainActor static func areSame(
    _ first: AnyStyle<Configuration>, _ second: AnyStyle<Configuration>
  ) -> Bool {
    first.box.isSame(as: second.box)
  }
}

private protocol StyleBoxing<Configuration> {
  associatedtype Configuration
  @MainActor func view(of configuration: Configuration) -> AnyView
  @MainActor func isSame(as other: any StyleBoxing<Configuration>) -> Bool
}

private struct StyleBox<S, Configuration, Body: View>: StyleBoxing {
  let style: S
  let makeBody: @MainActor (S, Configuration) -> Body

  func view(of configuration: Configuration) -> AnyView {
    AnyView(
      StyledBody(style: Embedded(value: style), configuration: configuration, makeBody: makeBody))
  }

  func isSame(as other: any StyleBoxing<Configuration>) -> Bool {
    (other as? StyleBox<S, Configuration, Body>).map { areSame(style, $0.style) } ?? false
  }
}

/// The body of a control as a style makes it; another style's is another identity.
private struct StyledBody<S, Configuration, Body: View>: View {
  let style: Embedded<S>
  let configuration: Configuration
  let makeBody: @MainActor (S, Configuration) -> Body

  var body: some View { makeBody(style.value, configuration) }
}

/// A value in a view whose dynamic properties belong to the view.
package struct Embedded<Value>: DynamicProperty, EmbeddingProperty {
  package let value: Value

  package init(value: Value) { self.value = value }

  static var embeddedType: Any.Type { Value.self }
}

/// A property that is looked into although what it holds isn't a dynamic property itself.
protocol EmbeddingProperty: DynamicProperty {
  static var embeddedType: Any.Type { get }
}
