public import SwiftUICore

/// Commands that the menus of a scene's windows offer.
@MainActor @preconcurrency public protocol Commands {
  /// The type of commands that the body makes.
  associatedtype Body: Commands

  /// What the commands are made of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// The view that stands for commands in the graph of the application.
  @MainActor static func _commandsView(_ commands: Self) -> AnyView
}

extension Commands {
  @MainActor public static func _commandsView(_ commands: Self) -> AnyView {
    AnyView(ValueBody(of: commands) { Body._commandsView($0.body) })
  }
}

extension Never: Commands {
  @MainActor public static func _commandsView(_ commands: Never) -> AnyView {}
}

/// Commands of the framework, without a body.
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  public var body: Never {
    fatalError("\(Self.self) are built-in commands: their body is never evaluated")
  }
}

/// No commands.
public nonisolated struct EmptyCommands: PrimitiveCommands, Sendable {
  /// Creates no commands.
  public init() {}

  @MainActor public static func _commandsView(_ commands: EmptyCommands) -> AnyView {
    AnyView(EmptyView())
  }
}
