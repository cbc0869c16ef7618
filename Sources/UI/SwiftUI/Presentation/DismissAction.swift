/// Ends what a view is presented in, or goes back to the page before.
public nonisolated struct DismissAction {
  private let perform: () -> Void

  package init(perform: @escaping () -> Void) { self.perform = perform }

  /// Ends the presentation; does nothing for a view that isn't presented.
  @MainActor public func callAsFunction() { perform() }
}
