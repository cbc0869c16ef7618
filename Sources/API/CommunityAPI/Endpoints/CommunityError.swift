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
  /// A web page came in place of data: an outage, a gateway, or a login page.
  case webPage
  /// The answer isn't what the call is declared to give; the texts are for the log.
  case unreadable(path: String, reason: String)
}

extension CommunityError {
  /// Names the reason of a failed answer.
  ///
  /// Something missing means that the topic is gone only where the call concerns one.
  init<Content>(_ envelope: Envelope<Content>, concernsTopic: Bool) {
    let message = envelope.message
    if [401, 403].contains(envelope.code) || envelope.kbsCode == 7
      || ["登录", "过期"].contains(where: message.contains)
    {
      self = .sessionExpired(message: message)
    } else if concernsTopic, ["不存在", "已删除"].contains(where: message.contains) {
      self = .topicGone(message: message)
    } else if envelope.code == 2 {
      self = .noPermission(message: message)
    } else {
      self = .refused(code: envelope.code, kbsCode: envelope.kbsCode, message: message)
    }
  }
}
