import CommunityAPI
package import Foundation
package import HTTPServer
import Routing
package import ServerStorage

/// Answers the community's calls, as `wap.newsmth.net` does.
package struct CommunityServer: Sendable {
  /// How the server differs from the plain one.
  package struct Options: Sendable {
    /// The address under which clients reach the server, such as `http://127.0.0.1:8080`.
    package var publicAddress: String
    /// The faults that calls may ask for or meet by chance; `nil` for none.
    package var faults: FaultPlan?
    /// How old an answer may be that is given again.
    package var cacheTime = Duration.seconds(1)
    /// Paints the n-th picture of a set of emoticons, as a GIF; `nil` when there is none.
    package var emoticon: @Sendable (_ set: String, _ number: Int) -> Data? = { _, _ in nil }
    /// Tells the time.
    package var clock: @Sendable () -> Date = { Date() }
    /// Told why a call failed by no fault of the one who asked.
    package var report: @Sendable (String) -> Void = { _ in }

    /// Describes a plain server.
    package init(publicAddress: String) { self.publicAddress = publicAddress }
  }

  private let router: RequestRouter
  private let injector: FaultInjector?

  /// Makes a server of a community.
  ///
  /// - Throws: When two calls are asked for in the same way, a mistake of the program.
  package init(store: CommunityStore, options: Options) throws(RouterError) {
    let service = CommunityService(
      store: store,
      mapper: WireMapper(
        links: PictureLinks(base: options.publicAddress),
        texts: RenderedTexts(limit: 64 << 20)),
      clock: options.clock, report: options.report)
    let calls = CommunityCalls(
      service: service, answers: ResponseCache(lifetime: options.cacheTime),
      files: ResponseCache(lifetime: .seconds(600), byteLimit: 64 << 20),
      emoticon: options.emoticon)
    router = try RequestRouter(calls.routes) { _, failure in
      switch failure {
      case .notFound: Refusal.noSuchCall.response
      case .methodNotAllowed: Refusal.wrongMethod.response
      case .malformedPath: Refusal.parameter("path").response
      }
    }
    injector = options.faults.map(FaultInjector.init)
  }

  /// Answers a request.
  package func respond(to request: HTTPRequest) async -> HTTPResponse {
    guard let injector else { return await router.respond(to: request) }
    return await injector.respond(to: request) { await router.respond(to: $0) }
  }

  /// The answer to what never becomes a call, such as a request that is too large.
  @Sendable package static func refusal(_ status: HTTPStatus) -> HTTPResponse {
    Refusal(code: status.code, message: "请求无法处理：\(status.reason)", status: status).response
  }
}
