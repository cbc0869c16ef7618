public import SwiftUICore

extension View {
  /// Adds a search field to the page of the view, or to the first page in it.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, placement: placement, prompt: prompt))
  }

  /// Adds a search field to the page of the view, or to the first page in it, in use while a binding is true.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// Adds a search field with a translated prompt to the page of the view, or to the first page in it.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field with a translated prompt to the page of the view, or to the first page in it, in use while a binding is true.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field with a prompt to the page of the view, or to the first page in it.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field with a prompt to the page of the view, or to the first page in it, in use while a binding is true.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }
}
