import CommunityAPI
import Foundation
import HTTPServer
import Routing

/// The table of everything that can be asked for.
struct CommunityCalls: Sendable {
  let service: CommunityService
  let answers: ResponseCache
  let files: ResponseCache
  let emoticon: @Sendable (_ set: String, _ number: Int) -> Data?

  /// The calls, the files, and the emoticons.
  var routes: [RequestRouter.Route] {
    [
      call(CommunityPath.navigation, service.navigation),
      call(CommunityPath.hotTopics, service.hotTopics),
      call(CommunityPath.topTenTopics, service.topTenTopics),
      call(CommunityPath.sectionHotTopics, service.sectionHotTopics),
      call(CommunityPath.popularBoards, service.popularBoards),
      call(CommunityPath.channelTopics, service.channelTopics),
      call(CommunityPath.album, service.album),
      call(CommunityPath.sections, service.sections),
      call(CommunityPath.sectionBoards, service.sectionBoards),
      call(CommunityPath.boardTopics, service.boardTopics),
      call(CommunityPath.essence, service.essence),
      call(CommunityPath.stickyTopics, service.stickyTopics),
      call(CommunityPath.managers, service.managers),
      call(CommunityPath.topic, service.topicDetail),
      call(CommunityPath.topicLikes, service.topicLikes),
      call(CommunityPath.topicArticles, service.topicArticles),
      call(CommunityPath.permissions, service.permissions),
      call(CommunityPath.articleSearch, service.searchArticles),
      call(CommunityPath.boardSearch, service.searchBoards),
      call(CommunityPath.accountSearch, service.searchAccounts),
      call(CommunityPath.memberPage, service.memberPage),
      file(CommunityPath.attachment.pattern, service.attachment),
      file("/file/<hash>", service.picture),
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
