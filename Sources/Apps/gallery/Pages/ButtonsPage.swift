import SwiftUI

struct ButtonsPage: View {
  @State private var count = 0

  var body: some View {
    Samples {
      Sample("Styles") {
        Button("Automatic") { count += 1 }
        Button("Bordered") { count += 1 }.buttonStyle(.bordered)
        Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
        Button("Borderless") { count += 1 }.buttonStyle(.borderless)
        Button("Plain") { count += 1 }.buttonStyle(.plain)
        Text("Pressed \(count) times").foregroundStyle(.secondary)
      }
      Sample("Roles") {
        Button("Delete", role: .destructive) { count += 1 }.buttonStyle(.bordered)
        Button("Delete", role: .destructive) { count += 1 }.buttonStyle(.borderedProminent)
        Button("Cancel", role: .cancel) { count += 1 }.buttonStyle(.bordered)
      }
      Sample("With symbols") {
        Button("Add", systemImage: "plus") { count += 1 }.buttonStyle(.bordered)
        Button("Add", systemImage: "plus") { count += 1 }
          .buttonStyle(.bordered).labelStyle(.iconOnly)
      }
      Sample("Sizes") {
        HStack {
          Button("Mini") { count += 1 }.controlSize(.mini)
          Button("Small") { count += 1 }.controlSize(.small)
          Button("Regular") { count += 1 }
          Button("Large") { count += 1 }.controlSize(.large)
        }
        .buttonStyle(.bordered)
      }
      Sample("Disabled") {
        HStack {
          Button("Bordered") { count += 1 }.buttonStyle(.bordered)
          Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
          Button("Borderless") { count += 1 }.buttonStyle(.borderless)
        }
        .disabled(true)
      }
      Sample("Tinted") {
        Button("Bordered") { count += 1 }.buttonStyle(.bordered).tint(.green)
        Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent).tint(.orange)
      }
      Sample("Groups") {
        ControlGroup {
          Button("Back", systemImage: "chevron.left") { count -= 1 }
          Button("Forward", systemImage: "chevron.right") { count += 1 }
        }
      }
    }
  }
}
