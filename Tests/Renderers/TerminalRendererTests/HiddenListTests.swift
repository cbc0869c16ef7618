import Observation
import SwiftUI
import TerminalRenderer
import Testing

/// A list that changes while another tab is shown.
@MainActor struct HiddenListTests {
  @Test(arguments: [["b", "a"], ["c", "a", "b"], ["b"], ["b", "c", "a"]])
  func listShowsWhatItHasBecome(names: [String]) {
    let haul = Haul()
    let host = TerminalHost(Tabs(haul: haul), columns: 60, rows: 20)
    host.type("2")
    let first = host.text

    host.type("1")
    haul.names = names
    host.window.settle()
    host.type("2")

    #expect(first.contains("fish a") && first.contains("fish b"))
    let shown = host.lines.compactMap { $0.firstMatch(of: /fish (.)/).map { String($0.1) } }
    #expect(shown == names, "\(host.text)")
  }
}

@MainActor @Observable private final class Haul {
  var names = ["a", "b"]
}

private struct Tabs: View {
  let haul: Haul

  var body: some View {
    TabView {
      Tab("One", systemImage: "star") { Text("one") }
      Tab("Two", systemImage: "star") {
        NavigationStack {
          List(haul.names, id: \.self) { name in
            NavigationLink(value: name) {
              VStack(alignment: .leading) {
                Text("fish \(name)")
                Text("water")
              }
            }
          }
          .navigationTitle("List")
        }
      }
    }
  }
}
