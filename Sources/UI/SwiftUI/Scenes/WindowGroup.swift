public import SwiftUICore

/// A scene of windows that all show the same kind of content.
public nonisolated struct WindowGroup<Content: View>: PrimitiveScene {
  let description: SceneDescription
  let content: (WindowValue) -> Content

  init(
    name: String? = nil, title: Text? = nil, valueType: (any Hashable.Type)? = nil,
    defaultValue: (() -> AnyHashable)? = nil,
    content: @escaping (WindowValue) -> Content
  ) {
    description = SceneDescription(
      role: .group, name: name, valueType: valueType, defaultValue: defaultValue, title: title)
    self.content = content
  }

  @MainActor public static func _sceneView(_ scene: WindowGroup) -> AnyView {
    AnyView(SceneItemView(scene.description) { AnyView(scene.content($0)) })
  }
}

extension WindowGroup {
  /// Creates a group of windows.
  public init(@ViewBuilder content: @escaping () -> Content) { self.init { _ in content() } }

  /// Creates a group of windows that the program asks for by a name.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(name: id) { _ in content() }
  }

  /// Creates a group of windows with a title.
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title) { _ in content() }
  }

  /// Creates a group of windows with a title that the program asks for by a name.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(name: id, title: title) { _ in content() }
  }

  /// Creates a group of windows with a translated title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(titleKey)) { _ in content() }
  }

  /// Creates a group of windows with a translated title that the program asks for by a name.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(name: id, title: Text(titleKey)) { _ in content() }
  }

  /// Creates a group of windows with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(title)) { _ in content() }
  }

  /// Creates a group of windows with a title that the program asks for by a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(name: id, title: Text(title)) { _ in content() }
  }
}

// MARK: - Windows for values

extension WindowGroup {
  /// Creates a group of windows, each for a value of a type.
  public init<D, C>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where
    Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View
  {
    self.init(valueType: type) { PresentedWindowContent(value: $0, content: content) }
  }

  /// Creates a group of windows with a name, each for a value of a type.
  public init<D, C>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where
    Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View
  {
    self.init(name: id, valueType: type) { PresentedWindowContent(value: $0, content: content) }
  }

  /// Creates a group of windows with a title, each for a value of a type.
  public init<D, C>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where
    Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View
  {
    self.init(title: title, valueType: type) {
      PresentedWindowContent(value: $0, content: content)
    }
  }

  /// Creates a group of windows with a title and a name, each for a value of a type.
  public init<D, C>(
    _ title: Text, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where
    Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View
  {
    self.init(name: id, title: title, valueType: type) {
      PresentedWindowContent(value: $0, content: content)
    }
  }

  /// Creates a group of windows, each for a value of a type; a window without one gets a default.
  public init<D, C>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  )
  where
    Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View
  {
    self.init(valueType: type, defaultValue: { AnyHashable(defaultValue()) }) { value in
      PresentedWindowContent(value: value) { binding in
        content(
          Binding(
            reading: { binding.wrappedValue ?? defaultValue() },
            writing: { binding.wrappedValue = $0 }))
      }
    }
  }
}

/// The content of a window that is for a value.
public nonisolated struct PresentedWindowContent<Data, Content>: View
where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {
  let value: WindowValue
  let content: (Binding<Data?>) -> Content

  @MainActor public var body: some View { content(value.binding(as: Data.self)) }
}
