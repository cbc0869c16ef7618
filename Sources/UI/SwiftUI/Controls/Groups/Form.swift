public import SwiftUICore

/// Controls and values that are filled in, as rows of groups.
public nonisolated struct Form<Content: View>: View {
  let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor @preconcurrency public var body: some View {
    StyledControl(\.formStyles) { stack in
      FormStyleConfiguration(
        content: .init(part: StyleLabel(content, path: \.formStyles, stack: stack)))
    } plain: {
      FormBody(content: content)
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form of what a style was told, to be shown as the style further out does.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// A form as a list of groups.
struct FormBody<Content: View>: View {
  let content: Content

  var body: some View {
    ElementView(.region(.form)) { List { content }.listStyle(.insetGrouped) }
  }
}
