/// The envelope of an answer in which a server says that it did not do what was asked.
///
/// An endpoint's `decode` throws it; a client makes `NetworkError.envelope` of it.
public struct ServerRefusal: Error, Hashable, Sendable {
  /// The server's code of the failure.
  public var code: Int
  /// The second code that the newsmth software has beside it.
  public var kbsCode: Int?
  /// What the server says to people.
  public var message: String

  /// Makes a refusal.
  public init(code: Int, kbsCode: Int? = nil, message: String) {
    self.code = code
    self.kbsCode = kbsCode
    self.message = message
  }
}
