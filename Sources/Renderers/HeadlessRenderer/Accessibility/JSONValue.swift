import Foundation

/// A value that is written as JSON with its keys in the order in which they stand here.
enum JSONValue {
  case text(String)
  case number(Double)
  case list([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The value over several lines, indented by two blanks a level.
  ///
  /// A list or object of texts and numbers alone stands in one line.
  func written(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return Self.digits(number)
    case .list(let values):
      return join(values.map { $0.written(indent: inner) }, "[", "]", indent)
    case .object(let members):
      return join(
        members.map { "\(Self.quoted($0.key)): \($0.value.written(indent: inner))" }, "{", "}",
        indent)
    }
  }

  private func join(_ parts: [String], _ open: String, _ close: String, _ indent: String) -> String
  {
    if parts.isEmpty { return open + close }
    if isFlat { return "\(open)\(parts.joined(separator: ", "))\(close)" }
    return "\(open)\n\(indent)  \(parts.joined(separator: ",\n\(indent)  "))\n\(indent)\(close)"
  }

  private var isFlat: Bool {
    switch self {
    case .text, .number: true
    case .list(let values): values.allSatisfy(\.isSimple)
    case .object(let members): members.count <= 4 && members.allSatisfy { $0.value.isNumber }
    }
  }

  private var isNumber: Bool { if case .number = self { true } else { false } }

  private var isSimple: Bool {
    switch self {
    case .text, .number: true
    case .list, .object: false
    }
  }

  private static func digits(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    guard rounded.isFinite else { return "0" }
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }

  /// A text in quotation marks; what a terminal would obey is told by its number.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
