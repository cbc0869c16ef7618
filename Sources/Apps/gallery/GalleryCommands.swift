import SwiftUI

/// The commands of the gallery: its pages, and items of every kind.
struct GalleryCommands: Commands {
  @FocusedBinding(\.galleryPage) private var page
  @State private var showsGrid = true
  @State private var order = Order.name
  @State private var size = 1

  private enum Order: Hashable { case name, date }

  var body: some Commands {
    CommandMenu("Pages") {
      Button("Next Page") { step(1) }
        .keyboardShortcut(.pageDown)
        .disabled(neighbour(1) == nil)
      Button("Previous Page") { step(-1) }
        .keyboardShortcut(.pageUp)
        .disabled(neighbour(-1) == nil)
      Divider()
      ForEach(GalleryPage.Chapter.allCases) { chapter in
        Menu(chapter.title) {
          ForEach(chapter.pages) { other in Button(other.title) { page = other } }
        }
      }
    }
    CommandMenu("Samples") {
      Toggle("Show the grid", isOn: $showsGrid).keyboardShortcut("g")
      Section("Sort by") {
        Picker("Sort by", selection: $order) {
          Text("By name").tag(Order.name)
          Text("By date").tag(Order.date)
        }
      }
      Section {
        Button("Larger") { size += 1 }.keyboardShortcut("+")
        Button("Not now") {}.disabled(true)
        Button("Empty the trash", role: .destructive) { size = 1 }
      }
    }
  }

  /// The page that is so many steps away from the one that is shown.
  private func neighbour(_ steps: Int) -> GalleryPage? {
    let pages = GalleryPage.Chapter.allCases.flatMap(\.pages)
    guard case let shown?? = page, let index = pages.firstIndex(of: shown),
      pages.indices.contains(index + steps)
    else { return nil }
    return pages[index + steps]
  }

  private func step(_ steps: Int) {
    if let neighbour = neighbour(steps) { page = .some(neighbour) }
  }
}

/// Hands the page of the window in front to the commands.
struct GalleryPageKey: FocusedValueKey {
  typealias Value = Binding<GalleryPage?>
}

extension FocusedValues {
  /// Which page the window in front shows.
  var galleryPage: Binding<GalleryPage?>? {
    get { self[GalleryPageKey.self] }
    set { self[GalleryPageKey.self] = newValue }
  }
}
