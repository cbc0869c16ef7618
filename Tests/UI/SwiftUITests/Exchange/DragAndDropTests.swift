import CoreTransferable
import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUICore
import SwiftUITesting
import TestSupport
import Testing
import UniformTypeIdentifiers

@MainActor @Suite(.hangLimit) struct DragAndDropTests {
  @Test func whatIsDraggedIsWhatIsDropped() async throws {
    let box = Words()
    let host = ViewHost(
      VStack(spacing: 0) {
        Text(verbatim: "source").frame(width: 100, height: 50).draggable("lotus")
        Color.red.frame(width: 100, height: 50)
          .dropDestination(for: String.self) { words, point in
            box.words += words + ["\(point.x),\(point.y)"]
            return true
          }
      }, size: CGSize(width: 100, height: 100))

    let drag = try #require(host.graph.beginDrag(at: CGPoint(x: 5, y: 5)))
    let isTaken = await host.drop(drag.parcels, at: CGPoint(x: 30, y: 70))

    #expect(isTaken)
    #expect(drag.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(box.words == ["lotus", "30.0,20.0"])
    #expect(host.graph.beginDrag(at: CGPoint(x: 5, y: 70)) == nil)
  }

  @Test func whatIsOverADestinationIsToldOnce() {
    let box = Words()
    let host = ViewHost(
      Color.red.frame(width: 50, height: 50)
        .dropDestination(for: String.self) { _, _ in
          true
        } isTargeted: { isTargeted in
          box.words.append(isTargeted ? "in" : "out")
        }, size: CGSize(width: 100, height: 50))
    let text = DropCenter.Passing(offer: TransferOffer([.utf8PlainText]))
    let picture = DropCenter.Passing(offer: TransferOffer([.png]))

    for x in [30.0, 40, 90, 50] {
      _ = host.graph.dragMoved(text, to: CGPoint(x: x, y: 25))
      host.settle()
    }
    host.graph.dragLeft()
    host.settle()
    #expect(!host.graph.dragMoved(picture, to: CGPoint(x: 50, y: 25)))
    host.settle()

    #expect(box.words == ["in", "out", "in", "out"])
  }

  @Test func theInnermostThatSuitsTakesIt() async {
    let box = Words()
    let host = ViewHost(
      VStack(spacing: 0) {
        Color.red.frame(height: 50).dropDestination(for: Data.self) { _, _ in
          box.words.append("data")
          return true
        }
        Color.red.frame(height: 50).dropDestination(for: String.self) { _, _ in
          box.words.append("inner")
          return true
        }
      }.dropDestination(for: String.self) { _, _ in
        box.words.append("outer")
        return true
      }, size: CGSize(width: 100, height: 100))

    _ = await host.drop([Parcel("x")], at: CGPoint(x: 50, y: 75))
    let others = Parcel(forms: [.init(UTType(exportedAs: "org.example.free")) { Data() }])
    _ = await host.drop([others], at: CGPoint(x: 50, y: 75))

    #expect(box.words == ["inner"])
  }

  @Test func whatIsBehindASheetTakesNothing() async {
    let host = ViewHost(
      Color.red.dropDestination(for: String.self) { _, _ in
        Issue.record("the destination lies behind")
        return true
      }
      .draggable("behind")
      .sheet(isPresented: .constant(true)) { Text(verbatim: "sheet") })

    #expect(await !host.drop([Parcel("x")], at: CGPoint(x: 2, y: 2)))
    #expect(host.graph.beginDrag(at: CGPoint(x: 2, y: 2)) == nil)
  }

  @Test func whatIsDisabledTakesNothing() async {
    let host = ViewHost(
      Color.red.dropDestination(for: String.self) { _, _ in true }.draggable("x").disabled(true))

    #expect(await !host.drop([Parcel("x")], at: CGPoint(x: 100, y: 100)))
    #expect(host.graph.beginDrag(at: CGPoint(x: 100, y: 100)) == nil)
  }

  @Test func aDestinationThatRefusesIsHeard() async {
    let host = ViewHost(Color.red.dropDestination(for: String.self) { _, _ in false })

    #expect(await !host.drop([Parcel("x")], at: CGPoint(x: 100, y: 100)))
  }

  @Test func aDestinationThatGoesAwayMeanwhileTakesNothing() async {
    let box = Words()
    let host = ViewHost(Vanishing(words: box))

    let isTaken = await host.graph.drop(
      DropCenter.Passing(offer: TransferOffer([.utf8PlainText])), at: CGPoint(x: 100, y: 100)
    ) {
      box.words.append("gone")
      host.settle()
      return [Parcel("x")]
    }

    #expect(!isTaken)
    #expect(box.words == ["gone"])
  }

  @Test func aPreviewIsAsLargeAsItWantsToBe() throws {
    let host = ViewHost(
      Text(verbatim: "source").draggable("x") {
        Color.red.frame(width: 30, height: 20)
      })
    let drag = try #require(host.graph.beginDrag(at: CGPoint(x: 195, y: 422)))
    let renderer = HeadlessRenderer()

    let graph = try #require(drag.makePreview(in: renderer))
    renderer.settle(graph)

    #expect(graph.size == CGSize(width: 30, height: 20))
    #expect(renderer.screen.elements.count == 1)
    graph.close()
  }

  // MARK: - Files

