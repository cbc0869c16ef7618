package import Networking

/// What makes calls to a forum; both know the same login.
package struct ForumClients: Sendable {
  /// The most bytes that the file of a picture may have: 12,000 times 12,000 pixels by a good
  /// camera, and some room.
  static let pictureLimit = 96 << 20

  /// Asks for everything but pictures.
  package let calls: any HTTPClient
  /// Loads pictures, which are larger and may take longer.
  package let pictures: any HTTPClient

  /// Joins two clients.
  package init(calls: any HTTPClient, pictures: any HTTPClient) {
    self.calls = calls
    self.pictures = pictures
  }
}
