import SwiftUICore

/// A search field, and what is offered below it while somebody searches.
struct SearchArea: View {
  let model: SearchModel
  let text: Binding<String>
  let prompt: Text?
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.rendererMetrics) private var metrics

  init(model: SearchModel, text: Binding<String>, prompt: Text?) {
    self.model = model
    self.text = text
    self.prompt = prompt
  }

  var body: some View {
    ElementView(.region(.bar(BarContent(kind: .search))), alignment: .topLeading) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: metrics.spacing.width) {
          SearchField(model: model, text: text, prompt: prompt)
          if model.isActive {
            Button(role: .cancel, action: { model.dismiss() }, label: { Text(own: "Cancel") })
          }
        }
        if model.isActive, showsScopes { scopes?.portal.view }
        if model.isActive {
          VStack(alignment: .leading, spacing: 0) { suggestions?.view(for: model) }
        }
      }
      .padding(.horizontal, metrics.padding.width)
    }
  }

  private var showsScopes: Bool {
    scopes?.activation != .onTextEntry || !text.wrappedValue.isEmpty
  }
}

/// The field of a search.
private struct SearchField: View {
  let model: SearchModel
  @Binding var text: String
  let prompt: Text?
  @Environment(\.self) private var environment
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.searchFocus) private var focus
  @FocusState private var isFocused: Bool
  @CapturedScope private var scope

  init(model: SearchModel, text: Binding<String>, prompt: Text?) {
    self.model = model
    _text = text
    self.prompt = prompt
  }

  var body: some View {
    if let focus { field.focused(focus) } else { field }
  }

  private var field: some View {
    ElementView(
      .control(ControlContent(.field(content), isEnabled: isEnabled)),
      offers: isEnabled ? [.setText, .submit, .focus, .blur, .dismiss] : [],
      perform: { perform($0) }
    )
    .focused($isFocused)
    .onChange(of: model.isActive, initial: true) { _, isActive in isFocused = isActive }
  }

  private var content: FieldContent {
    var content = FieldContent(
      kind: .search, text: text,
      prompt: (prompt ?? Text(own: "Search")).string(in: environment))
    content.submitLabel = "search"
    return content
  }

  private func perform(_ action: ElementAction) {
    switch action {
    case .focus: model.activate(true)
    case .setText(let new):
      text = new
      model.activate(true)
    case .submit: scope.read(\.submitActions).perform(.search)
    case .blur: if text.isEmpty { model.activate(false) }
    case .dismiss: model.dismiss()
    default: break
    }
  }
}
