/// What every answer of the community is wrapped in.
package struct Envelope<Content: Sendable>: Sendable {
  /// 1 for success.
  package var code: Int
  /// A second opinion: none or 0 for success, 7 when nobody is logged in.
  package var kbsCode: Int?
  /// Words for people.
  package var message: String
  /// What was asked for; none on failure, and at times on success where it would be empty.
  package var data: Content?

  /// Wraps what was asked for.
  package init(_ data: Content) {
    self.init(code: 1, kbsCode: 0, message: "操作成功", data: data)
  }

  package init(code: Int, kbsCode: Int?, message: String, data: Content?) {
    self.code = code
    self.kbsCode = kbsCode
    self.message = message
    self.data = data
  }

  /// Whether both codes mean success.
  package var isSuccess: Bool { code == 1 && (kbsCode ?? 0) == 0 }
}

extension Envelope: Equatable where Content: Equatable {}

extension Envelope where Content == NoContent {
  /// Says no.
  package static func refusal(code: Int, kbsCode: Int? = 0, message: String) -> Envelope {
    Envelope(code: code, kbsCode: kbsCode, message: message, data: nil)
  }
}

/// The content of an answer that carries none.
package struct NoContent: Hashable, Sendable, Codable {
  package init() {}
}

private enum EnvelopeKeys: CodingKey { case code, kbsCode, message, msg, error, data }

extension Envelope: Decodable where Content: Decodable {
  /// Reads an answer; the content is looked at only on success.
  ///
  /// - Throws: `DecodingError`, also when `code` is missing: that is no answer of a community.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: EnvelopeKeys.self)
    guard let code = try fields.integerIfAny(.code) else {
      throw DecodingError.keyNotFound(
        EnvelopeKeys.code, .init(codingPath: [], debugDescription: "no code in the envelope"))
    }
    let words = try [.message, .msg, .error].lazy.compactMap { try fields.textIfAny($0) }
    self.init(
      code: code, kbsCode: try fields.integerIfAny(.kbsCode),
      message: words.first { !$0.isEmpty } ?? "", data: nil)
    if isSuccess { data = try fields.decodeIfPresent(Content.self, forKey: .data) }
  }
}

extension Envelope: Encodable where Content: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: EnvelopeKeys.self)
    try fields.encode(code, forKey: .code)
    try fields.encodeIfPresent(kbsCode, forKey: .kbsCode)
    try fields.encode(message, forKey: .message)
    try fields.encode(data, forKey: .data)
  }
}
