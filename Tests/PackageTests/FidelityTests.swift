import Foundation
import TestSupport
import Testing

struct FidelityTests {
  @Test func documentSaysWhatTheSourcesHold() throws {
    let page = Checkout.root.appending(path: "Documentation/Fidelity.md")
    let report = try Self.report().markdown

    if ProcessInfo.processInfo.environment["HETANG_WRITE_FIDELITY"] != nil {
      try Data(report.utf8).write(to: page)
    }

    let written = try String(contentsOf: page, encoding: .utf8)
    #expect(written == report, "Documentation/Fidelity.md is out of date: run ./test fidelity")
  }

  @Test func namesAreSortedByWhatBecameOfThem() throws {
    let names = try #require(
      PortableNames("## Things\ntype Box\nmember lid\ntype Bag\nmember strap\n"))
    var declared = DeclaredNames()
    declared.add(SwiftCode("public nonisolated struct Box<T>: View {}"))
    declared.add(SwiftCode("nonisolated public func lid(_ x: Int) -> some View {"))
    declared.add(SwiftCode("package struct Bag {} // public struct Bag"))
    declared.add(SwiftCode("  public static var strap: Int { 1 }"))
    var used = UsedNames()
    used.add(SwiftCode("let lid = Box().strap"))

    let report = FidelityReport(of: names, declared: declared, used: used).markdown

    #expect(report.contains("| Things | 2 | 1 | 1 |"))
    #expect(report.contains("**works**: `Box` `.strap`"))
    #expect(report.contains("**there, but in no test**: `.lid`"))
    #expect(report.contains("**absent**: `Bag`"))
  }

  @Test(arguments: ["type Box", "## Things\nview Box", "## Things\ntype"])
  func damagedListsAreRefused(text: String) { #expect(PortableNames(text) == nil) }

  private static func report() throws -> FidelityReport {
    let list = try String(contentsOf: Checkout.fixture("portable-names.txt"), encoding: .utf8)
    let names = try #require(PortableNames(list))
    var declared = DeclaredNames()
    for code in try code(below: ["Sources/UI"]) { declared.add(code) }
    var used = UsedNames()
    for code in try code(below: ["Tests/UI", "Tests/Renderers", "Tests/Features"]) {
      used.add(code)
    }
    return FidelityReport(of: names, declared: declared, used: used)
  }

  private static func code(below folders: [String]) throws -> [SwiftCode] {
    let root = Checkout.root.path(percentEncoded: false)
    return try folders.flatMap { folder in
      let paths = FileManager.default.enumerator(atPath: root + folder)?.compactMap {
        $0 as? String
      }
      return try (paths ?? []).filter { $0.hasSuffix(".swift") }.map {
        SwiftCode(try String(contentsOfFile: root + folder + "/" + $0, encoding: .utf8))
      }
    }
  }
}
