import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct NavigationStackTests {
  @Test func rootIsShownUnderItsTitle() {
    let host = ViewHost(Forum())

    #expect(host.texts == ["Boards", "Linux", "Swift"])
    host.close()
  }

  @Test func linkShowsTheDestinationOfItsValueAndBackReturns() {
    let host = ViewHost(Forum())

    host.press("Swift")
    #expect(host.texts == ["Boards", "Board Swift", "content of Swift"])
    host.press("Boards")

    #expect(host.texts == ["Boards", "Linux", "Swift"])
    host.close()
  }

  @Test func backActionOfTheRegionReturns() throws {
    let host = ViewHost(Forum())
    host.press("Linux")
    let region = try #require(host.elements { $0.content == .region(.navigation) }.first)

    host.perform(.back, on: region)

    #expect(host.texts == ["Boards", "Linux", "Swift"])
    host.close()
  }

  @Test func pagesBelowKeepTheirState() {
    let host = ViewHost(Counting())
    host.press("count 0")
    host.press("count 1")

    host.press("next")
    #expect(host.texts.contains("end"))
    host.press("Back")

    #expect(host.texts.contains("count 2"))
    host.close()
  }

  @Test func pathSetAtTheStartShowsItsLastPageAtOnce() {
    let host = ViewHost(Deep(path: [1, 2, 3]))

    #expect(host.texts.contains("page 3"))
    #expect(!host.texts.contains("page 2"))
    #expect(host.renderer.commits.count == 1)
    host.close()
  }

  @Test func programChangesThePath() {
    let host = ViewHost(Deep(path: [1]))

    host.press("push")
    #expect(host.texts.contains("page 2"))
    host.press("root")

    #expect(host.texts.contains("root of 0"))
    host.close()
  }

  @Test func pathFollowsBack() throws {
    let host = ViewHost(Deep(path: [1, 2]))
    let region = try #require(host.elements { $0.content == .region(.navigation) }.first)

    host.perform(.back, on: region)
    host.perform(.back, on: region)

    #expect(host.texts.contains("root of 0"))
    host.close()
  }

  @Test func dismissLeavesThePage() {
    let host = ViewHost(Dismissing())
    host.press("open")
    #expect(host.texts.contains("leave true"))

    host.press("leave true")

    #expect(host.texts == ["open"])
    host.close()
  }

  @Test func presentedDestinationFollowsItsBinding() {
    let host = ViewHost(Presenting())
    host.press("show")
    #expect(host.texts.contains("presented"))

    host.press("hide")
    #expect(host.texts.contains("show"))
    host.press("show")
    host.press("Back")

    #expect(host.texts == ["show", "isPresented false"])
    host.close()
  }

  @Test func destinationOfAnItemFollowsTheItem() {
    let host = ViewHost(ItemPresenting())
    host.press("choose 7")
    #expect(host.texts.contains("item 7"))

    host.press("Back")

    #expect(host.texts == ["choose 7", "none"])
    host.close()
  }

  @Test func pushedViewFollowsTheStateOfThePageThatPushedIt() {
    let host = ViewHost(PushingState())
    host.press("go")
    #expect(host.texts.contains("count 0"))

    host.press("more")

    #expect(host.texts.contains("count 1"))
    host.close()
  }

  @Test func valueWithoutDestinationIsReported() {
    let messages = Messages()
    messages.collect()
    let host = ViewHost(NavigationStack { NavigationLink("nowhere", value: 1.5) })

    host.press("nowhere")

    #expect(host.texts == ["nowhere"])
    #expect(messages.all.contains { $0.contains("“Double”") && $0.contains("no matching") })
    host.close()
  }

  @Test func secondDestinationForATypeIsReportedAndNotUsed() {
    let messages = Messages()
    messages.collect()
    let host = ViewHost(Duplicate())

    host.press("go")

    #expect(host.texts.contains("outer 1"))
    #expect(messages.all.contains { $0.contains("“Int” was declared earlier on the stack") })
    host.close()
  }

  @Test func pushingEvaluatesAFewBodies() {
    let host = ViewHost(Forum())
    let before = host.graph.counters.bodiesByType["BoardList"] ?? 0

    host.press("Swift")

    #expect(host.graph.counters.bodiesByType["BoardList"] == before)
    #expect(host.graph.counters.passes < 6)
    host.close()
  }
}

private struct Forum: View {
  var body: some View { NavigationStack { BoardList() } }
}

private struct BoardList: View {
  var body: some View {
    VStack {
      NavigationLink("Linux", value: "Linux")
      NavigationLink(value: "Swift") { Text(verbatim: "Swift") }
    }
    .navigationTitle("Boards")
    .navigationDestination(for: String.self) { name in
      Text(verbatim: "content of \(name)").navigationTitle(Text(verbatim: "Board \(name)"))
    }
  }
}

private struct Counting: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Counter()
        Text(verbatim: "next").onTapGesture { path.append(1) }
      }
      .navigationDestination(for: Int.self) { _ in Text(verbatim: "end") }
    }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Text(verbatim: "count \(count)").onTapGesture { count += 1 } }
}

private struct Deep: View {
  @State var path: [Int]

  var body: some View {
    NavigationStack(path: $path) {
      Text(verbatim: "root of \(path.count)")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text(verbatim: "page \(number)")
            Text(verbatim: "push").onTapGesture { path.append(number + 1) }
            Text(verbatim: "root").onTapGesture { path = [] }
          }
        }
    }
  }
}

private struct Dismissing: View {
  var body: some View {
    NavigationStack { NavigationLink("open") { Leaving() } }
  }
}

private struct Leaving: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View { Text(verbatim: "leave \(isPresented)").onTapGesture { dismiss() } }
}

private struct Presenting: View {
  @State private var isPresented = false

  var body: some View {
    NavigationStack {
      VStack {
        Text(verbatim: "show").onTapGesture { isPresented = true }
        Text(verbatim: "isPresented \(isPresented)")
      }
      .navigationDestination(isPresented: $isPresented) {
        VStack {
          Text(verbatim: "presented")
          Text(verbatim: "hide").onTapGesture { isPresented = false }
        }
      }
    }
  }
}

private struct ItemPresenting: View {
  @State private var item: Int?

  var body: some View {
    NavigationStack {
      VStack {
        Text(verbatim: "choose 7").onTapGesture { item = 7 }
        Text(verbatim: item.map { "some \($0)" } ?? "none")
      }
      .navigationDestination(item: $item) { Text(verbatim: "item \($0)") }
    }
  }
}

private struct PushingState: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      NavigationLink("go") {
        VStack {
          Text(verbatim: "count \(count)")
          Text(verbatim: "more").onTapGesture { count += 1 }
        }
      }
    }
  }
}

private struct Duplicate: View {
  var body: some View {
    NavigationStack {
      NavigationLink("go", value: 1)
        .navigationDestination(for: Int.self) { number in
          Text(verbatim: "outer \(number)")
            .navigationDestination(for: Int.self) { Text(verbatim: "inner \($0)") }
        }
    }
  }
}
