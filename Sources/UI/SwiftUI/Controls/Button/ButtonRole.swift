/// What a button is for, beyond its action.
public nonisolated struct ButtonRole: Equatable, Sendable {
  enum Kind { case cancel, destructive, close, confirm }

  let kind: Kind

  /// Deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Ends what is under way and changes nothing.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Agrees to what is asked.
  public static let confirm = ButtonRole(kind: .confirm)
  /// Closes what is shown.
  public static let close = ButtonRole(kind: .close)
}
