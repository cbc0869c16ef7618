/// What is shown of a view or modifier whose data is interpolated.
@MainActor class ViewMotion<Value> {
  /// The value with the data of the picture that is being prepared.
  func shown(_ value: Value) -> Value { value }

  /// Ends the motion.
  func stop() {}
}

/// What is shown of a value of a type that is known to be interpolated.
private final class AnimatableMotion<Value, Known: Animatable>: ViewMotion<Value> {
  let presentation: Presentation<Known.AnimatableData>

  init(_ presentation: Presentation<Known.AnimatableData>) { self.presentation = presentation }

  override func shown(_ value: Value) -> Value {
    guard presentation.isMoving, var known = value as? Known else { return value }
    known.animatableData = presentation.value
    return known as? Value ?? value
  }

  override func stop() { presentation.stop() }
}

extension ViewNode {
  /// Starts, changes or ends the motion of a view or modifier that has changed, if its type is one
  /// whose data is interpolated.
  final func follow<Value>(
    _ motion: ViewMotion<Value>?, from old: Value, to new: Value
  ) -> ViewMotion<Value>? {
    guard motion != nil || motionOfChange != nil else { return nil }
    func follow<Known: Animatable>(_ old: Known) -> ViewMotion<Value>? {
      guard let new = new as? Known else { return nil }
      let known = motion as? AnimatableMotion<Value, Known>
      let presentation = moved(
        known?.presentation, from: old.animatableData, to: new.animatableData
      ) { [weak self] in self?.setNeedsUpdate() }
      return presentation.map { AnimatableMotion<Value, Known>($0) }
    }
    return (old as? any Animatable).flatMap { follow($0) }
  }
}
