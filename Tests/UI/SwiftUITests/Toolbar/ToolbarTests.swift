import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct ToolbarTests {
  @Test func itemsAreInTheBarWhereTheirPlacementSays() throws {
    let host = ViewHost(
      NavigationStack {
        Text(verbatim: "content").navigationTitle("Title").toolbar {
          ToolbarItem(placement: .primaryAction) { Text(verbatim: "new") }
          ToolbarItem(placement: .cancellationAction) { Text(verbatim: "cancel") }
          ToolbarItem(placement: .destructiveAction) { Text(verbatim: "delete") }
          ToolbarItem(placement: .bottomBar) { Text(verbatim: "below") }
        }
      })

    #expect(host.texts == ["cancel", "Title", "delete", "new", "content", "below"])
    let bar = try host.frame { if case .bar(let bar) = $0 { bar.kind == .bottom } else { false } }
    #expect(bar.maxY == 844)
    host.close()
  }

  @Test func viewsAreItemsToo() {
    let host = ViewHost(
      NavigationStack {
        Text(verbatim: "content").toolbar { Button("press") {} }
      })

    #expect(host.texts == ["press", "content"])
    host.close()
  }

  @Test func principalItemStandsForTheTitle() {
    let host = ViewHost(
      NavigationStack {
        Text(verbatim: "content").navigationTitle("Title").toolbar {
          ToolbarItem(placement: .principal) { Text(verbatim: "own title") }
        }
      })

    #expect(host.texts == ["own title", "content"])
    host.close()
  }

  @Test func itemsChangeStateAndFollowIt() {
    let host = ViewHost(Counting())

    host.press("add")
    host.press("add")

    #expect(host.texts.contains("count 2"))
    #expect(host.texts.contains("shown 2"))
    host.close()
  }

  @Test func publishingItemsDoesNotEvaluateThePageAgain() {
    let host = ViewHost(Counting())
    let before = host.graph.counters

    host.press("add")

    let bodies = host.graph.counters.bodiesByType
    #expect((bodies["Counting"] ?? 0) - (before.bodiesByType["Counting"] ?? 0) == 1)
    // Once for the new count in its content, not again for the item.
    #expect((bodies["PageView"] ?? 0) - (before.bodiesByType["PageView"] ?? 0) == 1)
    #expect(host.graph.counters.bodies - before.bodies < 32)
    #expect(host.graph.counters.passes < 6)
    host.close()
  }

  @Test func itemsThatDoNotFitAreInAMenu() {
    let host = ViewHost(ManyItems(), size: CGSize(width: 240, height: 600))
    #expect(host.texts.contains("tool 0"))
    #expect(!host.texts.contains("tool 9"))

    host.pressMore()
    #expect(host.texts.contains("tool 9"))
    host.press("tool 9")

    #expect(host.texts.contains("chosen 9"))
    host.close()
  }

  @Test func keysOfItemsThatDoNotFitWork() {
    let host = ViewHost(ManyItems(), size: CGSize(width: 240, height: 600))
    #expect(!host.texts.contains("tool 9"))

    #expect(host.graph.press(KeyPress(key: "9", modifiers: .command)))
    host.settle()
    #expect(host.texts.contains("chosen 9"))
    #expect(!host.graph.press(KeyPress(key: "8", modifiers: .command)), "it is disabled")

    #expect(host.graph.foldedShortcuts.map(\.title).contains("tool 9"))
    host.close()
  }

  @Test func keysOfItemsBehindASheetDoNotWork() {
    let host = ViewHost(
      ManyItems().sheet(isPresented: .constant(true)) { Text(verbatim: "sheet") },
      size: CGSize(width: 240, height: 600))

    #expect(!host.graph.press(KeyPress(key: "9", modifiers: .command)))
    #expect(host.graph.foldedShortcuts.isEmpty)
    host.close()
  }

  @Test func itemsGoWithTheView() {
    let host = ViewHost(Conditional())
    #expect(host.texts == ["tool", "switch"])

    host.press("switch")

    #expect(host.texts == ["switch"])
    host.close()
  }

  @Test func toolbarOfSeveralViewsIsThereOnce() {
    let host = ViewHost(
      NavigationStack {
        Group {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }.toolbar { Text(verbatim: "tool") }
      })

    #expect(host.texts == ["tool", "a", "b"])
    host.close()
  }

  @Test func barCanBeHidden() {
    let host = ViewHost(
      NavigationStack {
        Text(verbatim: "content").navigationTitle("Title").toolbar(.hidden, for: .navigationBar)
      })

    #expect(host.texts == ["content"])
    host.close()
  }

  @Test func toolsOfASheetWithoutPagesAreInABarOfTheSheet() {
    let host = ViewHost(
      Text(verbatim: "window").sheet(isPresented: .constant(true)) {
        Text(verbatim: "sheet").toolbar {
          ToolbarItem(placement: .confirmationAction) { Text(verbatim: "Done") }
        }
      })

    #expect(host.texts == ["window", "Done", "sheet"])
    host.close()
  }

  @Test func contentOfOwnTypesIsMadeOfItsBody() {
    let host = ViewHost(
      NavigationStack {
        Text(verbatim: "content").toolbar {
          OwnTools()
          if Bool("true") == true { ToolbarItem { Text(verbatim: "last") } }
        }
      })

    host.press("own 0")

    #expect(host.texts == ["own 1", "last", "content"])
    host.close()
  }

  @Test func itemsAtTheBottomShareTheWidth() throws {
    let host = ViewHost(
      NavigationStack {
        Text(verbatim: "content").toolbar {
          ToolbarItem(placement: .bottomBar) { Text(verbatim: "one") }
          ToolbarItem(placement: .status) { Text(verbatim: "two") }
          ToolbarItem(placement: .bottomBar) { Text(verbatim: "three") }
        }
      })

    let frames = host.renderer.screen.flattened().filter {
      if case .region(.barItem) = $0.content { true } else { false }
    }.map(\.frame)

    #expect(frames.map(\.minX) == [16, 175, 334])
    host.close()
  }

  @Test func spacerAtTheBottomGrows() throws {
    let host = ViewHost(
      NavigationStack {
        Text(verbatim: "content").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Text(verbatim: "one")
            Spacer()
            Text(verbatim: "two")
          }
        }
      })

    let texts = host.renderer.screen.flattened().filter {
      if case .text = $0.content { true } else { false }
    }

    #expect(texts.last?.frame.maxX == 374)
    host.close()
  }

  @Test func titleCanHaveAMenu() throws {
    let host = ViewHost(
      NavigationStack {
        Text(verbatim: "content").navigationTitle("Title")
          .toolbarTitleMenu { Button("Rename") {} }
      })

    host.press("Title")

    #expect(host.texts == ["Title", "content", "Rename"])
    host.close()
  }

  @Test func itemsCanBeGrouped() {
    let host = ViewHost(
      NavigationStack {
        Text(verbatim: "content").toolbar {
          Group {
            ToolbarItem { Text(verbatim: "one") }
            ToolbarItem { Text(verbatim: "two") }
          }
        }
      })

    #expect(host.texts == ["one", "two", "content"])
    host.close()
  }

  @Test func titleThatDoesNotFitGetsALineOfItsOwn() throws {
    let title = String(repeating: "long title ", count: 4)
    let host = ViewHost(
      NavigationStack {
        Text(verbatim: "content").navigationTitle(Text(verbatim: title))
          .toolbar { Button("Edit") {} }
      }, size: CGSize(width: 380, height: 600))

    let bar = try host.frame { if case .bar = $0 { true } else { false } }

    #expect(bar.height > 44)
    #expect(host.texts.contains(title))
    host.close()
  }
}

