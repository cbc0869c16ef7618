import SwiftUICore

/// A field as an element.
struct TextFieldBody<Label: View>: View {
  let entry: TextEntry
  let kind: FieldContent.Kind
  let prompt: Text?
  let axis: Axis
  let label: Label
  /// What has been typed of a formatted value since it was read last.
  @State private var draft: String?
  @Environment(\.submitLabel) private var submitLabel
  @Environment(\.textFieldLook) private var look
  @Environment(\.textInputCapitalization) private var capitalization
  @Environment(\.autocorrectionDisabled) private var isLeftAsTyped
  @Environment(\.fieldLines) private var lines
  @CapturedScope private var scope

  var body: some View {
    ControlView(.field(content), offers: [.setText, .submit, .focus, .blur]) {
      perform($0)
    }
    .hiddenLabel(label, in: scope)
  }

  private var content: FieldContent {
    var content = FieldContent(kind: kind, text: text, prompt: promptText)
    content.look = look
    content.submitLabel = submitLabel?.name
    content.capitalization = capitalization
    content.isCorrected = !isLeftAsTyped
    if axis == .vertical { content.lines = lines }
    return content
  }

  private var text: String {
    switch entry {
    case .text(let text): text.wrappedValue
    case .formatted(let value): draft ?? value.text()
    }
  }

  private var promptText: String {
    prompt?.plainText(in: scope) ?? (label as? any TextBearing)?.plainText(in: scope) ?? ""
  }

  private func perform(_ action: ElementAction) {
    switch action {
    case .setText(let text): change(to: text)
    case .submit:
      commit()
      scope.read(\.submitActions).perform(.text)
    case .blur: commit()
    default: break
    }
  }

  private func change(to text: String) {
    switch entry {
    case .text(let binding): binding.wrappedValue = text
    case .formatted: draft = text
    }
  }

  private func commit() {
    guard case .formatted(let value) = entry, let draft else { return }
    value.commit(draft)
    self.draft = nil
  }
}
