/// A path with places to fill, in the grammar of `Routing`: `/wap/api/topic/<id>/detail`.
///
/// The client fills it, the server registers it, so neither can drift from the other.
package struct PathTemplate: Hashable, Sendable {
  /// The path; a place is a whole segment in angle brackets.
  package let pattern: String

  init(_ pattern: String) { self.pattern = pattern }

  /// The names of the places, in order.
  package var places: [String] {
    pattern.split(separator: "/").filter(Self.isPlace).map { String($0.dropFirst().dropLast()) }
  }

  /// Returns the path with `values` in the places, in order.
  ///
  /// A value is always one segment: a slash in it is written `%2F`, and dots that would lead to
  /// another folder `%2E`.
  ///
  /// - Precondition: There are as many values as places.
  package func path(_ values: [String] = []) -> String {
    var rest = values[...]
    let segments = pattern.split(separator: "/").map { segment in
      guard Self.isPlace(segment) else { return String(segment) }
      guard let value = rest.popFirst() else { preconditionFailure("too few values: \(pattern)") }
      return Self.segment(value)
    }
    precondition(rest.isEmpty, "too many values: \(pattern)")
    return "/" + segments.joined(separator: "/")
  }

  private static func isPlace(_ segment: Substring) -> Bool {
    segment.hasPrefix("<") && segment.hasSuffix(">")
  }

  private static func segment(_ value: String) -> String {
    if value.allSatisfy({ $0 == "." }) { return value.map { _ in "%2E" }.joined() }
    return value.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "%2F")
  }
}
