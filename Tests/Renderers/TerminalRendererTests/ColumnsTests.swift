import Observation
import SwiftUI
import TerminalRenderer
import Testing

/// Columns beside each other.
@MainActor struct ColumnsTests {
  @Test func keyboardBeginsInTheRowsThatComeAfterTheSidebar() {
    let haul = Haul()
    let host = TerminalHost(Columns(haul: haul), columns: 130, rows: 20)
    let waiting = host.text

    haul.fish = ["carp", "pike"]
    host.window.settle()

    #expect(waiting.contains("Waters"))
    #expect(host.line(with: "carp")?.contains("> carp") == true, "\(host.text)")
    #expect(host.line(with: "Lake")?.contains("> Lake") == false)
  }

  @Test func whoHasGoneToTheSidebarStaysThere() {
    let haul = Haul()
    haul.fish = ["carp"]
    let host = TerminalHost(Columns(haul: haul), columns: 130, rows: 20)

    host.press(.left)
    haul.fish = ["carp", "pike"]
    host.window.settle()

    #expect(host.line(with: "Lake")?.contains("> Lake") == true, "\(host.text)")
  }

  @Test func clickInTheListMarksTheRowThatItOpens() throws {
    let host = TerminalHost(ChosenFish(), columns: 130, rows: 20)
    host.press(.enter)
    let opened = host.text
    let row = try #require(host.lines.firstIndex { $0.contains("pike") })

    host.click(column: 32, row: row)

    #expect(opened.contains("About carp"))
    #expect(host.text.contains("About pike"))
    #expect(host.line(with: " pike ")?.contains("> pike") == true, "\(host.text)")
    #expect(host.line(with: " carp ")?.contains("> carp") == false, "\(host.text)")
  }

  @Test func linesBelowBarsMeetThoseBetweenColumns() throws {
    let host = TerminalHost(Columns(haul: Haul()), columns: 130, rows: 20)

    let line = try #require(host.lines.first { $0.contains("───") })

    #expect(!line.contains("─│"), "\(line)")
    #expect(line.contains("┼") || line.contains("┤"), "\(line)")
  }
}

/// What has been caught so far.
@MainActor @Observable private final class Haul {
  var fish: [String] = []
}

private struct Columns: View {
  let haul: Haul

  var body: some View {
    NavigationSplitView {
      List(["Lake", "River"], id: \.self) { NavigationLink($0, value: $0) }
        .navigationTitle("Waters")
    } content: {
      List(haul.fish, id: \.self) { NavigationLink($0, value: $0) }
        .navigationTitle("Fish")
    } detail: {
      Text("nothing chosen")
    }
  }
}

/// A list whose rows show something in the column beside.
private struct ChosenFish: View {
  @State private var chosen = "nothing"

  var body: some View {
    NavigationSplitView {
      List(["Lake"], id: \.self) { NavigationLink($0, value: $0) }
    } content: {
      List(["carp", "pike"], id: \.self) { name in Button("\(name) ") { chosen = name } }
        .navigationTitle("Fish")
    } detail: {
      ScrollView { Text("About \(chosen)") }.navigationTitle(chosen)
    }
  }
}
