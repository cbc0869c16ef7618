internal import _FoundationICU

/// The categories by which languages choose the form of a word beside a number.
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}

/// Which category a language puts a number into, by the rules of the Unicode consortium.
struct PluralRules {
  let language: String

  /// The category of a number; `.other` for what isn't one.
  func category(of argument: TemplateArgument) -> PluralCategory {
    guard let quantity = argument.quantity else { return .other }
    var status = U_ZERO_ERROR
    guard let rules = swift_uplrules_open(language, &status) else { return .other }
    defer { swift_uplrules_close(rules) }
    var characters = [UInt16](repeating: 0, count: 16)
    let count = swift_uplrules_select(
      rules, quantity, &characters, Int32(characters.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, count > 0 else { return .other }
    let name = String(decoding: characters.prefix(Int(count)), as: UTF16.self)
    return PluralCategory(rawValue: name) ?? .other
  }
}
