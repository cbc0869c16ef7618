import CoreTransferable
import Foundation
import HeadlessRenderer
import SwiftUI
import SwiftUICore
import SwiftUITesting
import TestSupport
import Testing
import UniformTypeIdentifiers

@MainActor @Suite(.hangLimit) struct ClipboardModifierTests {
  @Test func keysCopyWhatHasTheKeyboard() async throws {
    let exchange = RecordedExchange()
    let host = ViewHost(
      VStack {
        Text(verbatim: "first").focusable().copyable(["first"])
        Text(verbatim: "second").focusable().copyable(["second", "third"])
      }.environment(\.exchange, exchange))
    host.graph.moveFocus(by: 2)
    host.settle()

    let isDone = host.graph.press(.command("c"))
    host.settle()

    #expect(isDone)
    #expect(try await exchange.texts == ["second", "third"])
  }

  @Test func withoutTheKeyboardTheFirstInFrontIsCopied() async throws {
    let exchange = RecordedExchange()
    let host = ViewHost(
      VStack {
        Text(verbatim: "off").copyable(["off"]).disabled(true)
        Text(verbatim: "on").copyable(["on"])
      }
      .sheet(isPresented: .constant(true)) { Text(verbatim: "sheet").copyable(["sheet"]) }
      .environment(\.exchange, exchange))

    host.graph.perform(.copy)
    host.settle()

    #expect(try await exchange.texts == ["sheet"])
  }

  @Test func whatCannotBeCopiedLeavesTheKeyToOthers() {
    let exchange = RecordedExchange()
    let host = ViewHost(Text(verbatim: "plain").environment(\.exchange, exchange))
    let alone = ViewHost(Text(verbatim: "plain").copyable(["plain"]))

    #expect(!host.graph.press(.command("c")))
    #expect(!alone.graph.press(.command("c")))
    #expect(!host.graph.canPerform(.copy))
    #expect(exchange.recordedClipboard.parcels.isEmpty)
  }

  @Test func nothingToCopyLeavesTheClipboardAlone() async throws {
    let exchange = RecordedExchange()
    exchange.clipboard.put([Parcel("before")])
    let host = ViewHost(
      Text(verbatim: "none").copyable([String]()).environment(\.exchange, exchange))

    host.graph.perform(.copy)
    host.settle()

    #expect(try await exchange.texts == ["before"])
    #expect(exchange.refusals.count == 1)
  }

  @Test func cuttingTakesAwayAndPastingPutsThere() async throws {
    let exchange = RecordedExchange()
    let list = Words()
    let host = ViewHost(
      WordsView(words: list).environment(\.exchange, exchange))

    host.graph.press(.command("x"))
    host.settle()
    host.graph.press(.command("v"))
    await host.finishTasks()
    host.graph.press(.command("v"))
    await host.finishTasks()

    #expect(list.words == ["lotus", "lotus"])
    #expect(try await exchange.texts == ["lotus"])
  }

  @Test func onlyWhatIsFoundGoodIsPasted() async throws {
    let exchange = RecordedExchange()
    exchange.clipboard.put([Parcel("good"), Parcel("bad")])
    let box = Words()
    let host = ViewHost(
      Text(verbatim: "here").pasteDestination(for: String.self) {
        box.words += $0
      } validator: { words in
        words.filter { $0 == "good" }
      }.environment(\.exchange, exchange))

    host.graph.perform(.paste)
    await host.finishTasks()

    #expect(box.words == ["good"])
  }

  @Test func whatDoesNotSuitIsNotPasted() async throws {
    let exchange = RecordedExchange()
    exchange.clipboard.put([Parcel(Data([1]))])
    let box = Words()
    let host = ViewHost(
      Text(verbatim: "here").pasteDestination(for: String.self) { box.words += $0 }
        .environment(\.exchange, exchange))

    #expect(!host.graph.canPerform(.paste))
    #expect(!host.graph.perform(.paste))
    #expect(box.words.isEmpty)
  }

