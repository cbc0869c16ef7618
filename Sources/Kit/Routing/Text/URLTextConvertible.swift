public import Foundation

/// A value with one text in a URL.
///
/// Reading back what was written gives an equal value: `Self(urlText: value.urlText) == value`.
/// Enums with raw values need only declare the conformance.
public protocol URLTextConvertible: Sendable {
  /// Reads a decoded text; `nil` when it is not one of this type's.
  init?(urlText: String)
  /// The text before percent-encoding.
  var urlText: String { get }
}

extension URLTextConvertible where Self: RawRepresentable, RawValue: URLTextConvertible {
  public init?(urlText: String) {
    guard let raw = RawValue(urlText: urlText) else { return nil }
    self.init(rawValue: raw)
  }

  public var urlText: String { rawValue.urlText }
}

extension String: URLTextConvertible {
  public init?(urlText: String) { self = urlText }

  public var urlText: String { self }
}

extension Int: URLTextConvertible {
  /// Reads decimal digits with at most a minus sign before them.
  ///
  /// One number has one text, so that a screen has one URL: no plus sign, no leading zeros, no
  /// `-0`, nothing outside `Int`'s range.
  public init?(urlText: String) {
    guard DecimalText.isWhole(urlText), urlText != "-0", let value = Int(urlText) else {
      return nil
    }
    self = value
  }

  public var urlText: String { String(self) }
}

extension Double: URLTextConvertible {
  /// Reads a finite decimal number: the digits of a whole number, then perhaps `.` and digits.
  ///
  /// No exponent, no `nan`, `inf` or hexadecimal, nothing that rounds to infinity.
  public init?(urlText: String) {
    guard DecimalText.isFraction(urlText), let value = Double(urlText), value.isFinite else {
      return nil
    }
    self = value
  }

  public var urlText: String { DecimalText.plain(description) }
}

extension Bool: URLTextConvertible {
  /// Reads `true`, `false`, `1` or `0`.
  public init?(urlText: String) {
    switch urlText {
    case "true", "1": self = true
    case "false", "0": self = false
    default: return nil
    }
  }

  public var urlText: String { self ? "true" : "false" }
}

extension UUID: URLTextConvertible {
  /// Reads the 36 characters of RFC 9562 in either case.
  public init?(urlText: String) { self.init(uuidString: urlText) }

  public var urlText: String { uuidString }
}
