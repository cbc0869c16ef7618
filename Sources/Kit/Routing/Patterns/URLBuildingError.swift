/// Why values do not make a URL of a pattern.
public enum URLBuildingError: Error, Hashable, Sendable {
  /// The pattern asks for a value that is not there.
  case missing(pattern: String, name: String)
  /// A value has a name that the pattern has not.
  case unknownName(pattern: String, name: String)
  /// The placeholder's type does not accept the value, or the text is empty or has a NUL.
  case refused(pattern: String, name: String, text: String)
  /// The URL would be read back as other values: the pattern leaves open where one value ends, or
  /// a segment is `.` or `..`, which other software resolves.
  case notReversible(pattern: String, url: String)
}

extension URLBuildingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let pattern, let name): "\(pattern): “\(name)” has no value"
    case .unknownName(let pattern, let name): "\(pattern): nothing is called “\(name)”"
    case .refused(let pattern, let name, let text): "\(pattern): “\(name)” cannot be “\(text)”"
    case .notReversible(let pattern, let url): "\(pattern): \(url) would be read as other values"
    }
  }
}
