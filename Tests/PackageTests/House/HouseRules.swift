/// The rules on who may know whom, and on what a file may be like.
struct HouseRules {
  /// A file, with its path below the package's folder.
  struct File {
    let path: String
    let text: String
  }

  let targets: [Manifest.Target]
  /// Files of features and apps where the platforms really differ.
  var filesThatMayTellPlatformsApart: Set<String> = []

  /// The most lines of a file that was not generated.
  static let longestFile = 400
  /// The file with the one limit for tests that hang.
  static let hangLimit = "Tests/TestSupport/Concurrency/TimeLimitTrait+Hang.swift"

  /// Returns what breaks the rules, the targets' part first.
  func violations(in files: [File]) -> [Violation] {
    targets.flatMap(violations) + files.flatMap(violations)
  }

  // MARK: - Targets

  private func violations(of target: Manifest.Target) -> [Violation] {
    guard let floor = Floor(path: target.path) else {
      return [.homeless(target: target.name, path: target.path)]
    }
    return target.dependencies.compactMap { name in
      // What is no target of the package stands on no floor, so nothing may depend on it.
      let isAllowed = self.floor(of: name).map(floor.mayDepend) ?? false
      return isAllowed ? nil : .arrow(from: target.name, to: name)
    }
  }

  private func floor(of name: String) -> Floor? {
    targets.first { $0.name == name }.flatMap { Floor(path: $0.path) }
  }

  // MARK: - Files

  private func violations(of file: File) -> [Violation] {
    var found = lengthViolations(of: file)
    guard file.path.hasSuffix(".swift") else { return found }
    let code = SwiftCode(file.text)
    found += code.numbered(containing: "canImport").compactMap { line, number in
      ["canImport(SwiftUI)", "canImport(Combine)"].contains(where: line.contains)
        ? .unstableCondition(file: file.path, line: number) : nil
    }
    if !file.path.hasPrefix("Sources/UI/SwiftUI/") {
      found += code.numbered(containing: "@_exported").map {
        .handedOn(file: file.path, line: $0.number)
      }
    }
    if file.path != Self.hangLimit {
      found += code.numbered(containing: ".timeLimit(").map {
        .ownTimeLimit(file: file.path, line: $0.number)
      }
    }
    return found + platformViolations(in: code, of: file) + importViolations(in: code, of: file)
  }

  private func lengthViolations(of file: File) -> [Violation] {
    let breaks = file.text.utf8.count { $0 == UInt8(ascii: "\n") }
    let lines = file.text.isEmpty || file.text.hasSuffix("\n") ? breaks : breaks + 1
    guard lines > Self.longestFile, !file.path.contains("/Generated/") else { return [] }
    return [.length(file: file.path, lines: lines)]
  }

  private func platformViolations(in code: SwiftCode, of file: File) -> [Violation] {
    let floor = Floor(path: file.path)
    guard floor == .features || floor == .apps,
      !filesThatMayTellPlatformsApart.contains(file.path)
    else { return [] }
    let questions = ["os(", "canImport(Darwin)", "canImport(Glibc)", "canImport(Musl)"]
    return code.numbered(containing: "#").compactMap { line, number in
      let asks = line.contains("#if") || line.contains("#elseif")
      return asks && questions.contains(where: line.contains)
        ? .platform(file: file.path, line: number) : nil
    }
  }

  private func importViolations(in code: SwiftCode, of file: File) -> [Violation] {
    guard file.path.hasPrefix("Sources/") else { return [] }
    let owners = targets.filter { file.path.hasPrefix($0.path + "/") }
    guard let owner = owners.max(by: { $0.path.count < $1.path.count }),
      let floor = Floor(path: owner.path)
    else { return [.orphan(file: file.path)] }
    return code.imports.compactMap { module, line in
      guard let target = targets.first(where: { Self.moduleName($0.name) == module }) else {
        return floor.mayImport(toolchainModule: module)
          ? nil : .importedStranger(file: file.path, line: line, module: module)
      }
      let isDeclared = owner.dependencies.contains(target.name)
      let isAllowed = Floor(path: target.path).map(floor.mayImport) ?? false
      return isDeclared && isAllowed
        ? nil : .importedTarget(file: file.path, line: line, module: module)
    }
  }

  /// The name by which a target is imported.
  private static func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
