import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct TabViewTests {
  @Test func firstPageIsShownWithTheTabsBelowItInANarrowWindow() throws {
    let host = ViewHost(Tabs())

    #expect(host.texts.contains("home 0"))
    #expect(!host.texts.contains("search"))
    let bar = try host.frame { if case .tabBar = $0 { true } else { false } }
    #expect(bar.maxY == 844)
    host.close()
  }

  @Test func tabsLieAboveThePageInAWideWindow() throws {
    let host = ViewHost(Tabs(), size: CGSize(width: 1000, height: 700))

    let bar = try host.frame { if case .tabBar = $0 { true } else { false } }

    #expect(bar.minY == 0)
    host.close()
  }

  @Test func pageIsMadeWhenItsTabIsChosenAndKeepsItsState() {
    let host = ViewHost(Tabs())
    #expect(host.graph.counters.bodiesByType["SearchPage"] == nil)
    host.press("home 0")

    host.press("Search")
    #expect(host.texts.contains("search"))
    #expect(!host.texts.contains("home 1"))
    host.press("Home")

    #expect(host.texts.contains("home 1"))
    host.close()
  }

  @Test func tabsSayWhichOneIsChosen() {
    let host = ViewHost(Tabs())

    host.press("Search")

    #expect(
      host.tabs == [
        TabItemContent(title: "Home", isSelected: false),
        TabItemContent(title: "Search", badge: "3", isSelected: true),
      ])
    host.close()
  }

  @Test func selectionChoosesThePageByItsTagWhereverTheTagStands() {
    let host = ViewHost(Selecting())
    #expect(host.texts.contains("second"))

    host.press("Third")
    #expect(host.texts.contains("third of c"))
    host.press("to a")

    #expect(host.texts.contains("first"))
    host.close()
  }

  @Test func tabsOfABuilderAreMadeWhenTheyAreChosen() {
    let host = ViewHost(Built())
    #expect(host.texts.contains("one"))

    host.press("Two")

    #expect(host.texts.contains("two"))
    #expect(host.tabs.map(\.title) == ["One", "Two", "Extra"])
    host.close()
  }

  @Test func sectionsHaveHeadersInASidebar() {
    let host = ViewHost(
      TabView {
        Tab("Home", systemImage: "house") { Text(verbatim: "home") }
        TabSection("Boards") {
          Tab("Linux", systemImage: "1.circle") { Text(verbatim: "linux") }
          Tab("Swift", systemImage: "2.circle") { Text(verbatim: "swift") }
        }
      }.tabViewStyle(.sidebarAdaptable), size: CGSize(width: 1100, height: 600))

    #expect(host.texts == ["Home", "Boards", "Linux", "Swift", "home"])
    host.close()
  }

  @Test func sidebarHasAHeaderAndRowsThatChoose() throws {
    let host = ViewHost(
      TabsOfACollection().tabViewStyle(.sidebarAdaptable)
        .tabViewSidebarHeader { Text(verbatim: "Pond") },
      size: CGSize(width: 1100, height: 600))
    #expect(host.texts == ["Pond", "Tab 1", "Tab 2", "page 1"])

    try host.find("Tab 2").tap()

    #expect(host.texts == ["Pond", "Tab 1", "Tab 2", "page 2"])
    #expect(try host.find("Tab 2").isSelected)
    host.size = CGSize(width: 700, height: 600)
    host.settle()
    #expect(host.texts == ["Tab 1", "Tab 2", "page 2"])
    host.close()
  }

  @Test(arguments: [(390, TabsLook.bottomBar), (700, .topBar), (1100, .sidebar)])
  func adaptableTabsStandWhereThereIsRoom(width: Int, look: TabsLook) {
    let host = ViewHost(
      TabView {
        Tab("A", systemImage: "a.circle") { Counter() }
        Tab("B", systemImage: "b.circle") { Text(verbatim: "page b") }
      }.tabViewStyle(.sidebarAdaptable), size: CGSize(width: 1440, height: 600))
    host.press("seen 0")

    host.size = CGSize(width: width, height: 600)
    host.settle()

    #expect(host.tabsLook == look)
    #expect(host.texts.contains("seen 1"))
    host.close()
  }

  @Test func collectionMakesTabs() {
    let host = ViewHost(TabsOfACollection())
    #expect(host.texts == ["Tab 1", "Tab 2", "page 1"])

    host.press("Tab 2")

    #expect(host.texts == ["Tab 1", "Tab 2", "page 2"])
    host.close()
  }

  @Test func hiddenTabIsNotShown() {
    let host = ViewHost(
      TabView {
        Tab("A", systemImage: "a.circle") { Text(verbatim: "page a") }.hidden()
        Tab("B", systemImage: "b.circle") { Text(verbatim: "page b") }
      })

    #expect(host.texts == ["B", "page b"])
    host.close()
  }

  @Test func pageMayHideTheTabs() {
    let host = ViewHost(
      TabView {
        Text(verbatim: "alone").toolbar(.hidden, for: .tabBar).tabItem { Text(verbatim: "A") }
        Text(verbatim: "other").tabItem { Text(verbatim: "B") }
      })

    #expect(host.texts == ["alone"])
    host.close()
  }

  @Test func pagesAreTurnedWithoutTabs() throws {
    let host = ViewHost(
      TabView {
        Text(verbatim: "left")
        Text(verbatim: "right")
      }.tabViewStyle(.page(indexDisplayMode: .never)))
    let region = try #require(
      host.elements { if case .region(.tabs) = $0.content { true } else { false } }.first)
    #expect(host.texts == ["left"])

    host.perform(.selectNext, on: region)
    host.perform(.selectNext, on: region)

    #expect(host.texts == ["right"])
    host.close()
  }

  @Test func tabsThatDoNotFitAreInAMenu() {
    let host = ViewHost(
      TabView {
        ForEach(0..<12) { number in
          Text(verbatim: "page \(number)").tabItem { Text(verbatim: "Number \(number)") }
        }
      })
    #expect(!host.texts.contains("Number 11"))

    host.press("More")
    host.press("Number 11")

    #expect(host.texts.contains("page 11"))
    host.close()
  }
}

