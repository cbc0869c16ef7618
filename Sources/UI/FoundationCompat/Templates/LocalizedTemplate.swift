/// A key with what stands at its specifiers.
package struct LocalizedTemplate: Equatable, Sendable {
  /// The key; with arguments a format, in which a percent sign is written twice.
  package private(set) var key = ""
  package private(set) var arguments: [TemplateArgument] = []

  /// Whether percent signs in the key are those of specifiers, or doubled.
  package let isFormat: Bool

  /// Creates a template to be filled.
  package init(literalCapacity: Int = 0) {
    isFormat = true
    key.reserveCapacity(literalCapacity)
  }

  /// Creates a template without arguments: a percent sign in it stands for itself.
  package init(_ key: String) {
    self.key = key
    isFormat = false
  }

  /// Adds characters that stand for themselves.
  package mutating func append(literal: String) {
    key += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
  }

  /// Adds an argument under the specifier that the key names it by.
  package mutating func append(_ argument: TemplateArgument, specifier: String) {
    key += specifier
    arguments.append(argument)
  }
}
