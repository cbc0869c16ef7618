/// A pond that lotus flowers grow in.
struct Pond: Hashable, Identifiable {
  let name: String

  var id: String { name }

  /// The ponds of the park.
  static let all = ["荷塘", "Lotus Pond", "Swan Lake"].map { Pond(name: $0) }
}
