import Testing

/// Each rule finds what was planted to break it, and nothing else.
struct HouseRulesTests {
  // MARK: - Arrows

  @Test(arguments: [
    ("UI", "System"), ("Kit", "System"), ("Renderers", "System"), ("Server", "System"),
    ("Renderers", "UI"), ("Features", "UI"), ("Apps", "UI"), ("API", "Kit"), ("Features", "Kit"),
    ("Server", "Kit"), ("Apps", "Kit"), ("Features", "API"), ("Server", "API"),
    ("Apps", "Features"), ("Apps", "Renderers"), ("Tools", "Renderers"), ("Tools", "Kit"),
  ])
  func arrowOfTheDesignIsAllowed(from: String, to: String) {
    #expect(arrows(from: "Sources/\(from)", to: "Sources/\(to)").isEmpty)
  }

  @Test func everyOtherArrowBetweenFloorsIsFound() {
    let floors = ["System", "UI", "Renderers", "Kit", "API", "Features", "Apps", "Server", "Tools"]
    var found = 0
    for from in floors {
      for to in floors where from != to {
        found += arrows(from: "Sources/\(from)", to: "Sources/\(to)").count
      }
    }

    #expect(found == 9 * 8 - 18)
  }

  @Test(arguments: ["System", "UI", "Renderers", "Kit", "API", "Apps", "Server", "Tools"])
  func neighboursMayKnowOneAnother(floor: String) {
    #expect(arrows(from: "Sources/\(floor)", to: "Sources/\(floor)").isEmpty)
  }

