/// A JSON value that is neither array nor object, of whatever type the site wrote it in.
///
/// Old and new parts of the site write the same field as a number, as text or as a boolean.
enum Scalar: Hashable {
  case flag(Bool)
  case integer(Int)
  case fraction(Double)
  case text(String)
}

extension Scalar: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .flag(value)
    } else {
      self = .fraction(try container.decode(Double.self))
    }
  }
}

extension Scalar {
  /// What a field of text shows for this.
  var text: String {
    switch self {
    case .flag(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .fraction(let value): String(value)
    case .text(let value): value
    }
  }

  /// This as a whole number; `nil` when it isn't one or doesn't fit.
  var integer: Int? {
    switch self {
    case .flag(let value): value ? 1 : 0
    case .integer(let value): value
    case .fraction(let value): Int(exactly: value.rounded(.towardZero))
    case .text(let value):
      Int(value.trimmed) ?? Double(value.trimmed).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }
  }

  /// This as yes or no, any number but 0 being yes; `nil` for words that are neither.
  var flag: Bool? {
    switch self {
    case .flag(let value): return value
    case .integer(let value): return value != 0
    case .fraction(let value): return value != 0
    case .text(let value):
      switch value.trimmed.lowercased() {
      case "true", "yes", "y": return true
      case "false", "no", "n": return false
      default: return integer.map { $0 != 0 }
      }
    }
  }

  /// Whether this is text without any visible character, which the site writes for "none".
  var isBlank: Bool {
    if case .text(let value) = self { value.trimmed.isEmpty } else { false }
  }
}

extension StringProtocol {
  /// This without blanks and line ends at either end.
  var trimmed: String {
    var (start, end) = (startIndex, endIndex)
    while start < end, unicodeScalars[start].isBlank {
      start = unicodeScalars.index(after: start)
    }
    while start < end {
      let last = unicodeScalars.index(before: end)
      guard unicodeScalars[last].isBlank else { break }
      end = last
    }
    return String(self[start..<end])
  }
}

extension Unicode.Scalar {
  /// Whether this is white space; there is none beyond U+3000, where most of Chinese is.
  fileprivate var isBlank: Bool {
    switch value {
    case 0x09...0x0D, 0x20: true
    case 0x85...0x3000: properties.isWhitespace
    default: false
    }
  }
}
