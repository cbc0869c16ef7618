package import Foundation

/// Whose view of which community something is: what one member may see, another may not.
package struct ForumProfile: Hashable, Sendable {
  /// The community's address, without a slash at its end.
  package let server: String
  /// The login name; `nil` for a guest.
  package let account: String?

  package init(server: URL, account: String?) {
    var text = server.absoluteString.lowercased()
    while text.hasSuffix("/") { text.removeLast() }
    self.server = text
    // Login names are the same whatever their case.
    self.account = account.map { $0.lowercased() }
  }

  /// One text for both; no address holds a blank, so that no two profiles share it.
  var key: String { "\(server) \(account ?? "")" }
}
