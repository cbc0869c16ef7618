package import Foundation
package import Routing

/// Recognises links to web pages of the forum, so that they open here.
package struct ForumLinks: Sendable {
  private var table = RouteTable<WebPage.Reader>()
  private let desktopHosts: Set<String>

  /// Knows the pages of some hosts.
  ///
  /// - Throws: `DestinationRegistrationError` when a host can't stand in a URL or is named twice.
  package init(hosts: ForumHosts) throws(DestinationRegistrationError) {
    desktopHosts = Set(hosts.desktop.map { $0.lowercased() })
    for host in hosts.mobileApp { try register(WebPage.app, host: host) }
    for host in hosts.mobile { try register(WebPage.forum(below: ""), host: host) }
    for host in hosts.desktop {
      try register(WebPage.forum(below: "/nForum") + WebPage.old, host: host)
    }
  }

  /// Returns the screen that shows what a web page shows.
  ///
  /// - Returns: `nil` for every other link, and for text that is no link.
  package func destination(for url: URL) -> ForumDestination? {
    destination(for: url.absoluteString)
  }

  /// Returns the screen that shows what a web page shows, `nil` as for a URL.
  package func destination(for text: String) -> ForumDestination? {
    // What can't be read as a link, or has values of another kind, is not a page of the forum.
    guard let parts = try? URLParts(unfolded(text)), let match = table.match(parts) else {
      return nil
    }
    return try? match.value(
      RouteContent(match.values, query: parts.query, fragment: parts.fragment))
  }

  /// The desktop site's pages may stand behind `#!`, for its own script to load.
  private func unfolded(_ text: String) -> String {
    guard let mark = text.range(of: "#!"), let parts = try? URLParts(text),
      let host = parts.segments.first, desktopHosts.contains(host.lowercased())
    else { return text }
    let page = text[mark.upperBound...].drop { $0 == "/" }
    return "https://\(host)/nForum/\(page)"
  }

  private mutating func register(
    _ pages: [WebPage], host: String
  ) throws(DestinationRegistrationError) {
    for scheme in ["https", "http"] {
      for page in pages {
        let pattern: URLPattern
        do { pattern = try URLPattern("\(scheme)://\(host)\(page.path)") } catch {
          throw .pattern(error)
        }
        do { try table.register(pattern, page.read) } catch { throw .route(error) }
      }
    }
  }
}
