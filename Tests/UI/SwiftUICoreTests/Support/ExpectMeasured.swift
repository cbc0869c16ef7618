import Foundation
import SwiftUICore
import Testing

/// Compares words with what was measured.
func expectMeasured(
  _ label: String, _ actual: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard
    let expected = MeasuredRepetition.expectation(label, sourceLocation: sourceLocation)
  else { return }
  #expect(actual == expected, "\(label)", sourceLocation: sourceLocation)
}

/// Compares numbers with those measured, one by one; they may be as far apart as the tolerance.
func expectMeasured(
  _ label: String, _ actual: [Double], tolerance: Double = 0,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard
    let line = MeasuredRepetition.expectation(label, sourceLocation: sourceLocation)
  else { return }
  let expected = line.split(separator: " ").map { Double($0) }
  #expect(actual.count == expected.count, "\(label)", sourceLocation: sourceLocation)
  for (index, (actual, expected)) in zip(actual, expected).enumerated() {
    guard let expected else {
      Issue.record("\(label): no number in \(line)", sourceLocation: sourceLocation)
      continue
    }
    let isSame = actual == expected || abs(actual - expected) <= tolerance
    #expect(
      isSame, "\(label) \(index): expected \(expected), is \(actual)",
      sourceLocation: sourceLocation)
  }
}

extension Host {
  /// Compares the frames that probes reported with those measured at first, all of them.
  func expectMeasured(
    tolerance: CGFloat = 0.02, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectMeasuredFrames("frames", tolerance: tolerance, sourceLocation: sourceLocation)
  }

  /// Compares the frames that probes reported with those measured after a step, all of them.
  func expectMeasured(
    after step: String, tolerance: CGFloat = 0.02,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectMeasuredFrames("after \(step)", tolerance: tolerance, sourceLocation: sourceLocation)
  }

  private func expectMeasuredFrames(
    _ label: String, tolerance: CGFloat, sourceLocation: SourceLocation
  ) {
    guard
      let frames = MeasuredRepetition.expectation(label, sourceLocation: sourceLocation)
    else { return }
    let size = MeasuredRepetition.current?.measured.size
    #expect(graph.size == size, "the window was of another size", sourceLocation: sourceLocation)
    expect(frames, tolerance: tolerance, sourceLocation: sourceLocation)
  }
}
