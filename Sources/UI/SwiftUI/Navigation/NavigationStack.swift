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
    let entries = model.entries(along: path ?? .erased($ownPath))
    StackRegion(model: model, depth: entries.count, back: column?.back) {
      Deck(showing: entries.count..<entries.count + 1) {
        PageView(page: model.rootPage, back: column?.back, content: root)
        ForEach(entries) { entry in
          PageView(page: entry.page, back: entry.back, content: EntryView(entry: entry))
        }
      }
    }
    .environment(\.navigationTarget, model)
    .environment(\.columnContext, nil)
    .onUpdate(of: entries.map(\.id)) { _ in model.tellOwners() }
  }
}

/// The stack as an element; `.back` leaves its top page.
private struct StackRegion<Content: View>: View {
  let model: StackModel
  let depth: Int
  let back: BackAction?
  @ViewBuilder let content: Content

  var body: some View {
    ElementView(
      .region(.navigation), alignment: .topLeading, offers: canGoBack ? [.back] : [],
      perform: { _ in goBack() }
    ) { content }
  }

  private var canGoBack: Bool { depth > 0 || back != nil }

  private func goBack() {
    if depth > 0 { model.pop() } else { back?.perform() }
  }
}
