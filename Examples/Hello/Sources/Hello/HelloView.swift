import SwiftUI

/// A list of ponds, each of which leads to a page of its own.
struct HelloView: View {
  @State private var counts: [Pond: Int] = [:]

  var body: some View {
    NavigationStack {
      List(Pond.all) { pond in
        NavigationLink(value: pond) {
          VStack(alignment: .leading) {
            Text(pond.name)
            Text("\(counts[pond, default: 0]) lotus flowers").font(.caption)
              .foregroundStyle(.secondary)
          }
        }
      }
      .navigationTitle("Ponds")
      .navigationDestination(for: Pond.self) { pond in
        PondView(pond: pond, counts: $counts)
      }
    }
  }
}

#Preview("Ponds", traits: .fixedLayout(width: 390, height: 320)) { HelloView() }
