import ForumFeature
import Networking
import Testing

struct ForumProblemTests {
  @Test(arguments: NetworkError.OfflineReason.allCases)
  func everyWayOfBeingOfflineIsOneProblem(reason: NetworkError.OfflineReason) {
    #expect(ForumProblem(.offline(reason)) == .offline)
  }

  @Test(
    arguments: [
      (.timeout, .timeout),
      (.cancelled, .cancelled),
      (.http(status: 500, excerpt: "<html>"), .serverBroken(status: 500)),
      (.http(status: 404, excerpt: ""), .serverBroken(status: 404)),
      (.http(status: 401, excerpt: ""), .sessionExpired(message: "")),
      (.envelope(ServerRefusal(code: 2, message: "无权阅读")), .noPermission(message: "无权阅读")),
      (
        .envelope(ServerRefusal(code: 1, kbsCode: 7, message: "请重试")),
        .sessionExpired(message: "请重试")
      ),
      (.envelope(ServerRefusal(code: 5, message: "系统忙")), .refused(message: "系统忙")),
      (.envelope(ServerRefusal(code: 5, message: "版面不存在")), .refused(message: "版面不存在")),
      (.insecure(reason: "certificate"), .insecure(detail: "certificate")),
      (.invalidRequest(reason: "path"), .unusableRequest(detail: "path")),
      (.tooLarge(limit: 9), .notUnderstood(detail: "more than 9 bytes")),
      (.tooManyRedirects(limit: 3), .notUnderstood(detail: "over 3 redirects")),
      (.truncated(received: 4, expected: 10), .notUnderstood(detail: "4 of 10 bytes")),
      (
        .truncated(received: 4, expected: nil),
        .notUnderstood(detail: "4 of an unknown number of bytes")
      ),
      (.malformedReply(reason: "no status"), .notUnderstood(detail: "no status")),
      (
        .decoding(DecodingFailure(path: "data.topic", reason: "missing", isHTML: false)),
        .notUnderstood(detail: "data.topic: missing")
      ),
      (
        .decoding(DecodingFailure(path: "", reason: "no JSON", isHTML: true)),
        .notUnderstood(detail: "a web page (no JSON)")
      ),
    ] as [(NetworkError, ForumProblem)])
  func eachFailureHasItsProblem(error: NetworkError, problem: ForumProblem) {
    #expect(ForumProblem(error) == problem)
  }

  @Test(
    arguments: [
      .http(status: 404, excerpt: ""), .http(status: 410, excerpt: ""),
      .envelope(ServerRefusal(code: 5, message: "主题不存在或已删除")),
    ] as [NetworkError])
  func whatIsMissingWhereATopicWasAskedForIsGone(error: NetworkError) {
    guard case .gone = ForumProblem(error, concernsTopic: true) else {
      Issue.record("\(ForumProblem(error, concernsTopic: true))")
      return
    }
  }

  @Test func onlyWhatMayPassByItselfIsWorthARetry() {
    let hopeless: [ForumProblem] = [
      .noPermission(message: ""), .sessionExpired(message: ""), .gone(message: ""),
      .unusableRequest(detail: ""),
    ]
    let passing: [ForumProblem] = [
      .offline, .timeout, .serverBroken(status: 500), .notUnderstood(detail: ""),
      .refused(message: ""), .storage(detail: ""),
    ]

    #expect(hopeless.allSatisfy { !$0.canRetry })
    #expect(passing.allSatisfy { $0.canRetry })
  }

  @Test func whoMayNotReadSeesNothingKeptEither() {
    #expect(!ForumProblem.noPermission(message: "").leavesKeptValue)
    #expect(!ForumProblem.sessionExpired(message: "").leavesKeptValue)
    #expect(ForumProblem.offline.leavesKeptValue)
    #expect(ForumProblem.gone(message: "").leavesKeptValue)
  }
}
