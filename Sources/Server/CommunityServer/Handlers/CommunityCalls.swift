import CommunityAPI
import Foundation
import HTTPServer
import Routing

/// The table of everything that can be asked for.
struct CommunityCalls: Sendable {
  typealias Body<Content> =
    @Sendable (CommunityService) -> (CallParameters) async throws(Refusal) -> Content

  let service: CommunityService
  let answers: ResponseCache
  let files: ResponseCache
  let emoticon: @Sendable (_ set: String, _ number: Int) -> Data?

  /// The calls, the files, and the emoticons.
  var routes: [RequestRouter.Route] {
    [
      call(CommunityPath.navigation) { try await service.navigation($0) },
      call(CommunityPath.hotTopics) { try await service.hotTopics($0) },
      call(CommunityPath.topTenTopics) { try await service.topTenTopics($0) },
      call(CommunityPath.sectionHotTopics) { try await service.sectionHotTopics($0) },
      call(CommunityPath.popularBoards) { try await service.popularBoards($0) },
      call(CommunityPath.channelTopics) { try await service.channelTopics($0) },
      call(CommunityPath.album) { try await service.album($0) },
      call(CommunityPath.sections) { try await service.sections($0) },
      call(CommunityPath.sectionBoards) { try await service.sectionBoards($0) },
      call(CommunityPath.boardTopics) { try await service.boardTopics($0) },
      call(CommunityPath.essence) { try await service.essence($0) },
      call(CommunityPath.stickyTopics) { try await service.stickyTopics($0) },
      call(CommunityPath.managers) { try await service.managers($0) },
      call(CommunityPath.topic) { try await service.topicDetail($0) },
      call(CommunityPath.topicLikes) { try await service.topicLikes($0) },
      call(CommunityPath.topicArticles) { try await service.topicArticles($0) },
      call(CommunityPath.permissions) { try await service.permissions($0) },
      call(CommunityPath.articleSearch) { try await service.searchArticles($0) },
      call(CommunityPath.boardSearch) { try await service.searchBoards($0) },
      call(CommunityPath.accountSearch) { try await service.searchAccounts($0) },
      call(CommunityPath.memberPage) { try await service.memberPage($0) },
      file(CommunityPath.attachment.pattern) { try await service.attachment($0) },
      file("/file/<hash>") { try await service.picture($0) },
      file("/nForum/img/ubb/<set>/<int:number>.gif", paintEmoticon),
    ]
  }

  /// A call whose answer is an envelope.
  private func call<Content: Encodable & Sendable>(
    _ template: PathTemplate,
    _ body: @escaping @Sendable (CallParameters) async throws(Refusal) -> Content?
  ) -> RequestRouter.Route {
    .init(.get, template.pattern) { request, values in
      let call = CallParameters(query: request.query, path: values)
      return await answers.response(for: request.cacheKey) {
        do throws(Refusal) {
          return .cacheable(try await body(call))
        } catch {
          return error.response
        }
      }
    }
  }

  /// A call whose answer is a file.
  private func file(
    _ pattern: String,
    _ body: @escaping @Sendable (CallParameters) async throws(Refusal) -> HTTPResponse
  ) -> RequestRouter.Route {
    .init(.get, pattern) { request, values in
      let call = CallParameters(query: .none, path: values)
      return await files.response(for: request.path) {
        do throws(Refusal) { return try await body(call) } catch { return error.response }
      }
    }
  }

  @Sendable private func paintEmoticon(_ call: CallParameters) throws(Refusal) -> HTTPResponse {
    guard let set = call.path.text("set"),
      let picture = emoticon(set, try call.integer(inPath: "number", in: 0...10_000))
    else { throw .noFile }
    var response = HTTPResponse(type: "image/gif", body: .shared(SharedBytes(picture)))
    response.headers["Cache-Control"] = "public, max-age=86400"
    response.entityTag = EntityTag(naming: picture)
    return response
  }
}

extension HTTPResponse {
  /// An answer that many can be given, with a name for its content.
  fileprivate static func cacheable(_ content: (some Encodable & Sendable)?) -> HTTPResponse {
    var response = HTTPResponse.json(
      Envelope(code: 1, kbsCode: 0, message: "操作成功", data: content), withQuirks: true)
    let bytes = response.body.bytes
    response.entityTag = EntityTag(naming: bytes)
    response.body = .shared(SharedBytes(bytes))
    response.headers["Cache-Control"] = "no-cache"
    return response
  }
}

extension HTTPRequest {
  private static let fields = Set(CommunityField.allCases.map(\.rawValue))
    .subtracting([CommunityField.cacheBuster.rawValue])

  /// Everything that an answer depends on: the path, and the fields that calls know.
  fileprivate var cacheKey: String {
    var key = path
    for item in query.items where Self.fields.contains(item.name) {
      key += "\0" + item.name + "\0"
      if case .text(let text) = item.value { key += "=" + text }
    }
    return key
  }
}