extension ViewHost {
  /// Presses the menu of what doesn't fit.
  fileprivate func pressMore() {
    let menus = elements {
      if case .control(let control) = $0.content, case .menu = control.kind { true } else { false }
    }
    #expect(menus.count == 1)
    for menu in menus { perform(.press, on: menu) }
  }
}

private struct Counting: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      Text(verbatim: "count \(count)")
        .toolbar {
          ToolbarItem { Text(verbatim: "shown \(count)") }
          ToolbarItem { Button("add") { count += 1 } }
        }
    }
  }
}

private struct ManyItems: View {
  @State private var chosen = 0

  var body: some View {
    NavigationStack {
      Text(verbatim: "chosen \(chosen)").toolbar {
        ToolbarItem { Button("tool 0") { chosen = 0 } }
        ToolbarItem { Button("tool 1") { chosen = 1 } }
        ToolbarItem { Button("tool 2") { chosen = 2 } }
        ToolbarItem { Button("tool 3") { chosen = 3 } }
        ToolbarItem(placement: .secondaryAction) {
          Button("tool 9") { chosen = 9 }.keyboardShortcut("9")
        }
        ToolbarItem(placement: .secondaryAction) {
          Button("tool 8") { chosen = 8 }.keyboardShortcut("8").disabled(true)
        }
      }
    }
  }
}

private struct Conditional: View {
  @State private var hasTool = true

  var body: some View {
    NavigationStack {
      VStack {
        Text(verbatim: "switch").onTapGesture { hasTool.toggle() }
        if hasTool { Color.clear.toolbar { Text(verbatim: "tool") } }
      }
    }
  }
}

private struct OwnTools: ToolbarContent {
  @State private var count = 0

  var body: some ToolbarContent {
    ToolbarItem { Button("own \(count)") { count += 1 } }
  }
}
