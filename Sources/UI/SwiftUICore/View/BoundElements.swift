/// Bindings to the elements of a collection that is itself bound.
public nonisolated struct BoundElements<Base, ID>: RandomAccessCollection
where Base: MutableCollection & RandomAccessCollection, ID: Hashable {
  /// A binding to one element, with the element's identity.
  public struct Element {
    let binding: Binding<Base.Element>
    let id: ID
  }

  private let binding: Binding<Base>
  private let base: Base
  private let path: KeyPath<Base.Element, ID>

  init(base binding: Binding<Base>, id: KeyPath<Base.Element, ID>) {
    self.binding = binding
    base = binding.wrappedValue
    path = id
  }

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }

  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }

  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }

  public subscript(position: Base.Index) -> Element {
    Element(
      binding: Binding(location: .part(ElementLocation(binding.location, position))),
      id: base[position][keyPath: path])
  }
}

/// An element of a collection that is kept elsewhere.
nonisolated final class ElementLocation<Base: MutableCollection>: AnyPartLocation<Base.Element> {
  private let whole: BindingLocation<Base>
  private let position: Base.Index

  init(_ whole: BindingLocation<Base>, _ position: Base.Index) {
    self.whole = whole
    self.position = position
  }

  override var value: Base.Element { whole.value[position] }

  override func write(_ value: Base.Element) {
    var changed = whole.value
    changed[position] = value
    whole.write(changed)
  }

  @MainActor override func isSame(as other: AnyPartLocation<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return position == other.position && whole.isSame(as: other.whole)
  }
}
