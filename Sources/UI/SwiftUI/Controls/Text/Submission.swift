public import SwiftUICore

/// What makes a text be submitted.
public nonisolated struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What is done when texts are submitted, innermost first.
package struct SubmitActions {
  private var actions: [(triggers: SubmitTriggers, action: () -> Void)] = []

  /// Carries out what a trigger asks for.
  package func perform(_ trigger: SubmitTriggers) {
    for (triggers, action) in actions where triggers.contains(trigger) { action() }
  }

  fileprivate mutating func add(_ triggers: SubmitTriggers, _ action: @escaping () -> Void) {
    actions.insert((triggers, action), at: 0)
  }
}

extension EnvironmentValues {
  private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: SubmitActions { SubmitActions() }
  }

  private enum SubmitLabelKey: EnvironmentKey {
    static var defaultValue: SubmitLabel? { nil }
  }

  /// What is done when a text is submitted here; to be read when that happens.
  package var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  var submitLabel: SubmitLabel? {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when a text in the view is submitted, after those of views further in.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) { $0.add(triggers, action) }
  }

  /// Keeps submitted texts in the view from being heard of around it.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = SubmitActions() } }
  }

  /// Sets what the key is called that submits texts in the view.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }
}

/// What the key that submits a text is called.
public nonisolated struct SubmitLabel: Sendable {
  let name: String

  /// It ends the entry.
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// It goes to what was entered.
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// It sends the text.
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// It joins something.
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// It looks for a way.
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// It searches for the text.
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// It is what the key is called anyway.
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// It goes on to the next field.
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// It goes on.
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}
