import CommunityAPI
import HTTPServer

/// Why a call is not answered with what was asked for.
struct Refusal: Error, Hashable {
  /// The code of the envelope; never 1.
  let code: Int
  /// What people are told.
  let message: String
  /// The status of HTTP; the community says no with 200.
  var status = HTTPStatus.ok

  /// A value is missing, or not one that the parameter takes.
  static func parameter(_ name: String) -> Refusal {
    Refusal(code: 0, message: "参数错误：\(name)")
  }

  /// A board is for members only, and a guest asks.
  static let noPermission = Refusal(code: 2, message: "您没有权限阅读该版面，请先登录")
  static let noTopic = Refusal(code: 0, message: "主题不存在或已删除")
  static let noBoard = Refusal(code: 0, message: "版面不存在")
  static let noSection = Refusal(code: 0, message: "分区不存在")
  static let noChannel = Refusal(code: 0, message: "频道不存在")
  static let noAccount = Refusal(code: 0, message: "用户不存在")
  static let noArticle = Refusal(code: 0, message: "文章不存在或已删除")
  static let noFile = Refusal(code: 0, message: "附件不存在", status: .notFound)
  static let noSuchCall = Refusal(code: 404, message: "请求的地址不存在", status: .notFound)
  static let wrongMethod = Refusal(code: 405, message: "请求方式错误", status: .methodNotAllowed)
  /// The storage failed; the reason is for the log only.
  static let broken = Refusal(code: 500, message: "服务器内部错误，请稍后再试", status: .internalError)

  /// The answer that says so.
  var response: HTTPResponse {
    .json(Envelope<NoContent>.refusal(code: code, message: message), status: status)
  }
}

extension HTTPResponse {
  /// An answer as the community gives it: an envelope, with the site's quirks if wanted.
  static func json(
    _ content: some Encodable, status: HTTPStatus = .ok, withQuirks: Bool = false
  ) -> HTTPResponse {
    do {
      let data = try WireJSON.data(content, withQuirks: withQuirks)
      return HTTPResponse(status, type: jsonType, body: .data(data))
    } catch {
      preconditionFailure("models hold nothing that JSON cannot: \(error)")
    }
  }

  /// The type of the community's answers.
  static let jsonType = "application/json;charset=UTF-8"
}
