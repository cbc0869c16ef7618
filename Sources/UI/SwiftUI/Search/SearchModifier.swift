import SwiftUICore

/// Adds a search field to the page of a view, or to the first page in it.
nonisolated struct SearchModifier: ViewModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  @State private var model = SearchModel()
  @State private var id = PortalID()
  @CapturedScope private var scope

  init(
    text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement,
    prompt: Text?
  ) {
    self.text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
  }

  @MainActor func body(content: Content) -> some View {
    model.text = text
    model.isPresented = isPresented
    let entry = SearchEntry(
      placement: placement,
      portal: Portal(id: id, scope: scope) {
        SearchArea(model: model, text: text, prompt: prompt)
      })
    return
      content
      .environment(\.outerSearch, entry)
      .environment(\.searchModel, model)
      .modifier(SearchState(model: model))
      .transformPreference(SearchKey.self) { $0 = entry }
      .onUpdate(of: isPresented?.wrappedValue) { [model] in
        if let isPresented = $0 { model.activate(isPresented) }
      }
  }
}

/// Tells the content whether somebody searches; it alone runs again when that changes.
private struct SearchState: ViewModifier {
  let model: SearchModel

  nonisolated init(model: SearchModel) { self.model = model }

  func body(content: Content) -> some View { content.environment(\.isSearching, model.isActive) }
}
