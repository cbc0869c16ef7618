import SwiftUICore

/// The number that a slider sets, whatever its type.
struct SliderRange {
  let value: () -> Double
  let bounds: ClosedRange<Double>
  /// `nil` for any number between the bounds.
  let step: Double?
  private let setValue: (Double) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride? = nil
  )
  where V.Stride: BinaryFloatingPoint {
    if let step, step <= 0 {
      fatalError("Slider: the step must be more than nothing, but is \(Double(step))")
    }
    self.value = { Double(value.wrappedValue) }
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    setValue = { value.wrappedValue = V($0) }
  }

  /// Sets the nearest number that can be chosen.
  func set(_ number: Double) {
    var number = min(max(number, bounds.lowerBound), bounds.upperBound)
    if let step {
      let steps = ((number - bounds.lowerBound) / step).rounded()
      number = min(bounds.lowerBound + steps * step, bounds.upperBound)
    }
    setValue(number)
  }

  /// Goes on by some steps; without steps, by tenths of the whole.
  func move(by steps: Double) {
    set(value() + steps * (step ?? (bounds.upperBound - bounds.lowerBound) / 10))
  }

  /// What a renderer is told.
  var content: RangeContent {
    RangeContent(
      value: min(max(value(), bounds.lowerBound), bounds.upperBound), bounds: bounds, step: step)
  }
}
