import Arguments
import ForumFeature
import Foundation

/// A forum, as the command line names it.
enum ServerName: Hashable, Sendable {
  case demo, newsmth
  case other(URL)

  /// Where `hetang-server serve --demo` listens.
  static let demoAddress = "http://127.0.0.1:8080"

  /// The forum itself; `nil` only where Foundation can't read a constant address.
  var server: ForumServer? {
    switch self {
    case .demo: URL(string: Self.demoAddress).map { ForumServer(base: $0) }
    case .newsmth: .newsmth
    case .other(let url): ForumServer(base: url)
    }
  }
}

extension ServerName: ArgumentValue {
  init?(argument: String) {
    switch argument {
    case "demo": self = .demo
    case "newsmth": self = .newsmth
    default:
      guard let url = URL(string: argument), ["http", "https"].contains(url.scheme?.lowercased()),
        url.host()?.isEmpty == false
      else { return nil }
      self = .other(url)
    }
  }

  static var expectation: String { "demo, newsmth or an address that begins with http" }
}
