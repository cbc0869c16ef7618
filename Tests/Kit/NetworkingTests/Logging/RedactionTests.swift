import Foundation
import Networking
import Testing

struct RedactionTests {
  private let redaction = Redaction()

  @Test(arguments: [
    "password", "user%5Bpassword%5D", "PASSWD", "old_pwd", "pass", "pass_token", "access_token",
    "Token", "api-key", "kbs-key", "session_id", "sid", "auth", "authorization", "sig",
    "X-Signature", "client_secret", "code", "captcha_output", "lot_number", "ticket", "otp",
    "cookie", "%74oken", "jwt",
  ])
  func fieldsWithSecretNamesAreHidden(name: String) throws {
    let url = try #require(URL(string: "http://h.example/p?page=2&\(name)=s3cret&x"))

    let text = redaction.describe(url)

    #expect(text == "http://h.example/p?page=2&\(name)=<hidden>&x")
  }

  @Test(arguments: ["page", "id", "q", "keyword1".replacing("key", with: ""), "count", "t", "size"])
  func harmlessFieldsAreShown(name: String) throws {
    let url = try #require(URL(string: "http://h.example/p?\(name)=42"))

    #expect(redaction.describe(url) == "http://h.example/p?\(name)=42")
  }

  @Test func loginDataAndFragmentOfAnAddressAreDropped() throws {
    let url = try #require(
      URL(string: "https://user:s3cret@h.example:8/p/a?a=1#access_token=s3cret"))

    #expect(redaction.describe(url) == "https://h.example:8/p/a?a=1")
  }

  @Test func fieldBehindASemicolonIsHidden() throws {
    let url = try #require(URL(string: "http://h.example/?a=1;token=s3cret&b=2"))

    #expect(redaction.describe(url) == "http://h.example/?a=<hidden>&b=2")
  }

  @Test func furtherNamesCanBeHidden() throws {
    let url = try #require(URL(string: "http://h.example/?card_number=4242&page=1"))

    #expect(
      Redaction(alsoHiding: ["Card-Number"]).describe(url)
        == "http://h.example/?card_number=<hidden>&page=1")
  }

  @Test(arguments: [
    ("Cookie", "a=s3cret", "Cookie: <hidden>"),
    ("Authorization", "Basic s3cret", "Authorization: <hidden>"),
    ("Proxy-Authorization", "s3cret", "Proxy-Authorization: <hidden>"),
    ("X-Anything", "s3cret", "X-Anything: <hidden>"),
    ("Set-Cookie", "kbs-key=s3cret; Path=/; token=s3cret", "Set-Cookie: kbs-key=<hidden>"),
    ("set-cookie", "s3cret", "set-cookie: <hidden>"),
    ("Set-Cookie", "s3cret; a=b", "Set-Cookie: <hidden>"),
    ("Location", "/in?token=s3cret&a=1#s3cret", "Location: /in?token=<hidden>&a=1"),
    ("content-TYPE", "text/html", "content-TYPE: text/html"),
    ("ETag", "\"1\"", "ETag: \"1\""),
  ])
  func headerFieldsAreShownOnlyWhenKnownToBeHarmless(name: String, value: String, line: String) {
    #expect(redaction.describe(header: name, value) == line)
  }

  @Test func bodiesAreShownBySizeAlone() {
    let form = HTTPCall.Body.form([URLQueryItem(name: "username", value: "s3cret")])
    let data = HTTPCall.Body.data(Data("s3cret".utf8), contentType: "application/json")

    #expect(redaction.describe(.none) == "no body")
    #expect(redaction.describe(form) == "form of 1 fields")
    #expect(redaction.describe(data) == "6 bytes of application/json")
  }
}
