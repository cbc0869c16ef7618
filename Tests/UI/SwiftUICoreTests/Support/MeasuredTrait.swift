import Foundation
import Synchronization
import Testing

/// Says which measurement a test repeats, and sees to it that the test repeats all of it.
///
/// The test compares with `expectMeasured`, which takes what is expected from the measurement. A
/// value that the test didn't compare is a failure.
struct MeasuredTrait: TestTrait, TestScoping {
  let name: String

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let repetition = MeasuredRepetition(of: try Measured.named(name))
    try await MeasuredRepetition.$current.withValue(repetition) { try await function() }
    let missing = repetition.missing
    #expect(missing.isEmpty, "measured, but not compared")
  }
}

extension Trait where Self == MeasuredTrait {
  /// The test repeats the measurement of this name.
  static func measured(_ name: String) -> Self { MeasuredTrait(name: name) }
}

/// Keeps account of what of a measurement a test has compared.
final class MeasuredRepetition: Sendable {
  @TaskLocal static var current: MeasuredRepetition?

  let measured: Measured
  private let compared = Mutex<Set<String>>([])

  init(of measured: Measured) { self.measured = measured }

  /// What the test has yet to compare.
  var missing: [String] {
    compared.withLock { compared in measured.values.keys.filter { !compared.contains($0) } }
      .sorted()
  }

  /// Returns what was measured, and takes down that it is compared.
  fileprivate func expectation(_ label: String) -> String? {
    _ = compared.withLock { $0.insert(label) }
    return measured.values[label]
  }

  /// Returns what the test that runs is to compare with, and complains where there is nothing.
  static func expectation(_ label: String, sourceLocation: SourceLocation) -> String? {
    guard let current else {
      Issue.record("the test repeats no measurement", sourceLocation: sourceLocation)
      return nil
    }
    guard let expected = current.expectation(label) else {
      Issue.record(
        "\(current.measured.name): \(label) was not measured", sourceLocation: sourceLocation)
      return nil
    }
    return expected
  }
}
