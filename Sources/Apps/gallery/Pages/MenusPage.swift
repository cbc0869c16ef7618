import SwiftUI

struct MenusPage: View {
  @State private var last: LocalizedStringKey = "Nothing yet"
  @State private var isOn = true

  var body: some View {
    Samples {
      Sample("Menus") {
        Menu("Actions") { items }
        Menu("More", systemImage: "ellipsis.circle") { items }
        Menu("Bordered") { items }.menuStyle(.button).buttonStyle(.bordered)
        Menu("Disabled") { items }.disabled(true)
      }
      Sample("Context menus") {
        Text("Press with the right button, or long")
          .padding()
          .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
          .contextMenu { items }
      }
      Sample("Chosen last") { Text(last).foregroundStyle(.secondary) }
    }
  }

  @ViewBuilder private var items: some View {
    Button("Copy", systemImage: "doc.on.doc") { last = "Copy" }
    Button("Share", systemImage: "square.and.arrow.up") { last = "Share" }
    Toggle("Follow", isOn: $isOn)
    Menu("More") {
      Button("First") { last = "First" }
      Button("Second") { last = "Second" }
    }
    Divider()
    Button("Delete", systemImage: "trash", role: .destructive) { last = "Delete" }
  }
}
