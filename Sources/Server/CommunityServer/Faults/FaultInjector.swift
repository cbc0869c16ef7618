import CommunityAPI
import Foundation
import HTTPServer
import Synchronization

/// Makes calls fail as the site has been seen to fail.
///
/// A call asks for a fault with the query item `fault` or the field `X-Fault`; others fail by
/// chance, the n-th call always in the same way for the same seed.
final class FaultInjector: Sendable {
  typealias Answer = @Sendable (HTTPRequest) async -> HTTPResponse

  private let plan: FaultPlan
  private let calls = Atomic(UInt64(0))

  init(_ plan: FaultPlan) { self.plan = plan }

  /// Answers a call by `answer`, spoilt where a fault is due.
  func respond(to request: HTTPRequest, _ answer: Answer) async -> HTTPResponse {
    let number = calls.wrappingAdd(1, ordering: .relaxed).oldValue
    guard let fault = Self.requested(by: request) ?? plan.fault(ofCall: number) else {
      return await answer(request)
    }
    return await respond(to: request, with: fault, answer)
  }

  private static func requested(by request: HTTPRequest) -> Fault? {
    (request.headers["X-Fault"] ?? request.query.text("fault")).flatMap(Fault.init)
  }

  private func respond(
    to request: HTTPRequest, with fault: Fault, _ answer: Answer
  ) async -> HTTPResponse {
    switch fault {
    case .http500: return .page(.internalError)
    case .html: return .page(.ok)
    case .http401: return Refusal(code: 401, message: "您还没有登录", status: .unauthorized).response
    case .code2: return Refusal.noPermission.response
    case .kbs7: return .json(Envelope<NoContent>.refusal(code: 0, kbsCode: 7, message: "操作失败"))
    case .slow:
      // A caller that gives up meanwhile gets the answer at once, and ignores it.
      try? await Task.sleep(for: plan.delay)
      return await answer(request)
    case .garbage: return (await answer(request)).garbled
    case .half, .reset: return (await answer(request)).broken(by: fault)
    case .shift: return await shifted(request, answer)
    case .empty, .nulls, .missing, .wrongtype, .objectfavs:
      return (await answer(request)).edited { JSONEdit(fault).apply(to: $0) }
    }
  }

  private func shifted(_ request: HTTPRequest, _ answer: Answer) async -> HTTPResponse {
    let response = await answer(request)
    guard let before = request.onPageBefore, let page = (await answer(before)).tree,
      let item = JSONEdit.lastItem(of: page)
    else { return response }
    return response.edited { JSONEdit.shift($0, in: item) }
  }
}

extension FaultPlan {
  /// The fault that happens by chance to one call, if any.
  fileprivate func fault(ofCall number: UInt64) -> Fault? {
    guard rate > 0 else { return nil }
    var mixed = seed &+ (number &+ 1) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    guard Double(mixed >> 11) * 0x1p-53 < rate else { return nil }
    let choice = (mixed &* 0xD6E8_FEB8_6659_FD93) >> 32
    return Fault.allCases[Int(choice % UInt64(Fault.allCases.count))]
  }
}

extension HTTPResponse {
  fileprivate static func page(_ status: HTTPStatus) -> HTTPResponse {
    let text = "<html><head><title>水木社区</title></head><body><p>系统维护中</p></body></html>"
    return HTTPResponse(status, type: "text/html;charset=UTF-8", body: .data(Data(text.utf8)))
  }

  fileprivate var garbled: HTTPResponse {
    var response = self
    response.entityTag = nil
    response.body = .data(body.bytes.prefix(body.count * 2 / 3) + Data([0xFF, 0xC3, 0x28, 0x00]))
    return response
  }

  fileprivate func broken(by fault: Fault) -> HTTPResponse {
    var response = self
    response.delivery = fault == .reset ? .reset : .cut(after: body.count / 2)
    return response
  }

  /// The body taken apart; `nil` when it is no JSON, such as a picture.
  fileprivate var tree: JSONTree? {
    guard headers["Content-Type"] == Self.jsonType else { return nil }
    // Bytes that are no JSON, because another fault made them so, are left alone.
    return try? JSONDecoder().decode(JSONTree.self, from: body.bytes)
  }

  fileprivate func edited(_ edit: (JSONTree) -> JSONTree) -> HTTPResponse {
    guard let tree else { return self }
    var response = HTTPResponse.json(edit(tree), status: status)
    response.headers = headers
    return response
  }
}
