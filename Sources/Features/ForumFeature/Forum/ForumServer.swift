package import Foundation

/// Where a forum is on the network.
package struct ForumServer: Hashable, Sendable {
  /// The address below which its calls and web pages are.
  package let base: URL
  /// Where relative addresses of pictures lead.
  package let fileHost: URL
  /// The web sites whose links open here.
  package let hosts: ForumHosts

  /// Describes a server of which only the address is known.
  ///
  /// It holds its files itself. Its articles name pages by its own address, or by those of
  /// 水木社区, whose ways it has.
  package init(base: URL) {
    self.base = base
    fileHost = base
    var hosts = ForumHosts.newsmth
    if let host = base.host()?.lowercased(), !hosts.all.contains(host) {
      hosts.mobileApp.append(base.port.map { "\(host):\($0)" } ?? host)
    }
    self.hosts = hosts
  }

  private init(base: URL, fileHost: URL, hosts: ForumHosts) {
    self.base = base
    self.fileHost = fileHost
    self.hosts = hosts
  }

  /// 水木社区 itself; `nil` only where Foundation can't read a constant address.
  package static let newsmth: ForumServer? = {
    guard let base = URL(string: "https://wap.newsmth.net"),
      let files = URL(string: "https://file.mysmth.net")
    else { return nil }
    return ForumServer(base: base, fileHost: files, hosts: .newsmth)
  }()

  /// Returns the web page that shows what a screen shows; `nil` for a screen without one.
  package func webPage(of screen: ForumDestination) -> URL? {
    switch screen {
    case .topic(let place): base.appending(path: "article/\(place.id)")
    case .board(.id(let id), _): base.appending(path: "board/\(id)")
    case .section(let id, directory: nil): base.appending(path: "section/\(id)")
    case .webTopic(let topic):
      hosts.desktop.first.flatMap {
        URL(string: "https://\($0)/nForum")?.appending(path: "article/\(topic.boardName)")
          .appending(path: "\(topic.number)")
      }
    default: nil
    }
  }
}
