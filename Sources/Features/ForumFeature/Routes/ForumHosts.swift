/// Which web hosts show the forum; they have changed before and are a matter of configuration.
package struct ForumHosts: Hashable, Sendable {
  /// The newer mobile site, whose links have the names that the community's calls take.
  package var mobileApp: [String]
  /// The desktop site, below `/nForum`.
  package var desktop: [String]
  /// The older mobile site.
  package var mobile: [String]

  package init(mobileApp: [String], desktop: [String], mobile: [String]) {
    self.mobileApp = mobileApp
    self.desktop = desktop
    self.mobile = mobile
  }

  /// The hosts of all sites.
  package var all: [String] { mobileApp + desktop + mobile }

  /// The hosts of the site under both domains that it has had.
  package static let newsmth = ForumHosts(
    mobileApp: ["wap.newsmth.net", "wap.mysmth.net"],
    desktop: ["www.newsmth.net", "www.mysmth.net", "newsmth.net", "mysmth.net"],
    mobile: ["m.newsmth.net", "m.mysmth.net"])
}
