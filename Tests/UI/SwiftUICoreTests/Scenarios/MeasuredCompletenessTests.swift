import Foundation
import TestSupport
import Testing

/// Everything that was measured is repeated by a test.
struct MeasuredCompletenessTests {
  /// How many measurements there are of each group.
  private static let groups = [
    "layout": 17, "customlayout": 4, "foreach": 5, "section": 2, "position": 2, "grid": 3,
    "lazy": 6, "scroll": 12, "transform": 1, "shape": 5, "paint": 3, "effects": 2, "matched": 1,
    "animation": 3, "image": 4, "canvas": 1, "text": 3, "parity": 20,
    "order": 6, "onchange": 4, "state": 6, "environment": 3, "curve": 10, "schedule": 4,
    "angle": 1, "axis": 1, "color": 3,
  ]

  /// What needs a type that isn't there yet, and the declaration by which it would be.
  private static let waiting = ["canvas/sizing": "struct Canvas"]

  @Test func noMeasurementIsMissingFromTheList() throws {
    let names = try Measured.all.get().map(\.name) + Self.waiting.keys
    let counts = Dictionary(grouping: names) { String($0.prefix { $0 != "/" }) }
      .mapValues { Set($0).count }

    #expect(counts == Self.groups)
    #expect(Set(names).count == names.count, "a name is listed twice")
  }

  @Test func everyMeasurementHasOneTest() throws {
    let listed = try Measured.all.get().map(\.name)
    let repeated = try Self.sources(below: "Tests/UI/").flatMap(Self.repeated)

    #expect(Set(listed).subtracting(repeated).sorted() == [], "listed, but no test repeats it")
    #expect(Set(repeated).subtracting(listed).sorted() == [], "repeated, but not listed")
    #expect(repeated.count == Set(repeated).count, "two tests repeat the same")
  }

  @Test func whatIsWaitedForIsNotThereYet() throws {
    let sources = try Self.sources(below: "Sources/UI/")
    for (name, declaration) in Self.waiting {
      let isThere = sources.contains { $0.contains(declaration) }
      #expect(!isThere, "\(declaration) is there: \(name) needs its test")
    }
  }

  @Test func onlyTestsThatAlwaysRunCount() {
    let source = """
        @Test(.measured("a/b")) func run() {}
        // @Test(.measured("c/d")) func commentedOut() {}
        @Test(.measured("e/f"), .disabled()) func disabled() {}
        @Test(.disabled(), .measured("g/h")) func disabledToo() {}
      let text = ".measured(\"i/j\")"
      """
    #expect(Self.repeated(in: source) == ["a/b"])
    #expect(Self.repeated(in: "#if false\n" + source) == [])
  }

  /// The names of the measurements that tests of a file repeat, whatever happens.
  private static func repeated(in source: String) -> [String] {
    guard !source.contains("\n#if"), !source.hasPrefix("#if"), !source.contains("@Suite(.disabled")
    else { return [] }
    return source.split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " }
      guard line.hasPrefix("@Test(.measured(\"") else { return nil }
      let rest = line.dropFirst("@Test(.measured(\"".count)
      guard let quote = rest.firstIndex(of: "\"") else { return nil }
      let end = rest[quote...].dropFirst()
      return end == "))" || end.hasPrefix(")) func ") ? String(rest[..<quote]) : nil
    }
  }

  private static func sources(below folder: String) throws -> [String] {
    let root = Checkout.root.path(percentEncoded: false) + folder
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOfFile: root + $0, encoding: .utf8)
    }
  }
}
