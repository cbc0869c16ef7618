/// Why a host could not do what a test asked for.
public enum ViewHostError: Error, Equatable, CustomStringConvertible {
  /// Nothing that is shown fits the description; what is shown is told.
  case notFound(String, shown: [String])
  /// What was found doesn't take up the action.
  case cannot(String, String)

  public var description: String {
    switch self {
    case .notFound(let wanted, let shown):
      "nothing is \(wanted); there is \(shown.joined(separator: ", "))"
    case .cannot(let action, let label): "“\(label)” doesn't take up \(action)"
    }
  }
}
