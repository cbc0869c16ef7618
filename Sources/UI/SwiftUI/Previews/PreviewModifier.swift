public import SwiftUICore

/// What several previews have around them, such as data that takes time to make.
@MainActor @preconcurrency public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context = Void
  /// The view around the preview.
  associatedtype Body: View
  /// The preview.
  typealias Content = PreviewModifierContent

  /// Makes what the previews share, once for all previews of the program.
  static func makeSharedContext() async throws -> Context

  /// Puts a view around a preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// The preview that a modifier puts a view around.
public struct PreviewModifierContent: View {
  let view: AnyView

  public var body: some View { view }
}

/// A preview inside a modifier, once what it shares is there.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Result<Modifier.Context, any Error>?

  var body: some View {
    switch context {
    case nil: ProgressView().task { context = await SharedContexts.context(of: Modifier.self) }
    case .success(let context):
      modifier.body(content: PreviewModifierContent(view: content), context: context)
    case .failure(let error): Text(verbatim: "\(Modifier.self): \(error)")
    }
  }
}

/// What previews share, by the modifier that made it.
@MainActor private enum SharedContexts {
  private static var contexts: [ObjectIdentifier: Any] = [:]

  static func context<M: PreviewModifier>(
    of modifier: M.Type
  ) async -> Result<M.Context, any Error> {
    if let known = contexts[ObjectIdentifier(modifier)] as? Result<M.Context, any Error> {
      return known
    }
    let made: Result<M.Context, any Error>
    do { made = .success(try await M.makeSharedContext()) } catch { made = .failure(error) }
    contexts[ObjectIdentifier(modifier)] = made
    return made
  }
}
