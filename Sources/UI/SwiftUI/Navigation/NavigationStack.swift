public import SwiftUICore

/// Shows a root view, and pages above it that can be gone back from.
public struct NavigationStack<Data, Root: View>: View {
  private let path: StackPath?
  private let root: Root
  @State private var ownPath = NavigationPath()
  @State private var model = StackModel()
  @Environment(\.columnContext) private var column

  /// Creates a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Creates a stack whose path the program keeps, with values of any type.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = .erased(path)
    self.root = root()
  }

  /// Creates a stack whose path the program keeps, with values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = .typed(path)
    self.root = root()
  }

  public var body: some View {
    column?.model?.adopt(model)
    return StackPages(
      model: model, path: path ?? .erased($ownPath), back: column?.back, region: .navigation,
      root: root
    )
    .environment(\.columnContext, nil)
  }
}
