import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `#Preview` to a type that makes the preview, and a record by which it is found.
///
/// The record lies in a section of its own, which the linker joins from all files of a program.
/// Programs that are built for people hold no previews.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let body = PreviewBody(of: node) else {
      throw MacroExpansionErrorMessage("#Preview needs a closure that makes the view")
    }
    guard let location = context.location(of: node) else {
      throw MacroExpansionErrorMessage("#Preview stands in no file")
    }
    let name = context.makeUniqueName("Preview")
    return [
      """
      #if DEBUG
      struct \(name): SwiftUI.PreviewRegistry {
        static var fileID: String { \(location.file) }
        static var line: Int { \(location.line) }
        static var column: Int { \(location.column) }
        @MainActor static func makePreview() throws -> SwiftUI.Preview {
          SwiftUI.Preview(\(body.arguments)) \(body.closure)
        }
        @section("hetang_previews") @used
        private static let record: (Int, @convention(c) (UnsafeMutableRawPointer) -> Void) = (
          1,
          {
            $0.assumingMemoryBound(to: (any SwiftUI.PreviewRegistry.Type).self)
              .initialize(to: \(name).self)
          }
        )
      }
      #endif
      """
    ]
  }
}

/// What was written behind `#Preview`.
private struct PreviewBody {
  /// The name and the traits.
  let arguments: LabeledExprListSyntax
  /// What makes the view.
  let closure: ClosureExprSyntax

  /// `nil` if no closure was written.
  init?(of node: some FreestandingMacroExpansionSyntax) {
    var arguments = Array(node.arguments)
    var closure = node.trailingClosure
    if closure == nil, let last = arguments.last, last.label?.text == "body" {
      closure = last.expression.as(ClosureExprSyntax.self)
      arguments.removeLast()
      if let end = arguments.indices.last { arguments[end].trailingComma = nil }
    }
    guard let closure else { return nil }
    self.arguments = LabeledExprListSyntax(arguments)
    self.closure = Self.holdingState(closure)
  }

  /// Moves what is `@Previewable` into a view that has the rest as its body.
  private static func holdingState(_ closure: ClosureExprSyntax) -> ClosureExprSyntax {
    let state = closure.statements.compactMap(\.previewable)
    guard !state.isEmpty else { return closure }
    let body = closure.statements.filter { $0.previewable == nil }
    let view: ExprSyntax = """
      {
        struct PreviewWithState: SwiftUI.View {
          \(raw: state.map(\.trimmedDescription).joined(separator: "\n"))
          var body: some SwiftUI.View {\(body)
          }
        }
        return PreviewWithState()
      }
      """
    return view.as(ClosureExprSyntax.self) ?? closure
  }
}

extension CodeBlockItemSyntax {
  /// The declaration without `@Previewable`, if it has that.
  fileprivate var previewable: VariableDeclSyntax? {
    guard var variable = item.as(VariableDeclSyntax.self) else { return nil }
    let others = variable.attributes.filter { !$0.isPreviewable }
    guard others.count < variable.attributes.count else { return nil }
    variable.attributes = others
    return variable
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isPreviewable: Bool {
    let name = self.as(AttributeSyntax.self)?.attributeName
    return name?.as(IdentifierTypeSyntax.self)?.name.text == "Previewable"
      || name?.as(MemberTypeSyntax.self)?.name.text == "Previewable"
  }
}