  @Test func filesAreDroppedForTheirAddressesOrForWhatIsInThem() async throws {
    let folder = try TemporaryDirectory()
    try ClipboardModifierTests.png.write(to: folder.file("red.png"))
    let list = Data(
      "# two\r\n\(folder.file("red.png").absoluteString)\r\n\(folder.url.absoluteString)\r\n".utf8)
    let box = Dropped()
    let host = ViewHost(DropTargets(box: box), size: CGSize(width: 100, height: 100))

    #expect(await host.dropFromOthers(["text/uri-list": list], at: CGPoint(x: 50, y: 25)))
    #expect(await host.dropFromOthers(["text/uri-list": list], at: CGPoint(x: 50, y: 75)))

    #expect(box.addresses.map(\.lastPathComponent) == ["red.png", folder.url.lastPathComponent])
    // The folder is no picture.
    #expect(box.pictures == [ClipboardModifierTests.png])
  }

  @Test func aFileThatCannotBeReadIsTold() async throws {
    let folder = try TemporaryDirectory()
    try Data("no picture".utf8).write(to: folder.file("broken.png"))
    let exchange = RecordedExchange()
    let box = Dropped()
    let host = ViewHost(
      DropTargets(box: box).environment(\.exchange, exchange), size: CGSize(width: 100, height: 100)
    )
    let broken = Data(folder.file("broken.png").absoluteString.utf8)
    let missing = Data(folder.file("missing.png").absoluteString.utf8)

    #expect(await !host.dropFromOthers(["text/uri-list": broken], at: CGPoint(x: 50, y: 75)))
    #expect(await !host.dropFromOthers(["text/uri-list": missing], at: CGPoint(x: 50, y: 75)))

    #expect(box.pictures.isEmpty)
    #expect(exchange.refusals.count == 2)
  }

  @Test(arguments: [
    "", "\r\n\r\n", "# only a comment", "no address", "file:relative", "://", "\0",
    "http", "\u{FF}\u{FE}",
  ])
  func aListWithoutAddressesIsRefused(list: String) async throws {
    let exchange = RecordedExchange()
    let host = ViewHost(
      DropTargets(box: Dropped()).environment(\.exchange, exchange),
      size: CGSize(width: 100, height: 100))

    let isTaken = await host.dropFromOthers(
      ["text/uri-list": Data(list.utf8)], at: CGPoint(x: 50, y: 25))

    #expect(!isTaken)
    #expect(exchange.refusals.count == 1)
  }

  @Test func theFirstHalfOfAListIsTakenForWhatItSays() async throws {
    let box = Dropped()
    let host = ViewHost(DropTargets(box: box), size: CGSize(width: 100, height: 100))
    let half = Data("https://example.org/a\r\nhttps://exa".utf8)

    _ = await host.dropFromOthers(["text/uri-list": half], at: CGPoint(x: 50, y: 25))

    #expect(box.addresses.map(\.absoluteString) == ["https://example.org/a", "https://exa"])
  }

  @Test func aPictureWithItsAddressIsOne() async throws {
    let box = Dropped()
    let host = ViewHost(DropTargets(box: box), size: CGSize(width: 100, height: 100))

    let isTaken = await host.dropFromOthers(
      [
        "text/uri-list": Data("https://example.org/red.png\n".utf8),
        "image/png": ClipboardModifierTests.png, "TARGETS": Data(), "text/\u{1}": Data(),
      ], at: CGPoint(x: 50, y: 75))

    #expect(isTaken)
    #expect(box.pictures == [ClipboardModifierTests.png])
  }

  @Test func muchIsDroppedAsWell() async throws {
    let box = Words()
    let host = ViewHost(
      Color.red.dropDestination(for: Data.self) { data, _ in
        box.words = data.map { "\($0.count)" }
        return true
      })

    let isTaken = await host.drop(
      [Parcel(Data(count: 50 << 20))], at: CGPoint(x: 100, y: 100))

    #expect(isTaken)
    #expect(box.words == ["\(50 << 20)"])
  }
}

@MainActor private final class Dropped {
  var addresses: [URL] = []
  var pictures: [Data] = []
}

private struct DropTargets: View {
  let box: Dropped

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 50).dropDestination(for: URL.self) { addresses, _ in
        box.addresses = addresses
        return true
      }
      Color.red.frame(height: 50).dropDestination(for: Image.self) { images, _ in
        box.pictures = images.compactMap { image in
          if case .encoded(let data, _)? = image.shownSource { data } else { nil }
        }
        return true
      }
    }
  }
}

private struct Vanishing: View {
  let words: Words

  var body: some View {
    if words.words.isEmpty {
      Color.red.dropDestination(for: String.self) { _, _ in true }
    }
  }
}

extension Image {
  /// What a renderer is told of the picture.
  @MainActor fileprivate var shownSource: ImageContent.Source? {
    let host = ViewHost(self)
    return host.renderer.screen.elements.values.lazy.compactMap {
      if case .image(let content) = $0.content { content.source } else { nil }
    }.first
  }
}

extension ViewHost {
  /// Drops values at a point.
  func drop(_ parcels: [Parcel], at point: CGPoint) async -> Bool {
    let isTaken = await graph.drop(
      DropCenter.Passing(offer: TransferOffer(parcels)), at: point
    ) { parcels }
    settle()
    return isTaken
  }

  /// Drops what another program offers at a point.
  func dropFromOthers(_ forms: [String: Data], at point: CGPoint) async -> Bool {
    let names = forms.keys.sorted().reversed()
    let isTaken = await graph.drop(
      DropCenter.Passing(offer: TransferOffer(wireTypes: Array(names))), at: point
    ) {
      try await Parcel.received(Array(names)) { forms[$0] ?? Data() }
    }
    settle()
    return isTaken
  }
}
