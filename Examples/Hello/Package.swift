// swift-tools-version: 6.2
import PackageDescription

// Elsewhere than on Linux the system brings SwiftUI.
let package = Package(
  name: "Hello", defaultLocalization: "en", platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "hetang", path: "../..")],
  targets: [
    .executableTarget(
      name: "Hello",
      dependencies: [
        .product(name: "SwiftUI", package: "hetang", condition: .when(platforms: [.linux])),
        .product(name: "Launcher", package: "hetang", condition: .when(platforms: [.linux])),
      ],
      resources: [.process("Resources")])
  ])
