import SwiftUICore

/// What a stepper steps, whatever its type.
struct StepperSteps {
  /// One step up; `nil` at the end.
  let increment: (() -> Void)?
  /// One step down; `nil` at the end.
  let decrement: (() -> Void)?
  /// The value in words, for those who listen; `nil` if nobody knows it.
  var value: String?

  init(increment: (() -> Void)?, decrement: (() -> Void)?) {
    self.increment = increment
    self.decrement = decrement
  }

  init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride,
    write: (V) -> String = { "\($0)" }
  ) {
    let current = value.wrappedValue
    self.value = write(current)
    let isAtTop = bounds.map { current >= $0.upperBound } ?? false
    let isAtBottom = bounds.map { current <= $0.lowerBound } ?? false
    let move = { (stride: V.Stride) in
      let moved = value.wrappedValue.advanced(by: stride)
      value.wrappedValue = bounds.map { min(max(moved, $0.lowerBound), $0.upperBound) } ?? moved
    }
    increment = isAtTop ? nil : { move(step) }
    decrement = isAtBottom ? nil : { move(-1 * step) }
  }
}
