import CommunityAPI
import CommunityServer
import Foundation
import HTTPServer
import ServerStorage
import Testing

struct FileCallsTests {
  private static let picture = "/file/\(SmallCommunity.pictureHash)"
  private static let attachment =
    "/wap/api/attachment/download/\(SmallCommunity.id(.attachment, 7 << 16))"

  @Test(arguments: [picture, attachment])
  func fileComesWithItsTypeForever(target: String) async throws {
    let response = try await ServedCommunity().respond(target)

    #expect(response.status == .ok)
    #expect(response.body.bytes == SmallCommunity.picture)
    #expect(response.headers["Content-Type"] == "image/png")
    #expect(response.headers["Cache-Control"] == "public, max-age=31536000, immutable")
    #expect(response.headers["X-Content-Type-Options"] == "nosniff")
    #expect(response.entityTag?.opaque == "\(SmallCommunity.pictureHash)")
    #expect(response.acceptsRanges)
  }

  @Test func downloadIsCalledAsItsAuthorCalledIt() async throws {
    let response = try await ServedCommunity().respond(Self.attachment)

    #expect(
      response.headers["Content-Disposition"] == "inline; filename*=UTF-8''%E8%8D%B7.png")
  }

  @Test func picturesHaveAddressesOfAllKinds() async throws {
    let community = try await ServedCommunity()
    let addresses = try await CommunityEndpoints().addresses(in: community)
    let address = URL(string: ServedCommunity.address)

    #expect(addresses.contains { $0.ks3URL != nil })
    #expect(addresses.contains { $0.ks3URL == nil && !$0.cdnURL.isEmpty })
    #expect(addresses.contains { $0.url?.hasPrefix("http://127.0.0.1:8080/file/") == true })
    let base = try #require(address)
    let links = PictureAddresses(base: base, fileHost: base)
    for attachment in addresses {
      for url in links.addresses(of: attachment) {
        #expect(try await community.respond(url.path).body.bytes == SmallCommunity.picture)
      }
    }
  }

  @Test(arguments: [
    "/file/\(String(repeating: "0", count: 32))",
    "/wap/api/attachment/download/\(String(repeating: "0", count: 32))",
    "/nForum/img/ubb/em/1.gif",
  ])
  func missingFileIsNotFound(target: String) async throws {
    let response = try await ServedCommunity().respond(target)

    #expect(response.status == .notFound)
    #expect(response.headers["Content-Type"] == "application/json;charset=UTF-8")
  }

  @Test func emoticonIsPainted() async throws {
    let community = try await ServedCommunity {
      $0.emoticon = { set, number in set == "em" && number == 7 ? Data("GIF89a".utf8) : nil }
    }
    let response = try await community.respond("/nForum/img/ubb/em/7.gif")

    #expect(response.headers["Content-Type"] == "image/gif")
    #expect(response.body.bytes == Data("GIF89a".utf8))
    #expect(try await community.respond("/nForum/img/ubb/em/8.gif").status == .notFound)
  }
}

extension CommunityEndpoints {
  /// The attachments of a page of the album.
  fileprivate func addresses(in community: ServedCommunity) async throws -> [CommunityAPI
    .Attachment]
  {
    try await community.answer(album(page: 1, size: 100)).content.articles.flatMap(\.attachments)
  }
}
