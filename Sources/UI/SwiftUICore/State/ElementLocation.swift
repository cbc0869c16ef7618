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
