import ForumFeature
import TestSupport

/// A source whose answers a test gives by hand, call by call.
@MainActor final class Asking<Request: Sendable, Answer: Sendable> {
  private(set) var requests: [Request] = []
  private(set) var cancelled: [Int] = []
  private var waiting: [Int: CheckedContinuation<Result<Answer, ForumProblem>, Never>] = [:]
  /// Answers by rule; `nil` leaves a call to the test.
  var rule: ((Request) -> Result<Answer, ForumProblem>?)?
  private let begun = Watched(0)
  private let ended = Watched(0)

  init(rule: ((Request) -> Result<Answer, ForumProblem>?)? = nil) { self.rule = rule }

  func ask(_ request: Request) async throws(ForumProblem) -> Answer {
    let number = requests.count
    requests.append(request)
    defer { ended.update { $0 += 1 } }
    if let answer = rule?(request) {
      begun.update { $0 += 1 }
      return try answer.get()
    }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting[number] = continuation
        begun.update { $0 += 1 }
      }
    } onCancel: {
      Task { @MainActor in self.cancel(number) }
    }
    return try result.get()
  }

  /// Waits until so many calls have begun.
  func begin(_ count: Int) async { await begun.wait { $0 >= count } }

  /// Waits until so many calls have ended.
  func end(_ count: Int) async { await ended.wait { $0 >= count } }

  /// Answers a call, the first of which is 0; does nothing when it was answered before.
  func answer(_ number: Int, _ answer: Result<Answer, ForumProblem>) {
    waiting.removeValue(forKey: number)?.resume(returning: answer)
  }

  private func cancel(_ number: Int) {
    cancelled.append(number)
    answer(number, .failure(.cancelled))
  }
}
