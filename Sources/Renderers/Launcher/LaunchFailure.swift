import Arguments
import Foundation

/// Why an application cannot be shown.
enum LaunchFailure: Error {
  /// There is no place to show it; the words say what can be done.
  case noPlace(String)
  case noWindow
  /// Nothing takes up the address.
  case unknownAddress(URL)

  /// Complains, and tells how the program ends.
  func tell() -> ExitStatus {
    switch self {
    case .noPlace(let words):
      Console.complain(words)
      return .unavailable
    case .noWindow:
      Console.complain("the application has no window")
      return .software
    case .unknownAddress(let url):
      Console.complain("nothing takes up \(url.absoluteString)")
      return .usage
    }
  }
}
