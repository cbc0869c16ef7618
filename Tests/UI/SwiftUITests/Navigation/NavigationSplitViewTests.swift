import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct NavigationSplitViewTests {
  @Test(arguments: [(400, 1), (599, 1), (600, 2), (999, 2), (1000, 3), (1400, 3)])
  func columnsAreShownByWidth(width: CGFloat, count: Int) {
    let host = ViewHost(Mail(), size: CGSize(width: width, height: 800))

    #expect(host.columns.count == count)
    host.close()
  }

  @Test(arguments: [(640, 1), (679, 1), (681, 2), (1300, 2)])
  func columnsThatDoNotFitBesideEachOtherAreGoneTo(width: CGFloat, count: Int) {
    let host = ViewHost(AskingForWidth(), size: CGSize(width: width, height: 800))

    #expect(host.columns.count == count)
    host.resize(to: CGSize(width: 1400, height: 800))
    #expect(host.columns.count == 2)
    host.resize(to: CGSize(width: width, height: 800))
    #expect(host.columns.count == count)
    host.close()
  }

  @Test func backFromADetailThatIsAloneTellsTheProgram() {
    let host = ViewHost(Preferring(), size: CGSize(width: 400, height: 800))

    host.press("Back")

    #expect(host.columns == [.sidebar])
    host.resize(to: CGSize(width: 1200, height: 800))
    host.resize(to: CGSize(width: 400, height: 800))
    #expect(host.columns == [.sidebar])
    host.close()
  }

  @Test func columnsShareTheWidth() {
    let host = ViewHost(Mail(), size: CGSize(width: 1202, height: 800))

    #expect(
      host.columnFrames == [
        CGRect(x: 0, y: 0, width: 260, height: 800),
        CGRect(x: 261, y: 0, width: 300, height: 800),
        CGRect(x: 562, y: 0, width: 640, height: 800),
      ])
    host.close()
  }

  @Test func selectionLeadsOnInANarrowWindowAndBackTakesItAway() {
    let host = ViewHost(Mail(), size: CGSize(width: 400, height: 800))
    #expect(host.columns == [.sidebar])

    host.press("Inbox")
    #expect(host.columns == [.content])
    #expect(host.texts.contains("letters of Inbox"))
    host.press("letter 2")
    #expect(host.columns == [.detail])
    #expect(host.texts.contains("letter 2 of Inbox"))

    host.press("Inbox letters")
    #expect(host.columns == [.content])
    host.press("Boxes")

    #expect(host.columns == [.sidebar])
    #expect(host.texts.contains("box none"))
    host.close()
  }

  @Test func placeAndStateSurviveAChangeOfWidth() {
    let host = ViewHost(Mail(), size: CGSize(width: 400, height: 800))
    host.press("Inbox")
    host.press("letter 2")
    host.press("seen 0")

    host.resize(to: CGSize(width: 1200, height: 800))
    #expect(host.columns == [.sidebar, .content, .detail])
    #expect(host.texts.contains("seen 1"))
    host.resize(to: CGSize(width: 700, height: 800))
    #expect(host.columns == [.content, .detail])
    host.resize(to: CGSize(width: 400, height: 800))

    #expect(host.columns == [.detail])
    #expect(host.texts.contains("seen 1"))
    host.close()
  }

  @Test func backShowsTheSidebarWhereThereIsRoomForTwo() throws {
    let host = ViewHost(Mail(), size: CGSize(width: 700, height: 800))
    host.press("Inbox")
    host.press("letter 1")
    #expect(host.columns == [.content, .detail])

    host.press("Boxes")

    #expect(host.columns == [.sidebar, .content])
    host.close()
  }

  @Test func columnsThatDoNotChangeAreNotEvaluatedAgain() {
    let host = ViewHost(Mail(), size: CGSize(width: 1200, height: 800))
    let before = host.graph.counters.bodiesByType["Boxes"]

    host.resize(to: CGSize(width: 1100, height: 800))

    #expect(host.graph.counters.bodiesByType["Boxes"] == before)
    host.close()
  }

  @Test func linkInTheSidebarShowsItsDestinationInTheDetail() {
    let host = ViewHost(Links(), size: CGSize(width: 800, height: 600))
    #expect(host.texts.contains("nothing chosen"))

    host.press("by value")
    #expect(host.texts.contains("value 4"))
    #expect(!host.texts.contains("nothing chosen"))
    host.press("by view")

    #expect(host.texts.contains("a view"))
    host.close()
  }

  @Test func linkInTheSidebarLeadsOnInANarrowWindow() {
    let host = ViewHost(Links(), size: CGSize(width: 400, height: 600))

    host.press("by value")
    #expect(host.texts.contains("value 4"))
    #expect(!host.texts.contains("by value"))
    host.press("Back")

    #expect(host.texts.contains("by value"))
    host.close()
  }

  @Test func valueOfASidebarLinkLandsInTheStackOfTheDetail() {
    let host = ViewHost(StackInDetail(), size: CGSize(width: 800, height: 600))
    host.press("go 1")
    #expect(host.texts.contains("page 1 at depth 1"))
    host.press("deeper")
    #expect(host.texts.contains("page 2 at depth 2"))

    host.press("go 7")

    #expect(host.texts.contains("page 7 at depth 1"))
    host.close()
  }

  @Test func stackInTheDetailLeadsBackToTheSidebarInANarrowWindow() {
    let host = ViewHost(StackInDetail(), size: CGSize(width: 400, height: 600))
    host.press("go 1")
    host.press("deeper")
    #expect(host.texts.contains("page 2 at depth 2"))

    host.press("Back")
    host.press("Back")
    #expect(host.texts == ["Menu", "Root", "root"])
    host.press("Menu")

    #expect(host.texts.contains("go 1"))
    host.close()
  }

  @Test func programChoosesTheColumnsThatAreShown() {
    let host = ViewHost(Choosing(), size: CGSize(width: 1200, height: 800))
    #expect(host.columns == [.detail])

    host.press("show all")

    #expect(host.columns == [.sidebar, .detail])
    host.close()
  }

  @Test func programChoosesTheColumnOfANarrowWindow() {
    let host = ViewHost(Preferring(), size: CGSize(width: 400, height: 800))
    #expect(host.columns == [.detail])

    host.press("back to the start")

    #expect(host.columns == [.sidebar])
    host.close()
  }
}

