public import SwiftUICore

/// A control that is typed into without showing what.
public nonisolated struct SecureField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label

  /// Creates a field; without a prompt, the label is what an empty one shows.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  @MainActor @preconcurrency public var body: some View {
    TextFieldBody(
      entry: .text(text), kind: .secure, prompt: prompt, axis: .horizontal, label: label)
  }
}
