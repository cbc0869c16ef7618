// swift-tools-version: 6.2
import PackageDescription

/// A library and its tests, in the folder of their layer.
func module(
  _ layer: String, _ name: String, needs: [Target.Dependency] = [],
  testNeeds: [Target.Dependency] = [], fixtures: Bool = false
) -> [Target] {
  [
    .target(name: name, dependencies: needs, path: "Sources/\(layer)/\(name)"),
    .testTarget(
      name: "\(name)Tests", dependencies: [.target(name: name), "TestSupport"] + testNeeds,
      path: "Tests/\(layer)/\(name)Tests", exclude: fixtures ? ["Fixtures"] : []),
  ]
}

/// A C library as a module; the header in its folder includes the library's own.
func system(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let clibraries: [Target] = [
  system("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev")
]

let kit: [Target] = [
  module("Kit", "Networking")
].flatMap(\.self)

let ui: [Target] = [
  module("UI", "SwiftUICore", testNeeds: ["HeadlessRenderer"])
].flatMap(\.self)

let renderers: [Target] = [
  module("Renderers", "HeadlessRenderer", needs: ["SwiftUICore"])
].flatMap(\.self)

let server: [Target] = [
  module("Server", "ServerStorage")
].flatMap(\.self)

let tests: [Target] = [
  .target(name: "TestSupport", path: "Tests/TestSupport"),
  .testTarget(name: "PackageTests", dependencies: ["TestSupport"], path: "Tests/PackageTests"),
]

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "hetang", targets: clibraries + ui + renderers + kit + server + tests,
  swiftLanguageModes: [.v6])
for target in package.targets where target.type != .system { target.swiftSettings = strict }