extension ViewHost {
  fileprivate var columns: [ColumnRole] {
    renderer.screen.flattened().compactMap {
      if case .region(.column(let role)) = $0.content { role } else { nil }
    }
  }

  fileprivate var columnFrames: [CGRect] {
    renderer.screen.flattened().compactMap {
      if case .region(.column) = $0.content { $0.frame } else { nil }
    }
  }

  fileprivate func resize(to size: CGSize) {
    graph.size = size
    settle()
  }
}

private struct Mail: View {
  @State private var box: String?
  @State private var letter: Int?

  var body: some View {
    NavigationSplitView {
      Boxes(box: $box)
    } content: {
      VStack {
        Text(verbatim: "letters of \(box ?? "none")")
        List([1, 2], id: \.self, selection: $letter) { Text(verbatim: "letter \($0)") }
      }
      .navigationTitle(Text(verbatim: "\(box ?? "") letters"))
      .navigationSplitViewColumnWidth(min: 200, ideal: 300)
    } detail: {
      VStack {
        Text(verbatim: "letter \(letter ?? 0) of \(box ?? "none")")
        Counter()
      }
    }
  }
}

private struct Boxes: View {
  @Binding var box: String?

  var body: some View {
    VStack {
      List(["Inbox", "Sent"], id: \.self, selection: $box) { Text(verbatim: $0) }
      Text(verbatim: "box \(box ?? "none")")
    }
    .navigationTitle("Boxes")
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Text(verbatim: "seen \(count)").onTapGesture { count += 1 } }
}

private struct Links: View {
  var body: some View {
    NavigationSplitView {
      VStack {
        NavigationLink("by value", value: 4)
        NavigationLink("by view") { Text(verbatim: "a view") }
      }
      .navigationDestination(for: Int.self) { Text(verbatim: "value \($0)") }
    } detail: {
      Text(verbatim: "nothing chosen")
    }
  }
}

private struct StackInDetail: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationSplitView {
      VStack {
        NavigationLink("go 1", value: 1)
        NavigationLink("go 7", value: 7)
      }
      .navigationTitle("Menu")
    } detail: {
      NavigationStack(path: $path) {
        Text(verbatim: "root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text(verbatim: "page \(number) at depth \(path.count)")
              NavigationLink("deeper", value: number + 1)
            }
          }
      }
    }
  }
}

private struct AskingForWidth: View {
  var body: some View {
    NavigationSplitView {
      Text(verbatim: "sidebar").navigationSplitViewColumnWidth(min: 300, ideal: 320)
    } detail: {
      Text(verbatim: "detail").navigationSplitViewColumnWidth(min: 380, ideal: 500)
    }
  }
}

private struct Choosing: View {
  @State private var visibility = NavigationSplitViewVisibility.detailOnly

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      Text(verbatim: "sidebar")
    } detail: {
      Text(verbatim: "show all").onTapGesture { visibility = .all }
    }
  }
}

private struct Preferring: View {
  @State private var column = NavigationSplitViewColumn.detail

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      Text(verbatim: "sidebar")
    } detail: {
      Text(verbatim: "back to the start").onTapGesture { column = .sidebar }
    }
  }
}
