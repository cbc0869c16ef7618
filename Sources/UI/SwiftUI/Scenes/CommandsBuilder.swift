public import SwiftUICore

/// Makes one value of the commands in a closure.
@resultBuilder public nonisolated struct CommandsBuilder {
  /// Stands for a closure without statements.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Takes a statement that is commands.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Passes single commands through.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Joins several commands.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands {
    CommandTuple(content: (repeat each content))
  }

  /// Makes commands of an `if` without an `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

  /// Makes commands of the first branch.
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Makes commands of the second branch.
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }
}

/// Several commands.
private nonisolated struct CommandTuple<each Content: Commands>: PrimitiveCommands {
  let content: (repeat each Content)

  @MainActor static func _commandsView(_ commands: Self) -> AnyView {
    var views: [AnyView] = []
    for view in repeat (each Content)._commandsView(each commands.content) { views.append(view) }
    return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}

extension Optional: Commands, PrimitiveCommands where Wrapped: Commands {
  public typealias Body = Never

  @MainActor public static func _commandsView(_ commands: Wrapped?) -> AnyView {
    AnyView(commands.map { Wrapped._commandsView($0) })
  }
}

extension _ConditionalContent: Commands, PrimitiveCommands
where TrueContent: Commands, FalseContent: Commands {
  public typealias Body = Never

  @MainActor public static func _commandsView(_ commands: Self) -> AnyView {
    switch commands.storage {
    case .trueContent(let content):
      AnyView(Branch(isFirst: true, view: TrueContent._commandsView(content)))
    case .falseContent(let content):
      AnyView(Branch(isFirst: false, view: FalseContent._commandsView(content)))
    }
  }
}
