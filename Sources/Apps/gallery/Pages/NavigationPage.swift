import SwiftUI

struct NavigationPage: View {
  @State private var search = ""
  @State private var isMarked = false

  private let names = ["荷花", "Lotus", "柳树", "Willow", "月亮", "Moon"]

  var body: some View {
    List(found, id: \.self) { name in
      NavigationLink(value: name) { Text(verbatim: name) }
    }
    .overlay { if found.isEmpty { ContentUnavailableView.search(text: search) } }
    .navigationDestination(for: String.self) { name in
      Text(verbatim: name).font(.largeTitle).navigationTitle(Text(verbatim: name))
    }
    .searchable(text: $search, prompt: "Names")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button(isMarked ? "Remove the mark" : "Mark", systemImage: isMarked ? "star.fill" : "star")
        {
          isMarked.toggle()
        }
      }
      ToolbarItem { Menu("More", systemImage: "ellipsis") { Button("Mark") { isMarked = true } } }
    }
  }

  private var found: [String] {
    search.isEmpty ? names : names.filter { $0.localizedCaseInsensitiveContains(search) }
  }
}
