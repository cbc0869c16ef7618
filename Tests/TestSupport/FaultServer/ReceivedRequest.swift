package import Foundation

/// A request as it came in, byte for byte.
package struct ReceivedRequest: Sendable, Hashable {
  /// The method of the request line.
  package var method: String
  /// The target of the request line, still percent-encoded.
  package var target: String
  /// The header lines as name and value, in order.
  package var fields: [[String]]
  /// The body, without chunks.
  package var body = Data()
  /// Which connection brought it, counted from 1.
  package var connection: Int

  /// The part of the target in front of the question mark.
  package var path: String { String(target.prefix { $0 != "?" }) }

  /// The part behind the question mark; `nil` without one.
  package var query: String? {
    target.firstIndex(of: "?").map { String(target[target.index(after: $0)...]) }
  }

  /// The value of a header line, the first when there are several.
  package subscript(name: String) -> String? {
    fields.first { $0[0].lowercased() == name.lowercased() }?[1]
  }

  /// Returns how often a header line is there.
  package func count(of name: String) -> Int {
    fields.count { $0[0].lowercased() == name.lowercased() }
  }

  /// Reads the head of a request, without its body.
  ///
  /// - Returns: `nil` when it isn't one.
  package init?(head: Data, connection: Int) {
    let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ").map(String.init)
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
    method = words[0]
    target = words[1]
    self.connection = connection
    fields = []
    for line in lines.dropFirst() where !line.isEmpty {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      fields.append([String(line[..<colon]), value])
    }
  }
}
