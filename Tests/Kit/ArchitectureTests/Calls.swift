import TestSupport

/// A source whose answers a test gives by hand, call by call.
///
/// A call that is cancelled throws at once, unless the source is made stubborn: then it waits for
/// its answer as one does that cannot be stopped.
@MainActor final class Calls<Request: Sendable, Answer: Sendable> {
  private(set) var requests: [Request] = []
  private(set) var cancelled: [Int] = []
  private var waiting: [Int: CheckedContinuation<Answer, any Error>] = [:]
  private let isStubborn: Bool
  private let begun = Watched(0)
  private let ended = Watched(0)

  init(isStubborn: Bool = false) { self.isStubborn = isStubborn }

  /// The source: begins a call and waits for its answer.
  func ask(_ request: Request) async throws -> Answer {
    let number = requests.count
    requests.append(request)
    defer { ended.update { $0 += 1 } }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting[number] = continuation
        begun.update { $0 += 1 }
      }
    } onCancel: {
      Task { @MainActor in self.cancel(number) }
    }
  }

  /// Waits until so many calls have begun.
  func begin(_ count: Int) async { await begun.wait { $0 >= count } }

  /// Waits until so many calls have ended.
  func end(_ count: Int) async { await ended.wait { $0 >= count } }

  /// Answers a call, the first of which is 0; does nothing when it was answered before.
  func answer(_ number: Int, _ answer: Answer) {
    waiting.removeValue(forKey: number)?.resume(returning: answer)
  }

  /// Lets a call fail; does nothing when it was answered before.
  func fail(_ number: Int, _ error: any Error) {
    waiting.removeValue(forKey: number)?.resume(throwing: error)
  }

  private func cancel(_ number: Int) {
    cancelled.append(number)
    if !isStubborn { fail(number, CancellationError()) }
  }
}

/// An error that is equal to itself only.
struct Fault: Error, Equatable {
  let code: Int

  init(_ code: Int = 1) { self.code = code }
}
