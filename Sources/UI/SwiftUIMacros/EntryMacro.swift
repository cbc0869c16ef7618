import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `@Entry` to a key, and to a property that reads and writes the value of that key.
struct EntryMacro {
  /// The property that was written.
  private let entry: PatternBindingSyntax
  private let name: TokenSyntax
  private let values: KeyedValues

  private init(
    _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let entry = variable.bindings.first, entry.accessorBlock == nil,
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      let name = entry.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { throw MacroExpansionErrorMessage("@Entry is for one stored variable") }
    guard let values = KeyedValues(around: context.lexicalContext) else {
      throw MacroExpansionErrorMessage(
        "@Entry is for extensions of \(KeyedValues.allCases.map(\.rawValue).joined(separator: ", "))"
      )
    }
    (self.entry, self.name, self.values) = (entry, name, values)
  }

  private var key: TokenSyntax { "__Key_\(raw: name.trimmed.text)" }

  private var keyDeclaration: DeclSyntax {
    get throws {
      """
      fileprivate struct \(key): SwiftUI.\(raw: values.keyProtocol) {
        \(try keyMembers)
      }
      """
    }
  }

  private var keyMembers: DeclSyntax {
    get throws {
      let type = entry.typeAnnotation?.type.trimmed
      if values == .focused {
        let value = type?.as(OptionalTypeSyntax.self)?.wrappedType
        guard let value else {
          throw MacroExpansionErrorMessage("@Entry of FocusedValues needs an optional type")
        }
        return "typealias Value = \(value)"
      }
      switch (type, entry.initializer?.value) {
      case (let type?, let value?): return "static var defaultValue: \(type) { \(value) }"
      case (nil, let value?): return "static let defaultValue = \(value)"
      case (let type?, nil) where type.is(OptionalTypeSyntax.self):
        return "static var defaultValue: \(type) { nil }"
      default: throw MacroExpansionErrorMessage("@Entry needs a value to begin with")
      }
    }
  }
}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let key = try EntryMacro(declaration, in: context).key
    return ["get { self[\(key).self] }", "set { self[\(key).self] = newValue }"]
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    [try EntryMacro(declaration, in: context).keyDeclaration]
  }
}

/// The values that entries are added to.
private enum KeyedValues: String, CaseIterable {
  case environment = "EnvironmentValues"
  case focused = "FocusedValues"
  case transaction = "Transaction"

  /// The type that an extension around is for.
  init?(around context: [Syntax]) {
    guard let type = context.first?.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
    let name = type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name
    guard let name, let values = Self(rawValue: name.text) else { return nil }
    self = values
  }

  var keyProtocol: String {
    switch self {
    case .environment: "EnvironmentKey"
    case .focused: "FocusedValueKey"
    case .transaction: "TransactionKey"
    }
  }
}
