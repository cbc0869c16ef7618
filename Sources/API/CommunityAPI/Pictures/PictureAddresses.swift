package import Foundation

/// Finds out where pictures are, from the several addresses that the site gives for each.
package struct PictureAddresses: Hashable, Sendable {
  /// The address of the community's calls.
  package let base: URL
  /// Where relative addresses lead.
  package let fileHost: URL

  /// Remembers the two hosts, which are a matter of configuration.
  package init(base: URL, fileHost: URL) {
    self.base = base
    self.fileHost = fileHost
  }

  /// Returns the addresses of a file, best first; the call that downloads it comes last.
  package func addresses(of attachment: Attachment) -> [URL] {
    let download = CommunityPath.attachment.path([attachment.id.rawValue])
    return distinct(
      [attachment.ks3URL, attachment.cdnURL, attachment.url].map(resolve)
        + [base.appending(path: download)])
  }

  /// Returns the addresses of a member's picture, best first; none when there is no picture.
  package func addresses(of account: Account) -> [URL] {
    distinct([account.k3sURL, account.avatarURL, account.avatar].map(resolve))
  }

  /// Returns the address that some text of the site means, whole or relative to the file host.
  ///
  /// - Returns: `nil` for blank text and for what can't be made an address.
  package func resolve(_ text: String?) -> URL? {
    guard let text = text?.trimmed, !text.isEmpty else { return nil }
    let lowercased = text.lowercased()
    if lowercased.hasPrefix("https://") { return URL(string: text) }
    if lowercased.hasPrefix("http://") {
      return URL(string: isSecure ? "https://" + text.dropFirst("http://".count) : text)
    }
    if text.hasPrefix("//") { return URL(string: (isSecure ? "https:" : "http:") + text) }
    let host = fileHost.absoluteString
    return URL(
      string: (host.hasSuffix("/") ? host : host + "/") + text.drop { $0 == "/" })
  }

  private var isSecure: Bool { base.scheme?.lowercased() == "https" }

  private func distinct(_ addresses: [URL?]) -> [URL] {
    var seen: Set<URL> = []
    return addresses.compactMap(\.self).filter { seen.insert($0).inserted }
  }
}
