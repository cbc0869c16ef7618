/// Why a text is no pattern.
public enum PatternError: Error, Hashable, Sendable {
  /// The text outside the placeholders cannot be decoded.
  case badText(pattern: String, why: URLTextError)
  /// A `<` without its `>`, a `>` without its `<`, or brackets around no name, as in `<int:>`.
  case badPlaceholder(pattern: String, segment: String)
  /// No type of this name is known.
  case unknownType(pattern: String, type: String)
  /// Two placeholders have one name, so one value would hide the other.
  case repeatedName(pattern: String, name: String)
  /// A `path` placeholder shares its segment with something else.
  case pathInsideSegment(pattern: String, segment: String)
  /// There is more than one `path` placeholder, so where one ends would be a guess.
  case secondPath(pattern: String)
  /// A type of the caller's has the name of a standard type, or two of them share one.
  case typeNameTaken(pattern: String, type: String)
}

extension PatternError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .badText(let pattern, let why): "\(pattern): \(why)"
    case .badPlaceholder(let pattern, let segment):
      "\(pattern): “\(segment)” is not <name> or <type:name>"
    case .unknownType(let pattern, let type): "\(pattern): no type is called “\(type)”"
    case .repeatedName(let pattern, let name): "\(pattern): two placeholders are called “\(name)”"
    case .pathInsideSegment(let pattern, let segment):
      "\(pattern): a path cannot be part of “\(segment)”"
    case .secondPath(let pattern): "\(pattern): only one path can be told from its surroundings"
    case .typeNameTaken(let pattern, let type): "\(pattern): two types are called “\(type)”"
    }
  }
}
