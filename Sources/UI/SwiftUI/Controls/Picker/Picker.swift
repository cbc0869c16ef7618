public import SwiftUICore

/// A control that chooses one of several values, each shown by a view with its tag.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: [Binding<SelectionValue>]
  let label: Label
  let content: Content

  /// Creates a picker that shows a view as its label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = [selection]
    self.content = content()
    self.label = label()
  }

  /// Creates a picker for several values: nothing is chosen while they differ.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = sources.map { $0[keyPath: selection] }
    self.content = content()
    self.label = label()
  }

  /// Creates a picker that shows a view as its label.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = [selection]
    self.label = label
    self.content = content()
  }

  @MainActor @preconcurrency public var body: some View {
    PickerBody(selection: selection, label: label, content: content)
  }
}
