import SwiftUICore

/// The pages of a stack as an element, of which the last is shown; `.back` leaves it.
struct StackPages<Root: View>: View {
  let model: StackModel
  let path: StackPath
  let back: BackAction?
  let region: RegionContent
  let root: Root

  init(
    model: StackModel, path: StackPath, back: BackAction?, region: RegionContent, root: Root
  ) {
    self.model = model
    self.path = path
    self.back = back
    self.region = region
    self.root = root
  }

  var body: some View {
    let entries = model.entries(along: path)
    ElementView(
      .region(region), alignment: .topLeading,
      offers: entries.isEmpty && back == nil ? [] : [.back], perform: { _ in goBack() }
    ) {
      Deck(showing: entries.count..<entries.count + 1) {
        PageView(page: model.rootPage, back: back, content: rootContent)
        ForEach(entries) { entry in
          PageView(page: entry.page, back: entry.back, content: EntryView(entry: entry))
        }
      }
    }
    .onUpdate(of: entries.map(\.id)) { _ in model.tellOwners() }
    .environment(\.navigationTarget, model)
  }

  /// The root, or what a link from the column before has put in its place.
  @ViewBuilder private var rootContent: some View {
    if let entry = model.replacement {
      EntryView(entry: entry).id(entry.id)
    } else {
      root
    }
  }

  private func goBack() {
    if model.isAtRoot { back?.perform() } else { model.pop() }
  }
}
