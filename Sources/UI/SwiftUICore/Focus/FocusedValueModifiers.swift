public import Observation

extension View {
  /// Hands a value to commands while the keyboard belongs to something in the view.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedWrite(isOfScene: false) { $0[keyPath: keyPath] = value })
  }

  /// Hands a value, if there is one, to commands while the keyboard belongs to something in the
  /// view.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(
      FocusedWrite(isOfScene: false) { values in
        if let value { values[keyPath: keyPath] = value }
      })
  }

  /// Hands an observable object to commands while the keyboard belongs to something in the view.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      FocusedWrite(isOfScene: false) { if let object { $0[object: T.self] = object } })
  }

  /// Hands a value to commands while the window of the view is in front.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    modifier(FocusedWrite(isOfScene: true) { $0[keyPath: keyPath] = value })
  }

  /// Hands a value, if there is one, to commands while the window of the view is in front.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    modifier(
      FocusedWrite(isOfScene: true) { values in
        if let value { values[keyPath: keyPath] = value }
      })
  }

  /// Hands an observable object to commands while the window of the view is in front.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedWrite(isOfScene: true) { if let object { $0[object: T.self] = object } })
  }
}

/// What a view hands to commands.
nonisolated struct FocusedWrite: BoxModifier {
  let isOfScene: Bool
  let write: (inout FocusedValues) -> Void

  @MainActor static func makeBox(
    _ modifier: FocusedWrite, around inner: LayoutNode?, in slot: _ViewSlot
  ) -> BoxNode<FocusedWrite> {
    FocusedWriteNode(modifier, around: inner, in: slot)
  }
}

final class FocusedWriteNode: BoxNode<FocusedWrite> {
  override func modifierDidChange(from old: FocusedWrite) { graph.focusedWrites.noteChange() }
  override func didAppear() { graph.focusedWrites.add(self) }
  override func didDisappear() { graph.focusedWrites.remove(self) }
}
