import SwiftUI

struct ListsPage: View {
  private struct Row: Identifiable {
    let id: Int
    let title: LocalizedStringKey
    let symbol: String
  }

  @State private var rows = [
    Row(id: 1, title: "Lotus", symbol: "leaf"), Row(id: 2, title: "Willow", symbol: "wind"),
    Row(id: 3, title: "Moon", symbol: "moon"), Row(id: 4, title: "Cicada", symbol: "speaker"),
  ]
  @State private var isExpanded = true

  var body: some View {
    List {
      Section("Rows") {
        Text("A plain row")
        Label("With a symbol", systemImage: "star").badge(12)
        LabeledContent("With a value") { Text("Value") }
        NavigationLink("Leads on") { Text("Here it leads") }
        Button("Is pressed") {}
      }
      Section {
        ForEach(rows) { row in
          Label(row.title, systemImage: row.symbol)
            .swipeActions {
              Button("Delete", systemImage: "trash", role: .destructive) {
                rows.removeAll { $0.id == row.id }
              }
            }
            .swipeActions(edge: .leading) {
              Button("To the top", systemImage: "pin") { move(row.id) }.tint(.orange)
            }
        }
        .onDelete { rows.remove(atOffsets: $0) }
      } header: {
        Text("Rows that can be swiped")
      } footer: {
        Text("To the left they are deleted, to the right they go to the top.")
      }
      Section("Groups") {
        DisclosureGroup("Opens and closes", isExpanded: $isExpanded) {
          Text("Inside")
          Text("Inside too")
        }
      }
    }
  }

  private func move(_ id: Int) {
    guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
    rows.insert(rows.remove(at: index), at: 0)
  }
}
