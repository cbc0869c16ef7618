import CoreTransferable
import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUICore
import SwiftUITesting
import TestSupport
import Testing

@MainActor @Suite(.hangLimit) struct RowDropTests {
  @Test func rowsAreMovedByDragging() async throws {
    let words = Words()
    words.words = ["a", "b", "c"]
    let host = ViewHost(MovableList(words: words))

    let drag = try #require(host.graph.beginDrag(at: try host.middle(of: "a")))
    #expect(await host.move(drag, below: "b"))
    #expect(words.words == ["b", "a", "c"])

    let back = try #require(host.graph.beginDrag(at: try host.middle(of: "c")))
    #expect(await host.move(back, above: "b"))
    #expect(words.words == ["c", "b", "a"])
  }

  @Test func whereARowWouldBePutIsShown() throws {
    let words = Words()
    words.words = ["a", "b"]
    let host = ViewHost(MovableList(words: words))
    let drag = try #require(host.graph.beginDrag(at: try host.middle(of: "a")))
    let passing = DropCenter.Passing(offer: TransferOffer(), row: drag.row)

    #expect(host.graph.dragMoved(passing, to: try host.point(below: "b")))
    host.settle()
    #expect(host.insertionEdges == [.bottom])

    host.graph.dragLeft()
    host.settle()
    #expect(host.insertionEdges.isEmpty)
  }

  @Test func aRowThatMayNotBeMovedIsNotDragged() throws {
    let words = Words()
    words.words = ["stays", "b"]
    let host = ViewHost(MovableList(words: words))

    #expect(host.graph.beginDrag(at: try host.middle(of: "stays")) == nil)
  }

  @Test func aRowIsNotTakenByAnotherList() async throws {
    let (first, second) = (Words(), Words())
    (first.words, second.words) = (["a", "b"], ["c", "d"])
    let host = ViewHost(
      VStack {
        MovableList(words: first)
        MovableList(words: second)
      })

    let drag = try #require(host.graph.beginDrag(at: try host.middle(of: "a")))

    #expect(await !host.move(drag, below: "c"))
    #expect(second.words == ["c", "d"])
  }

  @Test func whatIsDroppedOnARowIsPutBesideIt() async throws {
    let words = Words()
    words.words = ["a", "b"]
    let host = ViewHost(MovableList(words: words))

    #expect(await host.drop([Parcel("x"), Parcel("y")], at: try host.point(below: "a")))
    #expect(await host.drop([Parcel("z")], at: try host.point(above: "a")))

    #expect(words.words == ["z", "a", "x", "y", "b"])
  }
}

private struct MovableList: View {
  let words: Words

  var body: some View {
    List {
      ForEach(words.words, id: \.self) { word in
        Text(verbatim: word).moveDisabled(word == "stays")
      }
      .onMove { words.words.move(fromOffsets: $0, toOffset: $1) }
      .dropDestination(for: String.self) { words.words.insert(contentsOf: $0, at: $1) }
    }
  }
}

extension ViewHost {
  fileprivate func middle(of text: String) throws -> CGPoint {
    let frame = try row(text)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  fileprivate func point(above text: String) throws -> CGPoint {
    let frame = try row(text)
    return CGPoint(x: frame.midX, y: frame.minY + 2)
  }

  fileprivate func point(below text: String) throws -> CGPoint {
    let frame = try row(text)
    return CGPoint(x: frame.midX, y: frame.maxY - 2)
  }

  private func row(_ text: String) throws -> CGRect {
    let found = views.filter { $0.role == "row" && $0.label == text }
    return try #require(found.first).frame
  }

  fileprivate func move(_ drag: Drag, below text: String) async -> Bool {
    guard let point = try? point(below: text) else { return false }
    return await move(drag, to: point)
  }

  fileprivate func move(_ drag: Drag, above text: String) async -> Bool {
    guard let point = try? point(above: text) else { return false }
    return await move(drag, to: point)
  }

  private func move(_ drag: Drag, to point: CGPoint) async -> Bool {
    let isTaken = await graph.drop(
      DropCenter.Passing(offer: TransferOffer(drag.parcels), row: drag.row), at: point
    ) { drag.parcels }
    settle()
    return isTaken
  }

  fileprivate var insertionEdges: [VerticalEdge] {
    renderer.screen.elements.values.compactMap {
      if case .region(.row(let row)) = $0.content { row.insertionEdge } else { nil }
    }
  }
}
