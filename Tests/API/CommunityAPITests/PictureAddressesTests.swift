import CommunityAPI
import Foundation
import Testing

struct PictureAddressesTests {
  private let secure: PictureAddresses
  private let plain: PictureAddresses

  init() throws {
    let files = try #require(URL(string: "https://files.example/"))
    secure = PictureAddresses(
      base: try #require(URL(string: "https://wap.example")), fileHost: files)
    plain = PictureAddresses(
      base: try #require(URL(string: "http://127.0.0.1:8080")),
      fileHost: try #require(URL(string: "http://127.0.0.1:8080/files")))
  }

  @Test func cloudComesBeforeCacheBeforeAddressBeforeDownload() {
    let attachment = Attachment(
      id: Identifier("f1"), name: "a.jpg", mediaType: "image/jpeg", url: "file/1",
      cdnURL: "https://cdn.example/1", ks3URL: "https://ks3.example/1")

    #expect(
      secure.addresses(of: attachment).map(\.absoluteString) == [
        "https://ks3.example/1", "https://cdn.example/1", "https://files.example/file/1",
        "https://wap.example/wap/api/attachment/download/f1",
      ])
  }

  @Test func emptyAddressesAreSkipped() {
    let attachment = Attachment(
      id: Identifier("f1"), name: "", mediaType: "", url: " ", cdnURL: "", ks3URL: nil)

    #expect(
      plain.addresses(of: attachment).map(\.absoluteString) == [
        "http://127.0.0.1:8080/wap/api/attachment/download/f1"
      ])
  }

  @Test(arguments: [
    ("http://img.example/a.jpg", "https://img.example/a.jpg", "http://img.example/a.jpg"),
    ("HTTP://img.example/a.jpg", "https://img.example/a.jpg", "HTTP://img.example/a.jpg"),
    ("https://img.example/a.jpg", "https://img.example/a.jpg", "https://img.example/a.jpg"),
    (
      "//att.example/11/22/large", "https://att.example/11/22/large",
      "http://att.example/11/22/large"
    ),
    ("file/0a", "https://files.example/file/0a", "http://127.0.0.1:8080/files/file/0a"),
    ("/file/0a", "https://files.example/file/0a", "http://127.0.0.1:8080/files/file/0a"),
    (" https://img.example/a ", "https://img.example/a", "https://img.example/a"),
  ])
  func schemeFollowsTheBase(text: String, onSecure: String, onPlain: String) {
    #expect(secure.resolve(text)?.absoluteString == onSecure)
    #expect(plain.resolve(text)?.absoluteString == onPlain)
  }

  @Test func avatarHasItsOwnOrder() {
    let account = Account(
      id: Identifier("a"), name: "x", avatarURL: "http://img.example/a", avatar: "file/a",
      k3sURL: "https://ks3.example/a")

    #expect(
      secure.addresses(of: account).map(\.absoluteString) == [
        "https://ks3.example/a", "https://img.example/a", "https://files.example/file/a",
      ])
    #expect(secure.addresses(of: Account(id: Identifier("a"), name: "x")) == [])
  }
}
