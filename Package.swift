// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// A library and its tests, in the folder of their layer.
func module(
  _ layer: String, _ name: String, needs: [Target.Dependency] = [],
  testNeeds: [Target.Dependency] = [], fixtures: Bool = false, resources: [Resource] = [],
  links: [String] = []
) -> [Target] {
  [
    .target(
      name: name, dependencies: needs, path: "Sources/\(layer)/\(name)", resources: resources,
      linkerSettings: links.map { .linkedLibrary($0) }),
    .testTarget(
      name: "\(name)Tests", dependencies: [.target(name: name), "TestSupport"] + testNeeds,
      path: "Tests/\(layer)/\(name)Tests", exclude: fixtures ? ["Fixtures"] : []),
  ]
}

/// A C library as a module; the header in its folder includes the library's own.
///
/// Without `pkgConfig`, the library's headers lie where the compiler looks anyway.
func system(_ name: String, pkgConfig: String? = nil, apt: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// A program that people start with `./run NAME`, in the folder of that name.
func program(
  _ name: String, path: String, exclude: [String] = [], needs: [Target.Dependency],
  resources: [Resource] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: needs, path: path, exclude: exclude, resources: resources)
}

let clibraries: [Target] = [
  system("CApplication", apt: "libc6-dev"),
  system("CChafa", pkgConfig: "chafa", apt: "libchafa-dev"),
  system("CCurl", pkgConfig: "libcurl", apt: "libcurl4-openssl-dev"),
  system("CGD", apt: "libgd-dev"),
  system("CGTK", pkgConfig: "libadwaita-1", apt: "libadwaita-1-dev"),
  system("CMicroHTTPD", pkgConfig: "libmicrohttpd", apt: "libmicrohttpd-dev"),
  system("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
  system("CPixbuf", pkgConfig: "gdk-pixbuf-2.0", apt: "libgdk-pixbuf-2.0-dev"),
  system("CProcess", apt: "libc6-dev"),
  system("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
  system("CSecret", pkgConfig: "libsecret-1", apt: "libsecret-1-dev"),
  system("CXML", pkgConfig: "libxml-2.0", apt: "libxml2-dev"),
  // Not a library of others: what has to run inside signal handlers is written in C.
  .target(name: "CTerminal", path: "Sources/System/CTerminal"),
]

let kit: [Target] = [
  module("Kit", "Architecture"),
  module("Kit", "Arguments"),
  module("Kit", "Markup", needs: ["CXML"], fixtures: true),
  module(
    "Kit", "Networking", needs: [.target(name: "CCurl", condition: .when(platforms: [.linux]))],
    fixtures: true),
  module("Kit", "Routing", fixtures: true),
  module(
    "Kit", "Persistence",
    needs: ["CSQLite", .target(name: "CSecret", condition: .when(platforms: [.linux]))],
    testNeeds: ["persistence-peer", "CSQLite"], fixtures: true),
].flatMap(\.self)

let api: [Target] = [
  module(
    "API", "CommunityAPI", needs: ["Markup", "Networking"], testNeeds: ["Routing"], fixtures: true)
].flatMap(\.self)

// Apple's systems bring SwiftUI themselves.
#if os(Linux)
  let swiftUI: [Target.Dependency] = ["SwiftUI", "UniformTypeIdentifiers", "UserNotifications"]
  let launcher: [Target.Dependency] = ["Launcher"]
#else
  let swiftUI: [Target.Dependency] = []
  let launcher: [Target.Dependency] = []
#endif

let features: [Target] = [
  module(
    "Features", "ForumFeature",
    needs: ["Architecture", "CommunityAPI", "Markup", "Networking", "Persistence", "Routing"]
      + swiftUI,
    testNeeds: [
      "CommunityServer", "HTTPServer", "HeadlessRenderer", "ServerStorage", "SwiftUI",
      "SwiftUICore", "SwiftUITesting",
    ],
    fixtures: true, resources: [.process("Resources")])
].flatMap(\.self)

let apps: [Target] = [
  program(
    "gallery", path: "Sources/Apps/gallery", needs: ["Arguments"] + swiftUI + launcher,
    resources: [.process("Resources")]),
  program(
    "smth", path: "Sources/Apps/smth",
    needs: ["Architecture", "Arguments", "ForumFeature", "Networking"] + swiftUI + launcher),
]

/// The modules of SwiftSyntax that the toolchain brings for its own macros.
///
/// They lie near the library that reads this manifest, which is the only thing here that tells where
/// the toolchain is. Apple's systems bring the macros with SwiftUI.
let swiftSyntax: String = {
  #if !os(Linux)
    return ""
  #endif
  // Foundation's strings take files without a size for as long as their first part.
  let file = FileHandle(forReadingAtPath: "/proc/self/maps")
  let maps = String(decoding: (try? file?.readToEnd()) ?? Data(), as: UTF8.self)
  let line = maps.split(separator: "\n").first { $0.hasSuffix("/libPackageDescription.so") }
  guard let line, let start = line.firstIndex(of: "/") else {
    fatalError("the manifest can't find the toolchain that reads it")
  }
  return URL(filePath: String(line[start...])).deletingLastPathComponent()
    .appending(path: "../../host").standardizedFileURL.path(percentEncoded: false)
}()

/// A program that the compiler asks to expand macros.
func macros(_ layer: String, _ name: String) -> Target {
  .macro(
    name: name, path: "Sources/\(layer)/\(name)",
    swiftSettings: [.unsafeFlags(["-I", swiftSyntax])],
    linkerSettings: [
      .unsafeFlags(["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax])
    ])
}

let ui: [Target] = [
  module("UI", "Combine"),
  module("UI", "CoreTransferable", needs: ["Combine", "UniformTypeIdentifiers"]),
  // Foundation's own copy of ICU knows the plural rules of languages.
  module("UI", "FoundationCompat", fixtures: true, links: ["_FoundationICU"]),
  module(
    "UI", "SwiftUI",
    needs: [
      "CApplication", "Combine", "CoreTransferable", "FoundationCompat", "SwiftUICore",
      "SwiftUIMacros", "UniformTypeIdentifiers",
    ],
    testNeeds: [
      "CoreTransferable", "HeadlessRenderer", "SwiftUITesting", "UniformTypeIdentifiers",
    ],
    resources: [.process("Resources")]),
  module(
    "UI", "SwiftUICore",
    needs: ["Combine", "CoreTransferable", "FoundationCompat", "UniformTypeIdentifiers"],
    testNeeds: ["HeadlessRenderer"], fixtures: true),
  [macros("UI", "SwiftUIMacros")],
  module("UI", "UniformTypeIdentifiers"),
  module("UI", "UserNotifications"),
].flatMap(\.self)

let renderers: [Target] = [
  module(
    "Renderers", "GTKRenderer",
    needs: [
      "CGTK", "CPNG", "CoreTransferable", "FoundationCompat", "SwiftUI", "SwiftUICore",
      "UniformTypeIdentifiers", "UserNotifications",
    ],
    testNeeds: [
      "CGTK", "CoreTransferable", "SwiftUI", "SwiftUICore", "UniformTypeIdentifiers",
      "UserNotifications",
    ],
    resources: [.copy("Resources/Icons")]),
  module("Renderers", "CellRendering", needs: ["SwiftUICore"], fixtures: true),
  module(
    "Renderers", "HeadlessRenderer",
    needs: ["CellRendering", "CoreTransferable", "SwiftUICore", "UniformTypeIdentifiers"]),
  module(
    "Renderers", "Launcher",
    needs: [
      "Arguments", "CellRendering", "FoundationCompat", "GTKRenderer", "HeadlessRenderer",
      "Networking", "SwiftUI", "SwiftUICore", "TerminalRenderer",
    ],
    testNeeds: ["launcher-peer"]),
  module(
    "Renderers", "SwiftUITesting",
    needs: [
      "CellRendering", "CoreTransferable", "HeadlessRenderer", "SwiftUI", "SwiftUICore",
      "UniformTypeIdentifiers",
    ]),
  module(
    "Renderers", "TerminalRenderer",
    needs: [
      "CChafa", "CPixbuf", "CTerminal", "CellRendering", "CoreTransferable", "FoundationCompat",
      "SwiftUI", "SwiftUICore", "UniformTypeIdentifiers", "UserNotifications",
    ],
    testNeeds: [
      "CellRendering", "SwiftUI", "SwiftUICore", "TerminalTesting", "UserNotifications",
    ], fixtures: true),
  [
    .target(
      name: "TerminalTesting", dependencies: ["CellRendering"], path: "Tests/TerminalTesting"),
    program(
      "launcher-peer", path: "Tests/LauncherPeer", needs: ["Arguments", "Launcher", "SwiftUI"]),
  ],
].flatMap(\.self)

let serverParts: [Target.Dependency] = [
  "Arguments", "CProcess", "CommunitySeed", "CommunityServer", "HTTPServer", "ServerStorage",
]

let server: [Target] = [
  module("Server", "CommunitySeed", needs: ["CGD", "ServerStorage"], testNeeds: ["CGD"]),
  module(
    "Server", "CommunityServer",
    needs: ["CommunityAPI", "HTTPServer", "Routing", "ServerStorage"], testNeeds: ["Networking"]),
  module("Server", "HTTPServer", needs: ["CMicroHTTPD", "Routing"], fixtures: true),
  module("Server", "ServerStorage", needs: ["Persistence"], testNeeds: ["CSQLite"]),
  [program("hetang-server", path: "Sources/Server/hetang-server", needs: serverParts)],
].flatMap(\.self)

let tools: [Target] = [
  program("hetang", path: "Sources/Tools/hetang", needs: ["Arguments"]),
  .testTarget(
    name: "hetangTests", dependencies: ["hetang", "TestSupport"], path: "Tests/Tools/hetangTests"),
]

let tests: [Target] = [
  .target(name: "TestSupport", path: "Tests/TestSupport"),
  .executableTarget(
    name: "persistence-peer", dependencies: ["Persistence"], path: "Tests/PersistencePeer"),
  .testTarget(
    name: "EndToEndTests",
    dependencies: [
      "gallery", "hetang-server", "launcher-peer", "smth", "CGTK", "CommunityAPI", "Networking",
      "TerminalTesting", "TestSupport",
    ],
    path: "Tests/EndToEnd", exclude: ["Fixtures"]),
  .testTarget(
    name: "HetangServerTests",
    dependencies: ["hetang-server", "CommunityAPI", "Networking", "TestSupport"],
    path: "Tests/Server/HetangServerTests"),
  .executableTarget(
    name: "fuzz",
    dependencies: [
      "CellRendering", "CommunityAPI", "HTTPServer", "Networking", "Persistence", "Routing",
      "SwiftUICore", "TerminalRenderer",
    ],
    path: "Tests/Fuzz"),
  .testTarget(
    name: "PackageTests", dependencies: ["TestSupport"], path: "Tests/PackageTests",
    exclude: ["Fixtures"]),
]

let benchmarks: [Target] = [
  .target(name: "CPeers", dependencies: ["CGTK", "CSQLite", "CXML"], path: "Benchmarks/CPeers"),
  program(
    "Benchmarks", path: "Benchmarks", exclude: ["CPeers"],
    needs: [
      "Architecture", "CGTK", "CPeers", "CommunityAPI", "CommunitySeed", "CommunityServer",
      "ForumFeature", "GTKRenderer", "HTTPServer", "HeadlessRenderer", "Markup", "Networking",
      "Persistence", "ServerStorage", "SwiftUI", "SwiftUICore", "SwiftUITesting", "TerminalTesting",
      "TestSupport", "smth",
    ]),
]

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

#if os(Linux)
  let targets = [
    clibraries, kit, api, ui, renderers, features, apps, server, tools, tests, benchmarks,
  ].flatMap(\.self)
#else
  // Apple's systems bring SwiftUI themselves; the server and the tests are Linux's.
  let targets = [clibraries, kit, api, features, apps].flatMap(\.self).filter { $0.type != .test }
#endif

// What other packages build programs with; a renderer is linked, not imported.
#if os(Linux)
  let products = ["Launcher", "SwiftUI", "SwiftUITesting"].map {
    Product.library(
      name: $0,
      targets: $0 == "SwiftUI"
        ? [$0, "CoreTransferable", "UniformTypeIdentifiers", "UserNotifications"] : [$0])
  }
#else
  let products: [Product] = []
#endif

let package = Package(
  name: "hetang", defaultLocalization: "en", platforms: [.macOS(.v15), .iOS(.v18)],
  products: products, targets: targets, swiftLanguageModes: [.v6])
for target in package.targets where target.type != .system {
  target.swiftSettings = strict + (target.swiftSettings ?? [])
}
