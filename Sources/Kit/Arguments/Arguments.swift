/// The words of a command line, sorted.
public struct Arguments: Sendable {
  var values: [String: String] = [:]
  /// The words that are no options, in their order.
  public internal(set) var operands: [String] = []

  /// Whether a flag is there.
  public func flag(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option; `nil` when it is not there.
  ///
  /// - Throws: `.unreadable` when the text is not one of the type's.
  public func value<Value: ArgumentValue>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(ArgumentError) -> Value? {
    guard let text = values[name] else { return nil }
    guard let value = Value(argument: text) else {
      throw .unreadable(name, text: text, expected: Value.expectation)
    }
    return value
  }
}

/// A type that an option's value can be read as.
public protocol ArgumentValue: Sendable {
  /// Reads the text of a value; `nil` when it is not one of this type's.
  init?(argument: String)
  /// What such a text looks like, to end the sentence "… is not".
  static var expectation: String { get }
}

extension String: ArgumentValue {
  /// Takes any text but an empty one.
  public init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self = argument
  }

  public static var expectation: String { "a text of at least one character" }
}

extension ArgumentValue where Self: FixedWidthInteger {
  /// Reads a decimal number that fits.
  public init?(argument: String) { self.init(argument, radix: 10) }

  public static var expectation: String { "a whole number from \(Self.min) to \(Self.max)" }
}

extension Int: ArgumentValue {}
extension UInt16: ArgumentValue {}
extension UInt64: ArgumentValue {}

extension Double: ArgumentValue {
  /// Reads a finite number.
  public init?(argument: String) {
    guard let value = Double(argument), value.isFinite else { return nil }
    self = value
  }

  public static var expectation: String { "a number" }
}

extension Duration: ArgumentValue {
  /// Reads a number of seconds from 0 to a hundred million, such as `10` or `0.5`.
  public init?(argument: String) {
    guard let seconds = Double(argument: argument), (0...1e8).contains(seconds) else {
      return nil
    }
    self = .seconds(seconds)
  }

  public static var expectation: String { "a number of seconds" }
}
