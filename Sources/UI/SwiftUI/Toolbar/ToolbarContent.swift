public import SwiftUICore

/// Items of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of content that the body makes.
  associatedtype Body: ToolbarContent

  /// What the content is made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The view that stands for the content where it is written.
  @MainActor static func _toolbarView(_ content: Self) -> AnyView
}

/// Items of a toolbar that people may arrange.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension ToolbarContent {
  @MainActor public static func _toolbarView(_ content: Self) -> AnyView {
    AnyView(ValueBody(of: content) { Body._toolbarView($0.body) })
  }
}

extension Never: ToolbarContent, CustomizableToolbarContent {
  @MainActor public static func _toolbarView(_ content: Never) -> AnyView {}
}

/// Toolbar content of the framework, without a body.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never {
    fatalError("\(Self.self) is built-in toolbar content: its body is never evaluated")
  }
}

/// Makes one value of the items of a toolbar in a closure.
@resultBuilder public nonisolated struct ToolbarContentBuilder {
  /// Takes a statement that is toolbar content.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Passes single content through.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Joins several items.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    ToolbarTuple(content: (repeat each content))
  }

  /// Joins several items that people may arrange.
  public static func buildBlock<each Content: CustomizableToolbarContent>(
    _ content: repeat each Content
  ) -> some CustomizableToolbarContent {
    ToolbarTuple(content: (repeat each content))
  }

  /// Makes content of an `if` without an `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Makes content of the first branch.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Makes content of the second branch.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Erases the type of content that is only available on some systems.
  public static func buildLimitedAvailability(
    _ content: any ToolbarContent
  ) -> some ToolbarContent {
    ErasedToolbarContent(content)
  }
}

/// Several items.
private nonisolated struct ToolbarTuple<each Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: (repeat each Content)

  @MainActor static func _toolbarView(_ content: Self) -> AnyView {
    var views: [AnyView] = []
    for view in repeat (each Content)._toolbarView(each content.content) { views.append(view) }
    return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}

extension ToolbarTuple: CustomizableToolbarContent
where repeat each Content: CustomizableToolbarContent {}

/// Content whose type isn't told.
private nonisolated struct ErasedToolbarContent: PrimitiveToolbarContent {
  let view: @MainActor () -> AnyView

  init<Content: ToolbarContent>(_ content: Content) {
    let content = Unchecked(value: content)
    view = { Content._toolbarView(content.value) }
  }

  @MainActor static func _toolbarView(_ content: Self) -> AnyView { content.view() }
}

/// A value that stays where it was made, on the main actor.
private nonisolated struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}

extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never

  @MainActor public static func _toolbarView(_ content: Wrapped?) -> AnyView {
    AnyView(content.map { Wrapped._toolbarView($0) })
  }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent, PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public typealias Body = Never

  @MainActor public static func _toolbarView(_ content: Self) -> AnyView {
    switch content.storage {
    case .trueContent(let content):
      AnyView(Branch(isFirst: true, view: TrueContent._toolbarView(content)))
    case .falseContent(let content):
      AnyView(Branch(isFirst: false, view: FalseContent._toolbarView(content)))
    }
  }
}
