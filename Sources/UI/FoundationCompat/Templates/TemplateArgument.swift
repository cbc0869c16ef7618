package import Foundation

/// What stands in a localized text where its key has a specifier.
package enum TemplateArgument: Equatable, Sendable {
  case string(String)
  case signed(Int64)
  case unsigned(UInt64)
  case number(Double)
  /// Something that decides by itself how it reads.
  case object(TemplateBox)

  /// Creates the argument for a number.
  package init<T: _FormatSpecifiable>(_ value: T) {
    switch value._arg {
    case let value as Int64: self = .signed(value)
    case let value as Int32: self = .signed(Int64(value))
    case let value as UInt64: self = .unsigned(value)
    case let value as UInt32: self = .unsigned(UInt64(value))
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as CGFloat: self = .number(Double(value))
    case let value: self = .string("\(value)")
    }
  }

  /// Creates the argument for something that decides by itself how it reads.
  package init(_ object: some TemplateObject) { self = .object(TemplateBox(object: object)) }

  /// The number that decides which plural form is right; `nil` for what isn't a number.
  var quantity: Double? {
    switch self {
    case .signed(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    case .string, .object: nil
    }
  }
}

/// Something in a localized text that decides by itself how it reads.
package protocol TemplateObject: Equatable, Sendable {
  /// Says how it reads in a locale.
  func string(in context: FormatContext) -> String
}

/// Something in a localized text that reads otherwise as time goes by.
package protocol LiveTemplateObject: TemplateObject {
  /// When it reads otherwise than now; `nil` if it never will.
  func nextChange(in context: FormatContext) -> Date?
}

/// An object of a localized text, its type erased.
package struct TemplateBox: Equatable, Sendable {
  package let object: any TemplateObject

  package init(object: any TemplateObject) { self.object = object }

  package static func == (left: TemplateBox, right: TemplateBox) -> Bool {
    func isEqual<T: TemplateObject>(_ object: T) -> Bool { right.object as? T == object }
    return isEqual(left.object)
  }
}
