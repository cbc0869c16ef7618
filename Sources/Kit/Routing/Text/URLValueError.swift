/// Why a value of a URL cannot be used.
public enum URLValueError: Error, Hashable, Sendable {
  /// The URL has no value of this name.
  case missing(name: String)
  /// The text is not one of the type that was asked for.
  case unreadable(name: String, text: String, type: String)
}

extension URLValueError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let name): "“\(name)” has no value"
    case .unreadable(let name, let text, let type):
      "“\(text)” cannot be “\(name)”, which is \(type)"
    }
  }
}
