/// How far a call has come.
public enum TransferProgress: Sendable, Hashable {
  /// So many bytes of the request's body have left; the last report has `count == total`.
  case sent(count: Int64, total: Int64)
  /// So many bytes of the answer's body are here; `total` is `nil` when the server did not say.
  case received(count: Int64, total: Int64?)

  /// Takes reports, one after the other, in an order that never goes back within one attempt.
  ///
  /// A call that is made again starts from nothing again.
  public typealias Handler = @Sendable (TransferProgress) -> Void
}
