public import SwiftUICore

// The initializers of lists whose rows can be selected, one at a time or several.

extension List {
  /// Creates a list of views, sections and collections, one of which can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .one($0) }, content: content())
  }

  /// Creates a list with a row for each identifiable element, one of which can be selected.
  public init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, whose identity a key path leads to,
  /// one of which can be selected.
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(
      selection: selection.map { .one($0) },
      content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number of a range that doesn't change,
  /// one of which can be selected.
  public init<RowContent>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(
      selection: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for a binding to each identifiable element,
  /// one of which can be selected.
  public init<Data, RowContent>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selection: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Creates a list of views, sections and collections, several of which can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .many($0) }, content: content())
  }

  /// Creates a list with a row for each identifiable element, several of which can be selected.
  public init<Data, RowContent>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { .many($0) }, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, whose identity a key path leads to,
  /// several of which can be selected.
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(
      selection: selection.map { .many($0) },
      content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number of a range that doesn't change,
  /// several of which can be selected.
  public init<RowContent>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(
      selection: selection.map { .many($0) }, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for a binding to each identifiable element,
  /// several of which can be selected.
  public init<Data, RowContent>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selection: selection.map { .many($0) }, content: ForEach(data, content: rowContent))
  }
}
