package import Networking

/// Why a community's answer brought nothing.
package enum CommunityError: Error, Hashable {
  /// Nobody is logged in, or no longer; logging in helps.
  case sessionExpired(message: String)
  /// The one who asks isn't allowed to.
  case noPermission(message: String)
  /// The topic was deleted or never was.
  case topicGone(message: String)
  /// The community said no for another reason, which `message` tells people.
  case refused(code: Int, kbsCode: Int?, message: String)
  /// The community's own words never came.
  case network(NetworkError)

  /// Names what kept an answer from coming.
  ///
  /// Something missing means that the topic is gone only where the call concerns one.
  package init(_ error: NetworkError, concernsTopic: Bool = false) {
    switch error {
    case .envelope(let refusal): self.init(refusal, concernsTopic: concernsTopic)
    case .http(status: 401, _), .http(status: 403, _): self = .sessionExpired(message: "")
    default: self = .network(error)
    }
  }

  private init(_ refusal: ServerRefusal, concernsTopic: Bool) {
    let message = refusal.message
    if [401, 403].contains(refusal.code) || refusal.kbsCode == 7
      || ["登录", "过期"].contains(where: message.contains)
    {
      self = .sessionExpired(message: message)
    } else if concernsTopic, ["不存在", "已删除"].contains(where: message.contains) {
      self = .topicGone(message: message)
    } else if refusal.code == 2 {
      self = .noPermission(message: message)
    } else {
      self = .refused(code: refusal.code, kbsCode: refusal.kbsCode, message: message)
    }
  }
}
