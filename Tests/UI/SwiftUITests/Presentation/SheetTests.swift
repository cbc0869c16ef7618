import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct SheetTests {
  @Test func sheetIsShownInFrontAndDismissedFromInside() {
    let host = ViewHost(Sheets())
    host.press("open")
    #expect(host.texts == ["open", "closed 0", "sheet", "deeper"])

    host.press("sheet")

    #expect(host.texts == ["open", "closed 1"])
    host.close()
  }

  @Test func dismissActionEndsTheTopLayerFirst() throws {
    let host = ViewHost(Sheets())
    host.press("open")
    host.press("deeper")
    #expect(host.texts.last == "deepest")

    host.perform(.dismiss, on: try host.topLayer())
    #expect(host.texts == ["open", "closed 0", "sheet", "deeper"])
    host.perform(.dismiss, on: try host.topLayer())

    #expect(host.texts == ["open", "closed 1"])
    host.close()
  }

  @Test func sheetOfAnItemShowsTheItemAndAnotherInAnotherSheet() {
    let host = ViewHost(ItemSheet())
    host.press("first")
    #expect(host.texts.contains("item 1, count 0"))
    host.press("item 1, count 0")
    #expect(host.texts.contains("item 1, count 1"))

    host.press("second")

    #expect(host.texts.contains("item 2, count 0"))
    host.close()
  }

  @Test func sheetThatMustNotBeDismissedOffersNoWay() throws {
    let host = ViewHost(
      Text(verbatim: "window").sheet(isPresented: .constant(true)) {
        Text(verbatim: "stay").interactiveDismissDisabled()
      })

    host.perform(.dismiss, on: try host.topLayer())

    #expect(host.texts.contains("stay"))
    guard
      case .region(.sheet(let sheet)) = host.renderer.screen.elements[try host.topLayer()]?
        .content
    else {
      Issue.record("no sheet")
      return
    }
    #expect(!sheet.canBeDismissed)
    host.close()
  }

  @Test func sheetHasTheHeightOfItsDetentInANarrowWindow() throws {
    let host = ViewHost(Detents())
    #expect(try host.frame { if case .sheet = $0 { true } else { false } }.height == 414)

    host.press("taller")

    let frame = try host.frame { if case .sheet = $0 { true } else { false } }
    #expect(frame == CGRect(x: 0, y: 16, width: 390, height: 828))
    host.close()
  }

  @Test func sheetLiesInTheMiddleOfAWideWindowAndIsNarrow() throws {
    let host = ViewHost(
      Text(verbatim: "window").sheet(isPresented: .constant(true)) { ClassReader() },
      size: CGSize(width: 1100, height: 760))

    let frame = try host.frame { if case .sheet = $0 { true } else { false } }
    #expect(frame == CGRect(x: 280, y: 70, width: 540, height: 620))
    #expect(host.texts.contains("compact"))
    host.close()
  }

  @Test func coverFillsTheWindow() throws {
    let host = ViewHost(
      Text(verbatim: "window").fullScreenCover(isPresented: .constant(true)) { ClassReader() },
      size: CGSize(width: 1100, height: 760))

    let frame = try host.frame { if case .sheet = $0 { true } else { false } }
    #expect(frame == CGRect(x: 0, y: 0, width: 1100, height: 760))
    #expect(host.texts.contains("regular"))
    host.close()
  }

  @Test func sheetHasTheEnvironmentOfThePlaceWhereItIsWritten() {
    let host = ViewHost(
      Text(verbatim: "window")
        .sheet(isPresented: .constant(true)) { LimitReader() }
        .lineLimit(7))

    #expect(host.texts.contains("limit 7"))
    host.close()
  }

  @Test func changeInTheWindowReachesTheSheet() {
    let host = ViewHost(Counting())

    host.press("more 0")

    #expect(host.texts.contains("more 1"))
    host.close()
  }
}

extension ViewHost {
  /// The layer in front of all others.
  fileprivate func topLayer() throws -> ElementID {
    try #require(renderer.screen.roots.last)
  }
}

private struct Sheets: View {
  @State private var isOpen = false
  @State private var closed = 0

  var body: some View {
    Text(verbatim: "open").onTapGesture { isOpen = true }
      .sheet(isPresented: $isOpen, onDismiss: { closed += 1 }) { SheetPage() }
    Text(verbatim: "closed \(closed)")
  }
}

private struct SheetPage: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isDeeper = false

  var body: some View {
    Text(verbatim: "sheet").onTapGesture { dismiss() }
    Text(verbatim: "deeper").onTapGesture { isDeeper = true }
      .sheet(isPresented: $isDeeper) { Text(verbatim: "deepest") }
  }
}

private struct Item: Identifiable {
  let id: Int
}

private struct ItemSheet: View {
  @State private var item: Item?

  var body: some View {
    VStack {
      Text(verbatim: "first").onTapGesture { item = Item(id: 1) }
      Text(verbatim: "second").onTapGesture { item = Item(id: 2) }
    }
    .sheet(item: $item) { ItemPage(item: $0) }
  }
}

private struct ItemPage: View {
  let item: Item
  @State private var count = 0

  var body: some View {
    Text(verbatim: "item \(item.id), count \(count)").onTapGesture { count += 1 }
  }
}

private struct Detents: View {
  @State private var detent = PresentationDetent.medium

  var body: some View {
    Text(verbatim: "window").sheet(isPresented: .constant(true)) {
      Text(verbatim: "taller").onTapGesture { detent = .large }
        .presentationDetents([.medium, .large], selection: $detent)
    }
  }
}

private struct ClassReader: View {
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View { Text(verbatim: sizeClass == .compact ? "compact" : "regular") }
}

private struct LimitReader: View {
  @Environment(\.lineLimit) private var limit

  var body: some View { Text(verbatim: "limit \(limit ?? 0)") }
}

private struct Counting: View {
  @State private var count = 0

  var body: some View {
    Text(verbatim: "window").sheet(isPresented: .constant(true)) {
      Text(verbatim: "more \(count)").onTapGesture { count += 1 }
    }
  }
}
