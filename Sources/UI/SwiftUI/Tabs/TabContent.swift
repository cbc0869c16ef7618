public import SwiftUICore

/// Tabs of a tab view.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of value by which the selection knows a tab.
  associatedtype TabValue: Hashable
  /// The type of content that the body makes.
  associatedtype Body: TabContent

  /// What the content is made of.
  @MainActor @preconcurrency var body: Body { get }

  /// The view that stands for the tabs in the tab view: a page for each.
  @MainActor static func _tabView(_ content: Self) -> AnyView
}

extension TabContent {
  @MainActor public static func _tabView(_ content: Self) -> AnyView {
    AnyView(ValueBody(of: content) { Body._tabView($0.body) })
  }
}

extension Never: TabContent {
  public typealias TabValue = Never

  @MainActor public static func _tabView(_ content: Never) -> AnyView {}
}

/// Tabs of the framework, without a body.
protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
  public var body: Never {
    fatalError("\(Self.self) is built-in tab content: its body is never evaluated")
  }
}

/// Makes one value of the tabs in a closure.
@resultBuilder public nonisolated struct TabContentBuilder<TabValue: Hashable> {
  /// Tabs as the pages of a tab view.
  public struct Content<C: TabContent>: View {
    let content: C

    public var body: some View { C._tabView(content) }
  }

  /// Takes a statement that is a tab.
  public static func buildExpression<C: TabContent<TabValue>>(_ content: C) -> C { content }

  /// Starts with the first tab.
  public static func buildPartialBlock<C: TabContent<TabValue>>(first: C) -> C { first }

  /// Adds a tab.
  public static func buildPartialBlock<Before: TabContent<TabValue>, Next: TabContent<TabValue>>(
    accumulated: Before, next: Next
  ) -> some TabContent<TabValue> {
    TabPair(first: accumulated, second: next)
  }

  /// Makes tabs of an `if` without an `else`.
  public static func buildIf<C: TabContent<TabValue>>(_ content: C?) -> C? { content }

  /// Makes tabs of the first branch.
  public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Makes tabs of the second branch.
  public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }
}

/// Tabs, and those after them.
private nonisolated struct TabPair<First: TabContent, Second: TabContent>: PrimitiveTabContent
where First.TabValue == Second.TabValue {
  typealias TabValue = First.TabValue

  let first: First
  let second: Second

  @MainActor static func _tabView(_ pair: Self) -> AnyView {
    AnyView(
      TupleView((First._tabView(pair.first), Second._tabView(pair.second))))
  }
}

extension Optional: TabContent, PrimitiveTabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public typealias Body = Never

  @MainActor public static func _tabView(_ content: Wrapped?) -> AnyView {
    AnyView(content.map { Wrapped._tabView($0) })
  }
}

extension _ConditionalContent: TabContent, PrimitiveTabContent
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  public typealias TabValue = TrueContent.TabValue
  public typealias Body = Never

  @MainActor public static func _tabView(_ content: Self) -> AnyView {
    switch content.storage {
    case .trueContent(let content):
      AnyView(Branch(isFirst: true, view: TrueContent._tabView(content)))
    case .falseContent(let content):
      AnyView(Branch(isFirst: false, view: FalseContent._tabView(content)))
    }
  }
}

extension ForEach: TabContent, PrimitiveTabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  @MainActor public static func _tabView(_ tabs: Self) -> AnyView {
    AnyView(tabs.mapped { Content._tabView($0) })
  }
}

extension ForEach where Content: TabContent {
  /// Makes tabs for each identifiable element.
  public init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TabValue {
    self.init(elements: data, content: content)
  }

  /// Makes tabs for each element, whose identity a key path leads to.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(elements: data, id: id, content: content)
  }
}