  @Test func featuresMayNot() {
    #expect(
      arrows(from: "Sources/Features", to: "Sources/Features") == [.arrow(from: "A", to: "B")])
  }

  @Test(arguments: ["Tests", "Benchmarks"])
  func testsAndBenchmarksMayKnowEverybodyAndNobodyThem(folder: String) {
    for floor in Floor.allCases {
      #expect(arrows(from: folder, to: floor.rawValue).isEmpty)
    }
    #expect(arrows(from: "Sources/Kit", to: folder) == [.arrow(from: "A", to: "B")])
  }

  @Test func strangersAndHomelessAreFound() {
    let rules = HouseRules(targets: [
      target("A", "Sources/Kit/A", ["NIO"]), target("B", "Sources/Cellar/B"),
      target("C", "Sources/Kitchen/C"),
    ])

    #expect(
      rules.violations(in: []) == [
        .arrow(from: "A", to: "NIO"), .homeless(target: "B", path: "Sources/Cellar/B"),
        .homeless(target: "C", path: "Sources/Kitchen/C"),
      ])
  }

  // MARK: - Imports

  @Test func declaredImportsAndTheToolchainsAreAllowed() {
    let code = """
      public import Foundation
      import struct Networking.Endpoint
      internal import CSQLite; import Synchronization
      // import NotesFeature
      /// import SwiftUI
      let text = "import GTKRenderer"
      let template = \"""
        import GTKRenderer
        \"""
      """

    #expect(violations("Sources/Kit/Persistence/Store.swift", code).isEmpty)
  }

  @Test(arguments: [
    ("Sources/Kit/Persistence/A.swift", "import Routing"),
    ("Sources/Kit/Persistence/A.swift", "@testable package import Routing"),
    ("Sources/Kit/Persistence/A.swift", "let a = 1; import struct Routing.URLPattern"),
    ("Sources/Kit/Persistence/A.swift", "@_spi(A, B) import Routing"),
    ("Sources/Kit/Persistence/A.swift", "\timport\tRouting"),
    ("Sources/Kit/Persistence/A.swift", "#if os(Linux)\nimport Routing\n#endif"),
    ("Sources/Apps/notes/A.swift", "import GTKRenderer"),
    ("Sources/Apps/notes/A.swift", "import notes_peer"),
  ])
  func importOfATargetThatIsNotDeclaredIsFound(path: String, code: String) {
    let found = violations(path, code)

    #expect(found.count == 1)
    guard case .importedTarget(path, _, _)? = found.first else {
      Issue.record("\(found)")
      return
    }
  }

  @Test(arguments: [
    ("Sources/Kit/Persistence/A.swift", "UIKit"),
    ("Sources/Kit/Persistence/A.swift", "SwiftSyntax"),
    ("Sources/Kit/Persistence/A.swift", "Testing"), ("Sources/Apps/notes/A.swift", "Security"),
    ("Sources/Apps/notes/A.swift", "Networkin"),
  ])
  func importOfAStrangerIsFound(path: String, module: String) {
    #expect(
      violations(path, "\nimport \(module)\n") == [
        .importedStranger(file: path, line: 2, module: module)
      ])
  }

  @Test func fileOutsideEveryTargetIsFound() {
    let path = "Sources/Kit/Persistent/A.swift"

    #expect(violations(path, "") == [.orphan(file: path)])
  }

  @Test func testsImportWhatTheyLike() {
    #expect(
      violations("Tests/Kit/PersistenceTests/A.swift", "@testable import GTKRenderer").isEmpty)
  }

  // MARK: - Files

  @Test(arguments: [
    "#if os(Linux)", "#if !os(Linux)", "#elseif os(macOS)", "  #if DEBUG && os(iOS)",
    "#if canImport(Darwin)", "#if canImport(Glibc) // why",
  ])
  func platformIsToldApartOnlyWhereListed(line: String) {
    let path = "Sources/Apps/notes/A.swift"
    let code = "let a = 1\n\(line)\n#endif\n"

    #expect(violations(path, code) == [.platform(file: path, line: 2)])
    #expect(violations(path, code, allowing: [path]).isEmpty)
    #expect(violations("Sources/Kit/Persistence/A.swift", code).isEmpty)
  }

  @Test func otherConditionsAreNoneOfThisRulesBusiness() {
    let code = "#if DEBUG\n// #if os(Linux)\nlet text = \"#if os(Linux)\"\n#endif\n"

    #expect(violations("Sources/Apps/notes/A.swift", code).isEmpty)
  }

  @Test(arguments: ["SwiftUI", "Combine"])
  func conditionThatDependsOnEarlierBuildsIsFound(module: String) {
    let path = "Tests/Apps/A.swift"

    #expect(
      violations(path, "#if canImport(\(module))\n#endif\n") == [
        .unstableCondition(file: path, line: 1)
      ])
    #expect(violations(path, "#if canImport(FoundationNetworking)\n#endif\n").isEmpty)
  }

  @Test func onlySwiftUIHandsModulesOn() {
    let code = "@_exported\npublic import Foundation\n"
    let path = "Sources/Kit/Persistence/A.swift"

    #expect(violations(path, code) == [.handedOn(file: path, line: 1)])
    #expect(violations("Sources/UI/SwiftUI/HandedOn.swift", code).isEmpty)
    #expect(
      violations("Sources/UI/SwiftUICore/A.swift", code) == [
        .handedOn(file: "Sources/UI/SwiftUICore/A.swift", line: 1)
      ])
  }

  @Test func testsShareOneTimeLimit() {
    let code = "@Test(\n  .timeLimit(.minutes(1))) func a() {}\n"

    #expect(violations("Tests/A.swift", code) == [.ownTimeLimit(file: "Tests/A.swift", line: 2)])
    #expect(violations(HouseRules.hangLimit, code).isEmpty)
  }

  @Test(arguments: ["Sources/Kit/Persistence/A.swift", "Tests/A.swift", "Sources/System/CX/x.c"])
  func longFileIsFound(path: String) {
    let line = "let a = 1\n"

    #expect(violations(path, String(repeating: line, count: 400)).isEmpty)
    #expect(
      violations(path, String(repeating: line, count: 400) + "let b = 2") == [
        .length(file: path, lines: 401)
      ])
  }

  @Test func generatedFileMayBeLong() {
    let path = "Sources/Kit/Persistence/Generated/Table.swift"

    #expect(violations(path, String(repeating: "let a = 1\n", count: 900)).isEmpty)
  }

  // MARK: - Helpers

  private func target(
    _ name: String, _ path: String, _ dependencies: [String] = []
  ) -> Manifest.Target {
    Manifest.Target(name: name, path: path, type: "regular", dependencies: dependencies)
  }

  private func arrows(from: String, to: String) -> [Violation] {
    HouseRules(targets: [target("A", from + "/A", ["B"]), target("B", to + "/B")])
      .violations(in: [])
  }

  private func violations(
    _ path: String, _ text: String, allowing allowed: Set<String> = []
  ) -> [Violation] {
    let rules = HouseRules(
      targets: [
        target("CSQLite", "Sources/System/CSQLite"), target("Networking", "Sources/Kit/Networking"),
        target("Routing", "Sources/Kit/Routing"), target("SwiftUI", "Sources/UI/SwiftUI"),
        target("SwiftUICore", "Sources/UI/SwiftUICore"), target("CX", "Sources/System/CX"),
        target("Persistence", "Sources/Kit/Persistence", ["CSQLite", "Networking"]),
        target("GTKRenderer", "Sources/Renderers/GTKRenderer"),
        target("notes-peer", "Sources/Apps/notes-peer"),
        target("notes", "Sources/Apps/notes", ["SwiftUI", "GTKRenderer"]),
      ], filesThatMayTellPlatformsApart: allowed)
    return rules.violations(in: [.init(path: path, text: text)])
  }
}
