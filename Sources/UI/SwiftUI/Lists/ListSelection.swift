import SwiftUICore

/// Where a list notes what is selected.
enum ListSelection<Value: Hashable> {
  case one(Binding<Value?>)
  case many(Binding<Set<Value>>)

  func contains(_ value: Value) -> Bool {
    switch self {
    case .one(let binding): binding.wrappedValue == value
    case .many(let binding): binding.wrappedValue.contains(value)
    }
  }

  /// Takes up that a row was pressed: among several, it joins or leaves the others.
  func press(_ value: Value) {
    switch self {
    case .one(let binding): binding.wrappedValue = value
    case .many(let binding): binding.wrappedValue.formSymmetricDifference([value])
    }
  }

  func selectOnly(_ value: Value) {
    switch self {
    case .one(let binding): binding.wrappedValue = value
    case .many(let binding): binding.wrappedValue = [value]
    }
  }

  /// The selected value of a list in which one can be selected.
  var only: AnyHashable? {
    if case .one(let binding) = self { binding.wrappedValue.map { AnyHashable($0) } } else { nil }
  }

  func clear() {
    switch self {
    case .one(let binding): binding.wrappedValue = nil
    case .many(let binding): binding.wrappedValue = []
    }
  }

  /// A selected value to go on from.
  var last: Value? {
    switch self {
    case .one(let binding): binding.wrappedValue
    case .many(let binding): binding.wrappedValue.first
    }
  }
}
