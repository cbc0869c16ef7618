public import SwiftUICore

extension List where SelectionValue == Never {
  /// Creates a list of views, sections and collections.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }

  /// Creates a list with a row for each identifiable element.
  public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, whose identity a key path leads to.
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number of a range that doesn't change.
  public init<RowContent>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for a binding to each identifiable element.
  public init<Data, RowContent>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for a binding to each element, whose identity a key path leads to.
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }
}
