import Foundation
import HeadlessRenderer
import Observation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct ListLookTests {
  private let size = CGSize(width: 300, height: 440)

  @Test(arguments: [
    (ListLook.plain, 0.0), (.inset, 0), (.grouped, 0), (.insetGrouped, 16), (.sidebar, 16),
  ])
  func styleDecidesTheLook(look: ListLook, margin: CGFloat) throws {
    let list = List { Text("Row") }
    let host =
      switch look {
      case .plain: ViewHost(list.listStyle(.plain), size: size)
      case .inset: ViewHost(list.listStyle(.inset), size: size)
      case .grouped: ViewHost(list.listStyle(.grouped), size: size)
      case .insetGrouped: ViewHost(list.listStyle(.insetGrouped), size: size)
      case .sidebar: ViewHost(list.listStyle(.sidebar), size: size)
      }

    #expect(host.renderer.screen.elements[try host.list()]?.content == .region(.list(look)))
    #expect(host.rowFrames == [CGRect(x: margin, y: 0, width: 300 - 2 * margin, height: 44)])
  }

  @Test func insetsOfRowReplaceTheUsualOnes() throws {
    let host = ViewHost(
      List {
        Color.red.frame(width: 20, height: 60).listRowInsets(
          EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      }, size: size)

    let color = try #require(host.renderer.screen.flattened().first { $0.content == .color(.red) })

    #expect(color.frame.origin == CGPoint(x: 2, y: 1))
    #expect(host.rowFrames.first?.height == 64)
  }

  @Test func modifierOfCollectionConcernsEachRow() throws {
    let host = ViewHost(
      List {
        ForEach(0..<2) { Text("\($0)") }.listRowSeparator(.hidden)
        Text("Last")
      }, size: size)

    #expect(try (0..<3).map { try host.row($0).hidesSeparator } == [true, true, false])
  }

  @Test func separatorsFollowWhatIsNearest() throws {
    let host = ViewHost(
      List {
        Section {
          Text("a").listRowSeparator(.visible, edges: .bottom)
          Text("b").listRowSeparatorTint(.red)
          Text("c")
        }.listRowSeparator(.hidden, edges: .bottom).listSectionSeparator(.visible, edges: .top)
      }.listStyle(.plain), size: size)

    let rows = try (0..<3).map { try host.row($0) }

    #expect(rows.map(\.hidesSeparator) == [false, true, true])
    #expect(rows.map(\.hidesTopSeparator) == [false, true, true])
    #expect(rows.map(\.separatorColor) == [nil, .red, nil])
  }

  @Test func backgroundLiesBehindTheWholeRow() throws {
    struct Coloured: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View {
        Text("Row").listRowBackground(isEnabled ? Color.green : Color.red)
      }
    }
    let host = ViewHost(List { Coloured().disabled(true) }, size: size)

    let color = try #require(host.renderer.screen.flattened().first { $0.content == .color(.red) })

    #expect(color.frame == host.rowFrames.first)
    #expect(try host.row(0).hasBackground)
  }

  @Test func badgeStandsAtTheTrailingEdge() throws {
    let host = ViewHost(
      List {
        Text("Inbox").badge(12)
        Text("Empty").badge(0)
      }, size: size)

    let badge = try #require(
      host.renderer.screen.flattened().first {
        if case .text(let text) = $0.content { text.string == "12" } else { false }
      })

    #expect(host.texts == ["Inbox", "12", "Empty"])
    #expect(badge.frame.maxX == 284)
  }

  @Test func spacingPartsRowsAndSections() {
    let list = List {
      Section { ForEach(0..<2) { Text("a\($0)") } }
      Section { Text("b") }
    }
    func starts(_ host: ViewHost) -> [CGFloat] { host.rowFrames.map(\.minY) }

    #expect(starts(ViewHost(list.listStyle(.grouped), size: size)) == [0, 44, 104])
    #expect(starts(ViewHost(list.listStyle(.plain), size: size)) == [0, 44, 88])
    #expect(
      starts(ViewHost(list.listStyle(.grouped).listRowSpacing(5), size: size)) == [0, 49, 109])
    #expect(
      starts(ViewHost(list.listStyle(.grouped).listSectionSpacing(30), size: size)) == [0, 44, 118])
    #expect(
      starts(ViewHost(list.listStyle(.grouped).listSectionSpacing(.compact), size: size))
        == [0, 44, 96])
  }

  @Test func leastHeightComesFromTheEnvironment() {
    let host = ViewHost(
      List { Text("Row") }.environment(\.defaultMinListRowHeight, 70), size: size)

    #expect(host.rowFrames.first?.height == 70)
  }

  @Test func headersStayInSightOfPlainLists() throws {
    let list = List {
      ForEach(0..<3) { section in
        Section("S\(section)") { ForEach(0..<20) { Text("\(section).\($0)") } }
      }
    }
    let plain = ViewHost(list.listStyle(.plain), size: size)
    let grouped = ViewHost(list.listStyle(.grouped), size: size)

    try plain.scroll(to: 300)
    try grouped.scroll(to: 300)

    #expect(plain.texts.contains("S0"))
    #expect(!grouped.texts.contains("S0"))
  }

  @Test func foldedSectionShowsItsHeaderOnly() throws {
    struct Foldable: View {
      @State private var isExpanded = true
      var body: some View {
        List {
          Section("Letters", isExpanded: $isExpanded) { ForEach(0..<3) { Text("\($0)") } }
          Text("Last")
        }
      }
    }
    let host = ViewHost(Foldable(), size: size)
    #expect(host.texts == ["Letters", "0", "1", "2", "Last"])

    #expect(host.press("Letters"))
    #expect(host.texts == ["Letters", "Last"])
    #expect(host.press("Letters"))

    #expect(host.texts == ["Letters", "0", "1", "2", "Last"])
    host.expectSound()
  }

  @Test func backgroundOfTheListCanBeLeftOut() throws {
    let host = ViewHost(
      List { Text("Row") }.scrollContentBackground(.hidden), size: size)
    let area = try #require(host.renderer.screen.scrollAreas.first)

    guard case .scroll(let content) = host.renderer.screen.elements[area]?.content else {
      Issue.record("not a scroll area")
      return
    }

    #expect(content.hidesBackground)
  }
}
