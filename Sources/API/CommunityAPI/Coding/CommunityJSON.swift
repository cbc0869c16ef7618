package import Foundation
package import Networking

/// What a community answered, and what of it couldn't be read.
package struct Answer<Content: Sendable>: Sendable {
  package var content: Content
  /// Parts that were left out, in the order of the answer; a screen may say how many.
  package var losses: [Loss]

  package init(content: Content, losses: [Loss] = []) {
    self.content = content
    self.losses = losses
  }
}

extension Answer: Equatable where Content: Equatable {}

/// Turns answers into JSON and back.
package enum CommunityJSON {
  /// Writes an answer as the site does.
  ///
  /// - Throws: `EncodingError`, only for fractions that aren't finite; no model has any.
  package static func data<Content: Encodable>(_ envelope: Envelope<Content>) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return try encoder.encode(envelope)
  }

  /// Reads an answer.
  ///
  /// - Parameters:
  ///   - type: What the answer is to hold.
  ///   - data: The body of the answer; broken UTF-8 is repaired.
  ///   - absent: What a success without content means; by default that it can't be read.
  /// - Returns: The content, and what of it couldn't be read.
  /// - Throws: `.envelope` when the community refuses, `.decoding` when the answer is none of its.
  package static func answer<Content: Decodable>(
    _ type: Content.Type = Content.self, from data: Data, absent: Content? = nil
  ) throws(NetworkError) -> Answer<Content> {
    let ledger = LossLedger()
    let envelope: Envelope<Content>
    do {
      envelope = try decode(data, noting: ledger)
    } catch {
      throw .decoding(DecodingFailure(error, in: data))
    }
    if let refusal = envelope.refusal { throw .envelope(refusal) }
    guard let content = envelope.data ?? absent else {
      throw .decoding(
        DecodingFailure(path: "data", reason: "a success without content", isHTML: false))
    }
    return Answer(content: content, losses: ledger.losses)
  }

  /// Reads the community's own words out of an answer with an error status; `nil` without any.
  package static func refusal(in data: Data) -> ServerRefusal? {
    // Whatever can't be read holds no words of the community.
    let envelope: Envelope<NoContent>? = try? decode(data, noting: LossLedger())
    return envelope?.refusal
  }

  /// Lets anything pass but a web page and a refusal.
  ///
  /// - Throws: What stands in place of a file.
  static func refuseText(_ data: Data) throws(NetworkError) {
    guard data.firstVisible != UInt8(ascii: "<") else {
      throw .decoding(DecodingFailure(path: "", reason: "a page for a file", isHTML: true))
    }
    guard data.firstVisible == UInt8(ascii: "{") else { return }
    _ = try answer(NoContent.self, from: data, absent: NoContent())
    throw .decoding(DecodingFailure(path: "", reason: "an answer for a file", isHTML: false))
  }

  private static func decode<Value: Decodable>(_ data: Data, noting ledger: LossLedger) throws
    -> Value
  {
    let decoder = JSONDecoder()
    decoder.userInfo[LossLedger.key] = ledger
    let isWhole = String(validating: data, as: UTF8.self) != nil
    return try decoder.decode(
      Value.self, from: isWhole ? data : Data(String(decoding: data, as: UTF8.self).utf8))
  }
}

extension Envelope {
  fileprivate var refusal: ServerRefusal? {
    isSuccess ? nil : ServerRefusal(code: code, kbsCode: kbsCode, message: message)
  }
}

extension DecodingFailure {
  fileprivate init(_ error: any Error, in data: Data) {
    let loss = Loss(error, at: [])
    self.init(
      path: loss.path, reason: loss.reason, isHTML: data.firstVisible == UInt8(ascii: "<"))
  }
}

extension Data {
  private static let invisible: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]

  /// The first byte behind blanks and a byte order mark.
  fileprivate var firstVisible: UInt8? { first { !Self.invisible.contains($0) } }
}
