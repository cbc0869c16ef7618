package import CommunityAPI
package import Foundation
package import Networking

/// A community as one member sees it: where to ask, and where answers are kept.
package struct Community: Sendable {
  package let client: any HTTPClient
  /// Loads pictures, which are larger than answers and may take longer.
  package let pictureClient: any HTTPClient
  package let addresses: PictureAddresses
  package let profile: ForumProfile
  package let cache: ForumCache
  package let now: @Sendable () -> Date
  /// Hears of failures that a screen can do without, such as an answer that could not be kept.
  package let report: @Sendable (ForumProblem) -> Void
  /// Without a time in each call: equal calls must be equal, to be shared and kept.
  let endpoints = CommunityEndpoints()

  /// Joins the parts.
  ///
  /// - Parameters:
  ///   - client: Makes calls with the member's login.
  ///   - pictureClient: Loads pictures; the same one when `nil`.
  ///   - addresses: The hosts of the community.
  ///   - account: The member's login name; `nil` for a guest.
  ///   - cache: Where answers are kept.
  ///   - now: Tells the time, from which ages are counted.
  ///   - report: Hears of failures that a screen can do without.
  package init(
    client: any HTTPClient, pictureClient: (any HTTPClient)? = nil,
    addresses: PictureAddresses, account: String?, cache: ForumCache,
    now: @escaping @Sendable () -> Date = { Date() },
    report: @escaping @Sendable (ForumProblem) -> Void
  ) {
    self.client = client
    self.pictureClient = pictureClient ?? client
    self.addresses = addresses
    self.profile = ForumProfile(server: addresses.base, account: account)
    self.cache = cache
    self.now = now
    self.report = report
  }
}
