/// A view for each element of a collection, told apart by identity.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let identify: Identify

  /// How the identity of an element is read.
  enum Identify {
    case path(KeyPath<Data.Element, ID>)
    case function((Data.Element) -> ID)

    func id(of element: Data.Element) -> ID {
      switch self {
      case .path(let path): element[keyPath: path]
      case .function(let function): function(element)
      }
    }
  }
}

extension ForEach {
  /// Makes something that isn't a view for each identifiable element.
  package init(elements data: Data, content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    identify = .function { $0.id }
  }

  /// Makes something that isn't a view for each element, whose identity a key path leads to.
  package init(
    elements data: Data, id: KeyPath<Data.Element, ID>,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identify = .path(id)
  }

  /// The same elements with views of what is made for them.
  package func mapped<V: View>(_ transform: @escaping (Content) -> V) -> ForEach<Data, ID, V> {
    let identify: ForEach<Data, ID, V>.Identify =
      switch identify {
      case .path(let path): .path(path)
      case .function(let function): .function(function)
      }
    return ForEach<Data, ID, V>(data: data, content: { transform(content($0)) }, identify: identify)
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, whose identity a key path leads to.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identify = .path(id)
  }

  /// Makes a view for each identifiable element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    identify = .function { $0.id }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a range that doesn't change.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    identify = .function { $0 }
  }
}

extension ForEach where Content: View {
  /// Makes a view for a binding to each element, whose identity a key path leads to.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.content = { element in
      content(Binding(location: .part(ElementLocation(data.location, element.0))))
    }
    identify = .function { $0.1 }
  }

  /// Makes a view for a binding to each identifiable element.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  @MainActor public static func _reconcile(_ view: Self, in slot: inout _ViewSlot) {
    if let node = slot.existing(ForEachNode<Data, ID, Content>.self) {
      node.replace(with: view)
    } else {
      slot.node = ForEachNode(view, in: slot)
    }
  }

  @MainActor public static var _elementCount: _ElementCount { .collection }
}

/// A view that is made of a collection.
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
