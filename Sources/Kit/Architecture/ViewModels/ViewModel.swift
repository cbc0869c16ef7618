public import Observation

/// The logic of one screen or row: a state to show and the inputs that may change it.
///
/// Views read ``state`` and call ``trigger(_:)``; nothing else reaches the model, so a test that
/// sends inputs and looks at states has seen all of it. Conforming classes are `@Observable`.
@MainActor
public protocol ViewModel<State, Input>: AnyObject, Observable {
  /// What the view shows.
  associatedtype State
  /// What a person or the system can do; `Never` for a row that is only shown.
  associatedtype Input

  /// What to show now.
  var state: State { get }

  /// Takes an input.
  func trigger(_ input: Input)
}

extension ViewModel where Input == Never {
  /// Cannot be called: there is no input.
  public func trigger(_ input: Never) {}
}
