import ServerStorage

/// A member: what the community keeps of him, and how he writes.
struct Persona: Sendable {
  let id: AccountRecord.ID
  let name: String
  let nick: String
  let gender: AccountRecord.Gender
  let birthday: String?
  let score: Int
  let city: String
  let signature: String
  let voice: Voice
  /// How long ago he registered.
  let createAge: Double
  /// How long ago he was last there.
  let loginAge: Double
  let isClosed: Bool
  var title: String?

  /// For how long after a login he may still write.
  static let session = 6 * Age.hour

  /// Whether he could have written something `age` ago.
  func isPresent(at age: Double) -> Bool {
    age < createAge - Age.minute && age > loginAge - Persona.session
  }
}
