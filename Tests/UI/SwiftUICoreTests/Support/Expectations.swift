import Foundation
import SwiftUICore
import Testing

extension Host {
  /// Compares the frames that probes reported with expected ones, all of them.
  ///
  /// The expectation is written as in the collection of measured facts: `name x,y,w,h; …`, and
  /// `row{i:0..19} 90,28*i,120,20` for several.
  func expect(
    _ expected: String, tolerance: CGFloat = 0.02,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = FrameList.parse(expected)
    for (name, frame) in expected.sorted(by: { $0.key < $1.key }) {
      guard let actual = frames[name] else {
        Issue.record("\(name): expected \(text(frame)), not shown", sourceLocation: sourceLocation)
        continue
      }
      let isSame = zip(numbers(frame), numbers(actual)).allSatisfy { abs($0 - $1) <= tolerance }
      #expect(
        isSame, "\(name): expected \(text(frame)), is \(text(actual))",
        sourceLocation: sourceLocation)
    }
    let unexpected = Set(frames.keys).subtracting(expected.keys).sorted()
    #expect(unexpected == [], "shown, but not expected", sourceLocation: sourceLocation)
  }

  private func numbers(_ frame: CGRect) -> [CGFloat] {
    [frame.origin.x, frame.origin.y, frame.width, frame.height]
  }

  private func text(_ frame: CGRect) -> String {
    numbers(frame).map { "\($0)" }.joined(separator: ",")
  }
}

/// Frames by name, as they are written in the collection of measured facts.
enum FrameList {
  static func parse(_ text: String) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for entry in text.split(separator: ";") {
      let parts = entry.trimmingCharacters(in: .whitespacesAndNewlines).split(separator: " ")
      guard parts.count == 2 else { fatalError("not a frame: \(entry)") }
      add(String(parts[0]), String(parts[1]), to: &frames)
    }
    return frames
  }

  private static func add(_ name: String, _ frame: String, to frames: inout [String: CGRect]) {
    guard let brace = name.firstIndex(of: "{") else {
      return frames[name] = rectangle(frame, i: 0)
    }
    let range = name[brace...].dropFirst(3).dropLast().split(separator: ".")
    guard range.count == 2, let first = Int(range[0]), let last = Int(range[1]) else {
      fatalError("not a range: \(name)")
    }
    for i in first...last { frames["\(name[..<brace])\(i)"] = rectangle(frame, i: i) }
  }

  private static func rectangle(_ text: String, i: Int) -> CGRect {
    let numbers = text.split(separator: ",").map { value(of: $0, i: i) }
    guard numbers.count == 4 else { fatalError("not a frame: \(text)") }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The value of `28*i`, `-120+20*i`, `20*(i-100)` or a plain number.
  private static func value(of text: Substring, i: Int) -> CGFloat {
    if let number = Double(text) { return number }
    if let plus = text.dropFirst().lastIndex(where: { $0 == "+" }) {
      return value(of: text[..<plus], i: i) + value(of: text[text.index(after: plus)...], i: i)
    }
    let factors = text.split(separator: "*")
    guard factors.count == 2, let factor = Double(factors[0]) else {
      fatalError("not a length: \(text)")
    }
    if factors[1] == "i" { return factor * Double(i) }
    guard let shift = Double(factors[1].dropFirst(3).dropLast()) else {
      fatalError("not a length: \(text)")
    }
    return factor * (Double(i) - shift)
  }
}

/// A colour with a fixed frame.
struct Box: View {
  let width: CGFloat
  let height: CGFloat

  init(_ width: CGFloat, _ height: CGFloat) {
    self.width = width
    self.height = height
  }

  var body: some View { Color.blue.frame(width: width, height: height) }
}
