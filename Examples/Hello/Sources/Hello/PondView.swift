import SwiftUI

/// Counts the flowers of one pond.
struct PondView: View {
  let pond: Pond
  @Binding var counts: [Pond: Int]

  var body: some View {
    VStack(spacing: 16) {
      Text("\(counts[pond, default: 0]) lotus flowers")
      Button("One more") { counts[pond, default: 0] += 1 }
    }
    .padding()
    .navigationTitle(pond.name)
  }
}
