import SwiftSyntax
import SwiftSyntaxMacros

/// Marks state for `#Preview`, which moves it; by itself it adds nothing.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(VariableDeclSyntax.self) else {
      throw MacroExpansionErrorMessage("@Previewable is for variables at the top of a #Preview")
    }
    return []
  }
}
