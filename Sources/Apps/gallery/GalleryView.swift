import SwiftUI

/// The list of pages and the page that was chosen.
struct GalleryView: View {
  @State private var page: GalleryPage? = .texts
  @State private var preferredColumn = NavigationSplitViewColumn.detail

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $preferredColumn) {
      List(selection: $page) {
        ForEach(GalleryPage.Chapter.allCases) { chapter in
          Section(chapter.title) {
            ForEach(chapter.pages) { Label($0.title, systemImage: $0.symbol).tag($0) }
          }
        }
      }
      .navigationTitle("Gallery")
    } detail: {
      if let page {
        page.content.navigationTitle(page.title).id(page)
      } else {
        ContentUnavailableView("No page is chosen", systemImage: "square.grid.2x2")
      }
    }
    .focusedSceneValue(\.galleryPage, $page)
    .onOpenURL { url in
      guard let found = GalleryPage(url) else { return }
      page = found
      preferredColumn = .detail
    }
  }
}

/// A column of samples that scrolls.
struct Samples<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) { content }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// A few forms of one element under their name.
struct Sample<Content: View>: View {
  private let title: LocalizedStringKey
  private let content: Content

  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline).accessibilityAddTraits(.isHeader)
      content
    }
  }
}
