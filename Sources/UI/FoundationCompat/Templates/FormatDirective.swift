/// A format taken apart: characters, and what stands for arguments between them.
enum FormatPart: Equatable {
  case literal(String)
  case directive(FormatDirective)
  /// `%#@name@`: a part that varies with a number of its own.
  case substitution(String)
  /// `%arg`: the number that a substitution varies with.
  case ownArgument
}

/// One specifier of a format, such as `%2$05.1f`.
struct FormatDirective: Equatable {
  /// The place of its argument, counted from 1; `nil` for the one that comes next.
  var position: Int?
  /// What stands between the percent sign and the type: flags, width, precision.
  var style: String
  /// The character of the type, such as `d` or `@`.
  var type: Character
}

/// Takes formats apart.
struct FormatReader {
  private var rest: Substring
  private var literal = ""
  private var parts: [FormatPart] = []

  /// The parts of a format; what isn't a specifier stands for itself.
  static func parts(of format: String) -> [FormatPart] {
    var reader = FormatReader(rest: format[...])
    reader.read()
    return reader.parts
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func read() {
    while let index = rest.firstIndex(of: "%") {
      literal += rest[..<index]
      rest = rest[index...].dropFirst()
      if !readDirective() { literal += "%" }
    }
    literal += rest
    if !literal.isEmpty { parts.append(.literal(literal)) }
  }

  private mutating func add(_ part: FormatPart, before rest: Substring) {
    if !literal.isEmpty { parts.append(.literal(literal)) }
    literal = ""
    parts.append(part)
    self.rest = rest
  }

  /// Reads what follows a percent sign; `false` if that is no specifier.
  private mutating func readDirective() -> Bool {
    if rest.first == "%" {
      literal += "%"
      rest = rest.dropFirst()
      return true
    }
    if rest.hasPrefix("arg") {
      add(.ownArgument, before: rest.dropFirst(3))
      return true
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" && !$0.isWhitespace }
      guard rest[name.endIndex...].first == "@", !name.isEmpty else { return false }
      add(.substitution(String(name)), before: rest[name.endIndex...].dropFirst())
      return true
    }
    return readSpecifier()
  }

  private mutating func readSpecifier() -> Bool {
    var ahead = rest
    var position: Int?
    let digits = ahead.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, ahead[digits.endIndex...].first == "$" {
      guard let number = Int(digits), number > 0 else { return false }
      position = number
      ahead = ahead[digits.endIndex...].dropFirst()
    }
    let style = ahead.prefix { "-+ #0'.123456789".contains($0) }
    ahead = ahead[style.endIndex...]
    let size = ahead.prefix { "hlqLztj".contains($0) }
    ahead = ahead[size.endIndex...]
    guard let type = ahead.first, "@diuoxXfFeEgGaAcCsSp".contains(type), style.utf8.count <= 12
    else { return false }
    add(
      .directive(FormatDirective(position: position, style: String(style), type: type)),
      before: ahead.dropFirst())
    return true
  }
}
