/// A view model known by its state and input only, so that a view works with any that fits.
///
/// Reading the state through this is tracked by Observation exactly as reading the model's own,
/// and so is a member of the state, which reads as this object's.
@MainActor @dynamicMemberLookup
public final class AnyViewModel<State, Input>: ViewModel {
  private let base: any ViewModel<State, Input>

  /// Wraps a model, which is kept alive.
  public init(_ base: some ViewModel<State, Input>) { self.base = base }

  public var state: State { base.state }

  public func trigger(_ input: Input) { base.trigger(input) }

  /// A member of the state.
  public subscript<Member>(dynamicMember member: KeyPath<State, Member>) -> Member {
    state[keyPath: member]
  }
}

extension AnyViewModel: @MainActor Identifiable where State: Identifiable {
  /// The state's identity.
  public var id: State.ID { state.id }
}
