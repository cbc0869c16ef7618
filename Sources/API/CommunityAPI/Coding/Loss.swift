import Synchronization

/// A part of an answer that couldn't be read and was left out.
package struct Loss: Hashable, Sendable {
  /// Where it stood, such as `data.topics.3.article`.
  package let path: String
  /// What was wrong, for the log.
  package let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  init(_ error: any Error, at path: [any CodingKey]) {
    let (inner, reason) =
      switch error {
      case DecodingError.typeMismatch(_, let context),
        DecodingError.valueNotFound(_, let context),
        DecodingError.dataCorrupted(let context):
        (context.codingPath, context.debugDescription)
      case DecodingError.keyNotFound(let key, let context):
        (context.codingPath + [key], context.debugDescription)
      default: (path, String(describing: error))
      }
    self.init(path: inner.dotted, reason: reason)
  }
}

extension [any CodingKey] {
  /// The keys and indices joined by dots.
  var dotted: String {
    map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}

/// Collects what one decoding leaves out.
final class LossLedger: Sendable {
  static let key = CodingUserInfoKey.losses
  private let entries = Mutex<[Loss]>([])

  /// What was left out so far, in the order of the text.
  var losses: [Loss] { entries.withLock { $0 } }

  func record(_ error: any Error, at path: [any CodingKey]) {
    entries.withLock { $0.append(Loss(error, at: path)) }
  }
}

extension CodingUserInfoKey {
  fileprivate static let losses: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "hetang.losses") else {
      preconditionFailure("a user info key is never refused")
    }
    return key
  }()
}

extension Decoder {
  /// Notes that `error` made a part of the answer unreadable.
  func lose(_ error: any Error) {
    (userInfo[LossLedger.key] as? LossLedger)?.record(error, at: codingPath)
  }
}
