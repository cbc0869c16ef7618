import Foundation

/// Where and why an answer could not be read.
public struct DecodingFailure: Error, Hashable, Sendable {
  /// The place in the answer, like `data.articles[3].account.name`; empty for the whole of it.
  public var path: String
  /// What is wrong there, for the log.
  public var reason: String
  /// Whether a web page came in place of data: a gateway, a login page, an outage.
  public var isHTML: Bool

  /// Describes a failure.
  public init(path: String, reason: String, isHTML: Bool) {
    self.path = path
    self.reason = reason
    self.isHTML = isHTML
  }

  /// Describes what a decoder threw.
  public init(_ error: any Error, isHTML: Bool) {
    self.isHTML = isHTML
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      path = Self.text(of: context.codingPath + [key])
      reason = "missing"
    case .valueNotFound(let type, let context):
      path = Self.text(of: context.codingPath)
      reason = "null in place of \(type)"
    case .typeMismatch(let type, let context):
      path = Self.text(of: context.codingPath)
      reason = "not of type \(type)"
    case .dataCorrupted(let context):
      path = Self.text(of: context.codingPath)
      reason = context.debugDescription
    default:
      path = ""
      reason = "\(type(of: error))"
    }
  }

  private static func text(of path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
