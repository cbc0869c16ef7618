public import SwiftUICore

/// A control for long texts.
public nonisolated struct TextEditor: View {
  let text: Binding<String>

  /// Creates an editor, which takes the space that it is offered.
  public init(text: Binding<String>) { self.text = text }

  @MainActor @preconcurrency public var body: some View {
    TextFieldBody(
      entry: .text(text), kind: .editor, prompt: nil, axis: .horizontal, label: EmptyView())
  }
}
