public import Foundation

/// A number that can stand in a localized text by a format specifier.
public protocol _FormatSpecifiable: Equatable {
  /// The type that the specifier stands for.
  associatedtype _Arg: CVarArg

  /// The value as the specifier takes it.
  var _arg: _Arg { get }

  /// The specifier, such as `%lld`.
  var _specifier: String { get }
}

extension _FormatSpecifiable where _Arg == Self {
  public var _arg: Self { self }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  public typealias _Arg = Int32
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  public typealias _Arg = Int64
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  public typealias _Arg = UInt32
  public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  public typealias _Arg = UInt64
  public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  public typealias _Arg = Float
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  public typealias _Arg = Double
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  public typealias _Arg = CGFloat
  public var _specifier: String { "%lf" }
}
