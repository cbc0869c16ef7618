import TestSupport

/// An object whose end a test can wait for: whoever holds it is gone then.
final class Lifetime: Sendable {
  private let end: Watched<Bool>

  init(end: Watched<Bool>) { self.end = end }

  deinit { end.update { $0 = true } }
}
