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

  /// A selected value to go on from.
  var last: Value? {
    switch self {
    case .one(let binding): binding.wrappedValue
    case .many(let binding): binding.wrappedValue.first
    }
  }
}
