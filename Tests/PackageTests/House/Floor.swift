/// A floor of the house: a group of targets, told by the folder that they are in.
enum Floor: String, CaseIterable {
  case system = "Sources/System"
  case ui = "Sources/UI"
  case renderers = "Sources/Renderers"
  case kit = "Sources/Kit"
  case api = "Sources/API"
  case features = "Sources/Features"
  case apps = "Sources/Apps"
  case server = "Sources/Server"
  case tools = "Sources/Tools"
  case tests = "Tests"
  case benchmarks = "Benchmarks"

  /// Finds the floor of a file or folder, `nil` outside the house.
  init?(path: String) {
    guard
      let floor = Self.allCases.first(where: {
        path == $0.rawValue || path.hasPrefix($0.rawValue + "/")
      })
    else { return nil }
    self = floor
  }

  /// The floors that a target here may depend on, besides its own.
  private var below: Set<Floor> {
    switch self {
    case .system: []
    case .ui, .kit: [.system]
    case .renderers: [.system, .ui, .kit]
    case .api: [.kit]
    case .features: [.ui, .kit, .api]
    case .apps: [.ui, .kit, .features, .renderers]
    case .server: [.system, .kit, .api]
    case .tools: [.kit, .renderers]
    case .tests, .benchmarks: Set(Self.allCases)
    }
  }

  /// Whether a target here may depend on one there.
  func mayDepend(on other: Floor) -> Bool {
    self == other ? self != .features : below.contains(other)
  }

  /// Whether a file here may import a module from there: an app links its renderers only.
  func mayImport(from other: Floor) -> Bool {
    mayDepend(on: other) && !(self == .apps && other == .renderers)
  }

  /// Whether a file here may import a module of the toolchain.
  func mayImport(toolchainModule module: String) -> Bool {
    switch module {
    case "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Observation",
      "Synchronization", "Dispatch", "RegexBuilder", "Glibc", "Musl", "Darwin":
      true
    case "Security": self == .kit
    case "_FoundationICU": self == .ui
    case "Testing": self == .renderers
    default: module.hasPrefix("Swift") && module != "SwiftUI" && (self == .ui || self == .tools)
    }
  }
}
