import CGTK
import CoreTransferable
import Foundation
import SwiftUI
import SwiftUICore
import TestSupport
import Testing
import UniformTypeIdentifiers

@testable import GTKRenderer

@MainActor @Suite(.serialized, .hangLimit) struct ClipboardTests {
  @Test(arguments: ["荷塘 https://example.org/", "a\u{0301}\n👩‍👩‍👧"])
  func textsArePastedInOtherPrograms(text: String) async throws {
    try TestDisplay.use()

    DesktopClipboard.shared.put([Parcel(text)])

    for name in ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain"] {
      #expect(try await OtherProgram.paste(as: name) == Data(text.utf8), "\(name)")
    }
  }

  @Test func picturesArePastedInOtherPrograms() async throws {
    try TestDisplay.use()
    let picture = try EncodedPicture(Samples.gif)

    DesktopClipboard.shared.put([
      Parcel(Image(encoded: picture.data, pixels: picture.pixels))
    ])

    #expect(try await OtherProgram.paste(as: "image/gif") == Samples.gif)
    let png = try EncodedPicture(try await OtherProgram.paste(as: "image/png"))
    #expect(png.format == .png)
    #expect(png.pixels == picture.pixels)
  }

  @Test func addressesArePastedAsAListAndAsText() async throws {
    try TestDisplay.use()

    DesktopClipboard.shared.put([Parcel(URL(filePath: "/a b")), Parcel(URL(filePath: "/c"))])

    let list = try await OtherProgram.paste(as: "text/uri-list")
    #expect(String(decoding: list, as: UTF8.self) == "file:///a%20b\r\nfile:///c\r\n")
    #expect(try await OtherProgram.paste(as: "UTF8_STRING") == Data("/a b\n/c".utf8))
  }

  @Test func whatCannotBeMadeIsAFailureForWhoAsks() async throws {
    try TestDisplay.use()

    DesktopClipboard.shared.put([
      Parcel(forms: [.init(.png) { throw CocoaError(.fileReadNoPermission) }])
    ])

    let pasted = try? await OtherProgram.paste(as: "image/png")
    #expect(pasted ?? Data() == Data())
  }

  @Test(arguments: [
    ("UTF8_STRING", Data("水木清华".utf8)), ("text/plain;charset=utf-8", Data("a\nb".utf8)),
  ])
  func textsOfOtherProgramsArePasted(name: String, data: Data) async throws {
    let pasted = Pasted()
    let host = try await WindowHost(
      Text(verbatim: "here").pasteDestination(for: String.self) { pasted.texts += $0 },
      exchanging: true)
    defer { host.close() }
    try await OtherProgram.copy(data, as: name)
    try await host.wait { host.graph.canPerform(.paste) }

    host.graph.perform(.paste)
    try await host.wait { !pasted.texts.isEmpty }

    #expect(pasted.texts == [String(decoding: data, as: UTF8.self)])
  }

  @Test func picturesOfOtherProgramsArePasted() async throws {
    let pasted = Pasted()
    let host = try await WindowHost(
      Text(verbatim: "here").pasteDestination(for: Data.self) { pasted.data += $0 },
      exchanging: true)
    defer { host.close() }
    try await OtherProgram.copy(Samples.png, as: "image/png")
    try await host.wait { host.graph.canPerform(.paste) }

    host.graph.perform(.paste)
    try await host.wait { !pasted.data.isEmpty }

    #expect(pasted.data == [Samples.png])
  }

  @Test func aButtonPastesWhatOthersCopied() async throws {
    let pasted = Pasted()
    let host = try await WindowHost(
      PasteButton(payloadType: URL.self) { pasted.addresses += $0 }, exchanging: true)
    defer { host.close() }
    try await OtherProgram.copy(
      Data("file:///a%20b\r\nhttps://example.org/\r\n".utf8), as: "text/uri-list")
    let label = try host.label("Paste")
    let button = try #require(gtk_widget_get_ancestor(label, gtk_button_get_type()))
    try await host.wait { gtk_widget_is_sensitive(button) != 0 }

    _ = gtk_widget_activate(button)
    try await host.wait { !pasted.addresses.isEmpty }

    #expect(pasted.addresses == [URL(filePath: "/a b"), URL(string: "https://example.org/")])
  }

  /// From one byte to more than a request to the display can hold.
  @Test(arguments: [1, 131_072, 262_044, 300_000, 2_000_000, 17_000_000])
  func muchIsPastedInOtherPrograms(count: Int) async throws {
    try TestDisplay.use()
    let much = Samples.bytes(count)

    DesktopClipboard.shared.put([Parcel(much)])

    #expect(try await OtherProgram.paste(as: "application/octet-stream") == much)
  }

  @Test func aLongTextIsPastedInOtherPrograms() async throws {
    try TestDisplay.use()
    let text = String(repeating: "荷塘月色", count: 170_000)

    DesktopClipboard.shared.put([Parcel(text)])

    for name in ["UTF8_STRING", "text/plain;charset=utf-8"] {
      #expect(try await OtherProgram.paste(as: name) == Data(text.utf8), "\(name)")
    }
  }

  @Test(arguments: [1, 1_000, 1_001, 131_072, 300_000, 2_000_000])
  func muchOfOtherProgramsIsPasted(count: Int) async throws {
    let pasted = Pasted()
    let host = try await WindowHost(
      Text(verbatim: "here").pasteDestination(for: Data.self) { pasted.data += $0 },
      exchanging: true)
    defer { host.close() }
    let much = Samples.bytes(count)
    try await OtherProgram.copy(much, as: "application/octet-stream")
    try await host.wait { host.graph.canPerform(.paste) }

    host.graph.perform(.paste)
    try await host.wait { !pasted.data.isEmpty }

    #expect(pasted.data == [much])
  }

  @Test func whatTheProgramCopiedItselfComesBackAsItWas() async throws {
    try TestDisplay.use()
    DesktopClipboard.shared.put([Parcel("a"), Parcel("b")])

    let parcels = try await DesktopClipboard.shared.take()

    #expect(parcels.count == 2)
    #expect(try await parcels.last?.value(as: String.self) == "b")
  }
}

@MainActor final class Pasted {
  var texts: [String] = []
  var data: [Data] = []
  var addresses: [URL] = []
}

/// Pictures of one pixel, and bytes.
enum Samples {
  /// Bytes of which no part looks like another.
  static func bytes(_ count: Int) -> Data {
    let numbers = Array(0..<UInt32(count / 4 + 1))
    return numbers.withUnsafeBytes { Data($0.prefix(count)) }
  }

  static let gif =
    Data(base64Encoded: "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7") ?? Data()
  static let png =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
    ) ?? Data()
}
