import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct PopoverTests {
  @Test func popoverLiesBesideItsViewInAWideWindow() throws {
    let host = ViewHost(
      Popping(edge: .bottom).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
      size: CGSize(width: 800, height: 600))
    host.press("more")

    let frame = try host.frame { $0 == .popover }

    #expect(frame.minX == 0)
    #expect(frame.minY == 16)
    host.close()
  }

  @Test func popoverGoesToTheOtherSideWhereThereIsNoRoom() throws {
    let host = ViewHost(
      Popping(edge: .bottom)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing),
      size: CGSize(width: 800, height: 600))
    host.press("more")

    let frame = try host.frame { $0 == .popover }

    #expect(frame.maxY == 584)
    #expect(frame.maxX == 800)
    host.close()
  }

  @Test func popoverIsASheetInANarrowWindow() throws {
    let host = ViewHost(Popping(edge: nil))
    host.press("more")

    _ = try host.region { if case .sheet = $0 { true } else { false } }

    #expect(host.texts == ["more", "Close", "popped"])
    host.close()
  }

  @Test(arguments: ["button", "Escape"])
  func popoverThatIsASheetCanBeClosed(by way: String) throws {
    let host = ViewHost(Popping(edge: nil))
    host.press("more")
    #expect(host.texts.contains("popped"))

    if way == "button" {
      host.press("Close")
    } else {
      #expect(host.graph.press(KeyPress(key: .escape)))
      host.settle()
    }

    #expect(!host.texts.contains("popped"))
    host.close()
  }

  @Test func aSheetOutOfSuchAPopoverHasItsOwnWayToClose() throws {
    let host = ViewHost(
      Text(verbatim: "page").popover(isPresented: .constant(true)) {
        NavigationStack {
          Text(verbatim: "first").navigationTitle("title")
            .sheet(isPresented: .constant(true)) { Text(verbatim: "second") }
        }
      })

    #expect(host.texts == ["page", "title", "Close", "first", "second"])
    host.close()
  }

  @Test func popoverFollowsItsViewWhenThatMoves() throws {
    let host = ViewHost(Moving(), size: CGSize(width: 800, height: 600))
    let before = try host.frame { $0 == .popover }

    host.press("move")

    let after = try host.frame { $0 == .popover }
    #expect(after.minY == before.minY + 100)
    host.close()
  }

  @Test func alertAsAValueShowsItsButtons() {
    let host = ViewHost(OldAlert())
    host.press("ask 0")
    #expect(host.texts == ["ask 0", "Sure?", "Think.", "Yes", "Cancel"])

    host.press("Yes")

    #expect(host.texts == ["ask 1"])
    host.close()
  }

  @Test func choicesAsAValueShowTheirButtons() {
    let host = ViewHost(OldSheet())
    #expect(host.texts == ["item 3", "Pick", "Red", "Cancel"])

    host.press("Cancel")

    #expect(host.texts == ["no item"])
    host.close()
  }
}

private struct Popping: View {
  let edge: Edge?
  @State private var isOpen = false

  var body: some View {
    Text(verbatim: "more").onTapGesture { isOpen = true }
      .popover(isPresented: $isOpen, arrowEdge: edge) { Text(verbatim: "popped") }
  }
}

private struct Moving: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      Color.clear.frame(height: offset)
      Text(verbatim: "anchor").popover(isPresented: .constant(true)) { Text(verbatim: "popped") }
      Text(verbatim: "move").onTapGesture { offset = 100 }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct OldAlert: View {
  @State private var isAsking = false
  @State private var count = 0

  var body: some View {
    Text(verbatim: "ask \(count)").onTapGesture { isAsking = true }
      .alert(isPresented: $isAsking) {
        Alert(
          title: Text(verbatim: "Sure?"), message: Text(verbatim: "Think."),
          primaryButton: .default(Text(verbatim: "Yes")) { count += 1 },
          secondaryButton: .cancel())
      }
  }
}

private struct Item: Identifiable {
  let id: Int
}

private struct OldSheet: View {
  @State private var item: Item? = Item(id: 3)

  var body: some View {
    Text(verbatim: item.map { "item \($0.id)" } ?? "no item")
      .actionSheet(item: $item) { _ in
        ActionSheet(
          title: Text(verbatim: "Pick"), buttons: [.default(Text(verbatim: "Red")), .cancel()])
      }
  }
}
