import Foundation
import Testing
import UniformTypeIdentifiers

struct UTTypeTests {
  @Test(arguments: [
    ("png", "public.png"), ("JPG", "public.jpeg"), ("txt", "public.plain-text"),
    ("md", "dyn.file.md.public.data"), ("webp", "org.webmproject.webp"),
  ])
  func endsOfNamesFindTheirKind(end: String, identifier: String) throws {
    let type = try #require(UTType(filenameExtension: end))

    #expect(type.identifier == identifier)
    #expect(type.conforms(to: .data))
    #expect(type.preferredFilenameExtension != nil)
  }

  @Test(arguments: ["", "a/b", "a b", "a\0"])
  func whatIsNoEndOfANameHasNoKind(end: String) {
    #expect(UTType(filenameExtension: end) == nil)
  }

  @Test(arguments: ["", "image", "/png", "image/", "a/b/c", "image/ png", "image/p\0ng"])
  func whatIsNoMediaTypeHasNoKind(name: String) { #expect(UTType(mimeType: name) == nil) }

  @Test func kindsConformToWhatTheyAreSpecialCasesOf() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .png))
    #expect(UTType.png.isSubtype(of: .item))
    #expect(UTType.image.isSupertype(of: .jpeg))
    #expect(!UTType.png.conforms(to: .jpeg))
    #expect(!UTType.folder.conforms(to: .data))
    #expect(UTType.svg.supertypes.isSuperset(of: [.image, .text, .data, .item]))
  }

  @Test func everyKindThatIsKnownConformsToKnownOnes() {
    for type in [UTType.swiftSource, .mpeg4Movie, .epub, .vCard, .fileURL, .log] {
      #expect(type.isDeclared)
      let supertypes = type.supertypes
      #expect(supertypes.filter(\.isDeclared) == supertypes, "\(type)")
      #expect(type.conforms(to: .item) || type.conforms(to: .content), "\(type)")
    }
  }

  @Test func aProgramsOwnKindIsKnownAfterwards() throws {
    #expect(UTType("org.example.lotus") == nil)

    let lotus = UTType(exportedAs: "org.example.lotus", conformingTo: .json)

    #expect(UTType("org.example.lotus") == lotus)
    #expect(lotus.conforms(to: .text))
    #expect(!lotus.isPublic)
    #expect(!lotus.isDynamic)
  }

  @Test func aProgramCannotChangeWhatTheSystemKnows() {
    #expect(UTType(exportedAs: "public.png", conformingTo: .text).conforms(to: .image))
    #expect(!UTType.png.conforms(to: .text))
  }

  @Test func aKindThatConformsToItselfIsFound() {
    let first = UTType(exportedAs: "org.example.ring1")
    let second = UTType(exportedAs: "org.example.ring2", conformingTo: first)
    _ = UTType(exportedAs: "org.example.ring1", conformingTo: second)

    #expect(first.conforms(to: second))
    #expect(second.conforms(to: first))
  }

  @Test func dynamicKindsRememberTheirTag() throws {
    let type = try #require(UTType(mimeType: "image/x-Foo+bar", conformingTo: .image))

    #expect(type.isDynamic)
    #expect(type.preferredMIMEType == "image/x-foo+bar")
    #expect(type.conforms(to: .image))
    #expect(UTType(type.identifier) == type)
  }

  @Test func codersWriteTheName() throws {
    let data = try JSONEncoder().encode([UTType.png])

    #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([UTType].self, from: Data(#"["org.example.unheard-of"]"#.utf8))
    }
  }

  // MARK: - Names on the wire

  @Test func everyWireTypeLeadsBackToItsKind() throws {
    for type in [UTType.png, .jpeg, .html, .utf8PlainText, .pdf, .data, .svg] {
      let name = try #require(type.wireTypes.first)
      #expect(UTType(wireType: name) == type)
    }
    let own = UTType(exportedAs: "org.example.wire", conformingTo: .data)
    #expect(own.wireTypes == ["application/x-uti-org.example.wire"])
    #expect(UTType(wireType: "application/x-uti-org.example.wire") == own)
  }

  @Test(arguments: [
    ("text/plain; charset=\"UTF-8\"", UTType.utf8PlainText), ("text/plain", .plainText),
    ("text/plain;charset=gb18030", .plainText), ("TEXT/URI-LIST", .url), ("image/PNG", .png),
    ("image/jpeg;quality=80", .jpeg),
  ])
  func namesOfOtherProgramsFindTheirKind(name: String, type: UTType) {
    #expect(UTType(wireType: name) == type)
  }

  @Test(arguments: [
    "", "TARGETS", "UTF8_STRING", ";", "/", "application/x-uti-", "text/\u{1}\n",
    String(repeating: "a/", count: 300), "application/x-uti-" + String(repeating: "a.", count: 300),
  ])
  func hostileNamesMeanNothing(name: String) { #expect(UTType(wireType: name) == nil) }
}