  @Test func whatCannotBeReadIsTold() async throws {
    let exchange = RecordedExchange()
    exchange.clipboard.put([
      Parcel(forms: [.init(.utf8PlainText) { throw CocoaError(.fileReadNoPermission) }])
    ])
    let box = Words()
    let host = ViewHost(
      Text(verbatim: "here").pasteDestination(for: String.self) { box.words += $0 }
        .environment(\.exchange, exchange))

    host.graph.perform(.paste)
    await host.finishTasks()
    exchange.recordedClipboard.failure = CocoaError(.userCancelled)
    host.graph.perform(.paste)
    await host.finishTasks()

    #expect(box.words.isEmpty)
    #expect(
      exchange.refusals.compactMap { ($0 as? CocoaError)?.code } == [
        .fileReadNoPermission, .userCancelled,
      ])
  }

  @Test func shortcutsOfTheProgramGoBeforeTheClipboard() {
    let exchange = RecordedExchange()
    let box = Words()
    let host = ViewHost(
      VStack {
        Button("own") { box.words.append("own") }.keyboardShortcut("c")
        Text(verbatim: "on").copyable(["on"])
      }.environment(\.exchange, exchange))

    host.graph.press(.command("c"))
    host.settle()

    #expect(box.words == ["own"])
    #expect(exchange.recordedClipboard.parcels.isEmpty)
  }

  @Test func aPictureIsCopiedAsTheFileItWasMadeOf() async throws {
    let exchange = RecordedExchange()
    let picture = try EncodedPicture(Self.png)
    let image = Image(encoded: picture.data, pixels: picture.pixels)
    let host = ViewHost(image.copyable([image]).environment(\.exchange, exchange))

    host.graph.perform(.copy)
    host.settle()

    let parcel = try #require(exchange.recordedClipboard.parcels.first)
    #expect(parcel.contentTypes == [.png])
    #expect(try await parcel.value(as: Data.self) == Self.png)
    #expect(try await parcel.value(as: Image.self) == image)
    #expect(Parcel(Image(systemName: "star")).forms.isEmpty)
  }

  /// One red pixel.
  static let png =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
    ) ?? Data()
}

@MainActor @Suite(.hangLimit) struct PasteButtonTests {
  @Test func itIsEnabledWhileThereIsSomethingOfItsType() async throws {
    let exchange = RecordedExchange()
    let box = Words()
    let host = ViewHost(
      PasteButton(payloadType: String.self) { box.words += $0 }.environment(\.exchange, exchange))

    #expect(try !host.find("Paste").isEnabled)
    exchange.clipboard.put([Parcel("lotus")])
    host.settle()
    try host.find("Paste").tap()
    await host.finishTasks()
    try host.find("Paste").tap()
    await host.finishTasks()

    #expect(box.words == ["lotus", "lotus"])
  }

  @Test func withoutAClipboardItIsDisabled() throws {
    let host = ViewHost(PasteButton(payloadType: String.self) { _ in })

    #expect(try !host.find("Paste").isEnabled)
  }
}

@MainActor @Observable final class Words { var words: [String] = [] }

private struct WordsView: View {
  let words: Words

  var body: some View {
    Text(verbatim: "\(words.words)")
      .cuttable(for: String.self) { ["lotus"] }
      .pasteDestination(for: String.self) { words.words += $0 }
  }
}

extension KeyPress {
  /// A key with the key for commands.
  static func command(_ key: KeyEquivalent) -> KeyPress {
    KeyPress(key: key, modifiers: .command)
  }
}

extension RecordedExchange {
  /// What lies on the clipboard, as texts.
  var texts: [String] {
    get async throws {
      var texts: [String] = []
      for parcel in recordedClipboard.parcels {
        texts.append(try await parcel.value(as: String.self))
      }
      return texts
    }
  }
}
