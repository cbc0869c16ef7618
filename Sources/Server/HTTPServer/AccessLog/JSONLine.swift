import Foundation

extension AccessRecord {
  /// The record as one line of JSON, such as
  /// `{"time":"2025-01-31T08:00:00.250Z","id":"1f","remote":"127.0.0.1","method":"GET",`
  /// `"path":"/health","status":200,"bytes":16,"us":85,"complete":true}` and a line feed.
  package var jsonLine: String {
    let fields = [
      "\"time\":\"\(time.formatted(Self.timeStyle))\"", "\"id\":\"\(id)\"",
      "\"remote\":\(remoteAddress.jsonQuoted)", "\"method\":\(method.jsonQuoted)",
      "\"path\":\(path.jsonQuoted)", "\"status\":\(status)", "\"bytes\":\(byteCount)",
      "\"us\":\(duration / .microseconds(1), rounded: true)", "\"complete\":\(isComplete)",
    ]
    return "{\(fields.joined(separator: ","))}\n"
  }

  private static let timeStyle = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}

extension String.StringInterpolation {
  fileprivate mutating func appendInterpolation(_ number: Double, rounded: Bool) {
    appendLiteral(String(Int(number.rounded())))
  }
}

extension String {
  /// The text as a JSON string, quotes included.
  fileprivate var jsonQuoted: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