private struct TabsOfACollection: View {
  @State private var selection = 1

  var body: some View {
    TabView(selection: $selection) {
      ForEach([1, 2], id: \.self) { number in
        Tab(value: number) {
          Text(verbatim: "page \(number)")
        } label: {
          Text(verbatim: "Tab \(number)")
        }
      }
    }
  }
}

/// Counts how often it is tapped.
private struct Counter: View {
  @State private var count = 0

  var body: some View { Text(verbatim: "seen \(count)").onTapGesture { count += 1 } }
}

extension ViewHost {
  /// How the tabs of the outermost tab view look.
  fileprivate var tabsLook: TabsLook? {
    renderer.screen.flattened().lazy.compactMap {
      if case .region(.tabs(let look)) = $0.content { look } else { nil }
    }.first
  }

  fileprivate var tabs: [TabItemContent] {
    elements { if case .region(.tab) = $0.content { true } else { false } }.compactMap { id in
      if case .region(.tab(let tab))? = renderer.screen.elements[id]?.content { tab } else { nil }
    }
  }
}

private struct Tabs: View {
  var body: some View {
    TabView {
      HomePage().tabItem { Label("Home", systemImage: "house") }
      SearchPage().tabItem { Text(verbatim: "Search") }.badge(3)
    }
  }
}

private struct HomePage: View {
  @State private var count = 0

  var body: some View { Text(verbatim: "home \(count)").onTapGesture { count += 1 } }
}

private struct SearchPage: View {
  var body: some View { Text(verbatim: "search") }
}

private struct Selecting: View {
  @State private var selection = "b"

  var body: some View {
    TabView(selection: $selection) {
      Text(verbatim: "first").tabItem { Text(verbatim: "First") }.tag("a")
      Text(verbatim: "second").tag("b").tabItem { Text(verbatim: "Second") }
      VStack {
        Text(verbatim: "third of \(selection)")
        Text(verbatim: "to a").onTapGesture { selection = "a" }
      }
      .tabItem { Text(verbatim: "Third") }.tag("c")
    }
  }
}

private struct Built: View {
  @State private var selection = 1
  var hasExtra = true

  var body: some View {
    TabView(selection: $selection) {
      Tab("One", systemImage: "1.circle", value: 1) { Text(verbatim: "one") }
      Tab("Two", systemImage: "2.circle", value: 2) { Text(verbatim: "two") }
      if hasExtra {
        Tab(value: 3) {
          Text(verbatim: "extra")
        } label: {
          Text(verbatim: "Extra")
        }
      }
    }
  }
}
