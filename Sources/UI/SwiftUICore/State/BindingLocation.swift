/// Where the value of a binding is kept.
nonisolated enum BindingLocation<Value> {
  case state(StateSlot<Value>)
  case part(AnyPartLocation<Value>)
  case closures(get: () -> Value, set: (Value) -> Void)
  case constant(Value)

  var value: Value {
    switch self {
    case .state(let slot): slot.value
    case .part(let part): part.value
    case .closures(let get, _): get()
    case .constant(let value): value
    }
  }

  func write(_ value: Value) {
    switch self {
    case .state(let slot): slot.value = value
    case .part(let part): part.write(value)
    case .closures(_, let set): set(value)
    case .constant: break
    }
  }

  @MainActor func isSame(as other: BindingLocation<Value>) -> Bool {
    switch (self, other) {
    case (.state(let first), .state(let second)): first === second
    case (.part(let first), .part(let second)): first.isSame(as: second)
    case (.constant(let first), .constant(let second)): areSame(first, second)
    case (.closures(let get, let set), .closures(let otherGet, let otherSet)):
      areSame(get, otherGet) && areSame(set, otherSet)
    default: false
    }
  }
}

/// A part of a value that is kept elsewhere.
nonisolated class AnyPartLocation<Value> {
  var value: Value { fatalError("AnyPartLocation is abstract") }
  func write(_ value: Value) {}
  @MainActor func isSame(as other: AnyPartLocation<Value>) -> Bool { self === other }
}

/// The part that a key path leads to.
nonisolated final class PartLocation<Whole, Value>: AnyPartLocation<Value> {
  private let whole: BindingLocation<Whole>
  private let path: WritableKeyPath<Whole, Value>

  init(whole: BindingLocation<Whole>, path: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.path = path
  }

  override var value: Value { whole.value[keyPath: path] }

  override func write(_ value: Value) {
    var changed = whole.value
    changed[keyPath: path] = value
    whole.write(changed)
  }

  @MainActor override func isSame(as other: AnyPartLocation<Value>) -> Bool {
    guard let other = other as? PartLocation<Whole, Value> else { return false }
    return path == other.path && whole.isSame(as: other.whole)
  }
}
