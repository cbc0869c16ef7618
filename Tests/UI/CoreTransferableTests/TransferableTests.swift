import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

struct TransferableTests {
  @Test func whatIsSaidFirstIsPreferred() async throws {
    let note = Note(title: "荷塘", secret: false)

    #expect(note.exportedContentTypes() == [.note, .utf8PlainText])
    #expect(Note.importedContentTypes().first == .note)
    #expect(try await note.exported(as: .plainText) == Data("荷塘".utf8))
    #expect(try await Note(importing: note.exported(as: nil), contentType: .note) == note)
  }

  @Test func whatGoesOutOnConditionIsKeptOtherwise() async throws {
    let secret = Note(title: "x", secret: true)

    #expect(secret.exportedContentTypes() == [.note])
    await #expect(throws: TransferError.self) { try await secret.exported(as: .utf8PlainText) }
    #expect(secret.suggestedFilename == "x.note")
  }

  @Test func whatIsForTheProgramAloneIsNotOfferedToOthers() {
    let parcel = Parcel(Inner())

    #expect(parcel.contentTypes == [.json, .utf8PlainText])
    #expect(parcel.forOthers.contentTypes == [.utf8PlainText])
    #expect(Inner.exportedContentTypes(visibility: .ownProcess) == [.json, .utf8PlainText])
    #expect(Inner.exportedContentTypes() == [.utf8PlainText])
  }

  @Test func aValueIsMadeOfTheFirstFormThatCanBeRead() async throws {
    let parcel = Parcel(forms: [
      .init(.note) { Data("broken".utf8) }, .init(.utf8PlainText) { Data("whole".utf8) },
    ])

    #expect(try await parcel.value(as: Note.self) == Note(title: "whole", secret: false))
  }

  @Test func whatSuitsNobodyIsTold() async {
    let parcel = Parcel(forms: [.init(.png) { Data() }])

    #expect(!parcel.suits(String.self))
    #expect(parcel.suits(Data.self))
    await #expect(
      throws: TransferError.noCommonType(
        offered: [.png], wanted: [.utf8PlainText, .utf16PlainText, .plainText])
    ) {
      try await parcel.value(as: String.self)
    }
  }

  @Test func nothingIsMadeBeforeItIsAskedFor() {
    let parcel = Parcel(Exploding())

    #expect(parcel.contentTypes == [.data])
  }

  // MARK: - Foundation's types

  @Test(arguments: [
    (UTType.utf8PlainText, Data("荷塘\0".utf8), "荷塘"),
    (.plainText, Data([0x63, 0x61, 0x66, 0xE9]), "café"),
    (.utf16PlainText, Data([0xFF, 0xFE, 0x77, 0x83]), "荷"),
  ])
  func textsAreReadInTheirEncoding(type: UTType, data: Data, text: String) async throws {
    #expect(try await String(importing: data, contentType: type) == text)
  }

  @Test func brokenTextIsRefused() async {
    await #expect(throws: TransferError.damaged(.utf8PlainText)) {
      try await String(importing: Data([0x63, 0xE9]), contentType: .utf8PlainText)
    }
  }

  @Test func addressesOfFilesAndOfTheWebGoOutDifferently() async throws {
    let (file, page) = (URL(filePath: "/tmp/a b"), try #require(URL(string: "https://a.org/?b=c")))

    #expect(file.exportedContentTypes() == [.fileURL, .utf8PlainText])
    #expect(page.exportedContentTypes() == [.url, .utf8PlainText])
    #expect(try await file.exported(as: .utf8PlainText) == Data("/tmp/a b".utf8))
    #expect(try await Parcel(file).value(as: URL.self) == file)
  }

  @Test(arguments: ["", "no scheme", "http://[", "\u{FFFD}"])
  func whatIsNoAddressIsRefused(text: String) async {
    await #expect(throws: TransferError.damaged(.url)) {
      try await URL(importing: Data(text.utf8), contentType: .url)
    }
  }

  @Test func attributedTextsGoAsText() async throws {
    let parcel = Parcel(AttributedString("水木"))

    #expect(try await parcel.value(as: String.self) == "水木")
    #expect(try await Parcel("清华").value(as: AttributedString.self) == AttributedString("清华"))
  }

  // MARK: - Files

  @Test func aFileIsCopiedForWhomIsNotGivenTheOriginal() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "pond.bin")
    try Data("pond".utf8).write(to: file)

    let kept = try await Parcel(Filed(file: file)).value(as: Read.self)

    #expect(kept.bytes == Data("pond".utf8))
    #expect(kept.file != file)
    #expect(!FileManager.default.fileExists(atPath: kept.file.path(percentEncoded: false)))
    #expect(try await Parcel(Filed(file: file)).value(as: Data.self) == Data("pond".utf8))
  }

  @Test func bytesAreWrittenToAFileForWhoReadsFiles() async throws {
    var form = Parcel.Form(.data) { Data("pond".utf8) }
    form.suggestedName = "../../etc/pond"

    let kept = try await Parcel(forms: [form]).value(as: Read.self)

    #expect(kept.bytes == Data("pond".utf8))
    #expect(kept.file.lastPathComponent == "pond")
  }

  @Test(arguments: [
    ("", UTType.png, "Untitled.png"), ("a", .png, "a.png"), ("a.PNG", .png, "a.PNG"),
    ("a.jpg", .jpeg, "a.jpg"), ("a.b", .jpeg, "a.b.jpeg"), ("..", .data, "Untitled"),
  ])
  func namesFitTheirKind(name: String, type: UTType, fitting: String) {
    #expect(FileName.fitting(name, for: type) == fitting)
  }
}

extension UTType {
  fileprivate static let note = UTType(exportedAs: "org.example.note", conformingTo: .data)
}

private struct Note: Codable, Hashable, Transferable {
  let title: String
  let secret: Bool

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .note)
      .suggestedFileName { "\($0.title).note" }
    ProxyRepresentation(exporting: \.title).exportingCondition { !$0.secret }
    ProxyRepresentation { (title: String) in Note(title: title, secret: false) }
  }
}

private struct Inner: Codable, Transferable {
  var word = "lotus"

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json).visibility(.ownProcess)
    ProxyRepresentation(exporting: \.word)
  }
}

private struct Exploding: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .data) { _ in
      Issue.record("nobody has asked for the bytes")
      return Data()
    }
  }
}

private struct Filed: Transferable {
  let file: URL

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(exportedContentType: .data) { SentTransferredFile($0.file) }
  }
}

private struct Read: Transferable {
  let bytes: Data
  let file: URL

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(importedContentType: .data) { received in
      Read(bytes: try Data(contentsOf: received.file), file: received.file)
    }
  }
}
