import SwiftUI
import SwiftUITesting
import Testing

/// What lists and pages look like in characters.
@MainActor struct ListScreenTests {
  @Test func pageHasItsTitleAboveALine() {
    let screen = screen(columns: 24, rows: 5) {
      NavigationStack { Text(verbatim: "内容").navigationTitle(Text(verbatim: "水木社区")) }
    }

    #expect(
      screen == """
          水木社区
        ────────────────────────

                  内容
        """)
  }

  @Test func backLeadsToThePageBefore() {
    let size = CGSize(width: 24 * 8, height: 3 * 16)
    let host = ViewHost(
      NavigationStack {
        NavigationLink(value: 1) { Text(verbatim: "go") }.navigationTitle(Text(verbatim: "首页"))
          .navigationDestination(for: Int.self) { _ in
            Text(verbatim: "second").navigationTitle(Text(verbatim: "话题"))
              .toolbar {
                ToolbarItem {
                  Button {
                  } label: {
                    Image(systemName: "star")
                  }
                }
              }
          }
      }, size: size, in: .cells)

    host.press("go")

    #expect(
      host.snapshot == """
          ‹首页 话题         ☆
        ────────────────────────
                 second
        """)
  }

  @Test func sectionsHaveALineAndHighRowsAGap() {
    let screen = screen(columns: 20, rows: 12) {
      List {
        Section {
          rows
        } header: {
          Text(verbatim: "热门")
        }
        Section {
          Text(verbatim: "c")
          Text(verbatim: "d")
        } header: {
          Text(verbatim: "Other")
        } footer: {
          Text(verbatim: "共四条")
        }
      }
      .listStyle(.grouped)
    }

    #expect(
      screen == """
          热门 ───────────
          a
          甲 · 1

          b
          乙 · 2

          Other ──────────
          c
          d
          共四条
        """)
  }

  private var rows: some View {
    ForEach(["甲 · 1", "乙 · 2"], id: \.self) { detail in
      VStack(alignment: .leading) {
        Text(verbatim: detail == "甲 · 1" ? "a" : "b")
        Text(verbatim: detail)
      }
    }
  }

  @Test func selectedRowIsMarked() {
    let screen = screen(columns: 12, rows: 3) {
      List(1..<4, selection: .constant(2 as Int?)) { Text(verbatim: "row \($0)") }
        .listStyle(.plain)
    }

    #expect(screen == "  row 1\n▸ row 2\n  row 3")
  }

  @Test func tabsStandBesideEachOtherTheSelectedOneInBrackets() {
    let screen = screen(columns: 30, rows: 2) {
      TabView(selection: .constant(2)) {
        Text(verbatim: "一").tabItem { Text(verbatim: "首页") }.tag(1)
        Text(verbatim: "二").tabItem { Text(verbatim: "版面") }.tag(2)
      }
    }

    #expect(screen == "              二\n          首页 [版面]")
  }

  @Test func contentThatIsScrolledAwayIsNotShown() {
    let screen = screen(columns: 8, rows: 4) {
      VStack(spacing: 0) {
        Text(verbatim: "top")
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<9) { Text(verbatim: "row \($0)") } }
        }
        Text(verbatim: "bottom")
      }
    }

    #expect(screen == "  top\n row 0\n row 1\n bottom")
  }
}

/// What a view looks like in a grid of cells.
@MainActor func screen<V: View>(
  columns: Int, rows: Int, @ViewBuilder _ view: () -> V
) -> String {
  ViewHost(view(), size: CGSize(width: columns * 8, height: rows * 16), in: .cells).snapshot
}
