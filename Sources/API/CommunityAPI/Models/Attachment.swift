/// A file that came with an article.
package struct Attachment: Hashable, Sendable, Identifiable {
  package typealias ID = Identifier<Attachment>

  package var id: ID
  /// The file's name, as its author called it.
  package var name: String
  /// Such as `image/jpeg`; see ``isPicture`` before trusting it.
  package var mediaType: String
  package var sizeInBytes: Int
  /// The place among the article's files.
  package var serial: Int
  package var status: Int
  package var hash: String?
  /// An address, possibly relative to the file host.
  package var url: String?
  /// An address, possibly empty.
  package var cdnURL: String
  /// The address in cloud storage, to be preferred.
  package var ks3URL: String?
  package var isPublic: Bool

  package init(
    id: ID, name: String, mediaType: String, sizeInBytes: Int = 0, serial: Int = 0,
    status: Int = 0, hash: String? = nil, url: String? = nil, cdnURL: String = "",
    ks3URL: String? = nil, isPublic: Bool = true
  ) {
    self.id = id
    self.name = name
    self.mediaType = mediaType
    self.sizeInBytes = sizeInBytes
    self.serial = serial
    self.status = status
    self.hash = hash
    self.url = url
    self.cdnURL = cdnURL
    self.ks3URL = ks3URL
    self.isPublic = isPublic
  }
}

extension Attachment {
  private static let pictureSuffixes: Set<String> = [
    "jpg", "jpeg", "jpe", "png", "gif", "webp", "bmp", "heic", "heif", "avif",
  ]

  /// Whether this can be shown as a picture: its media type says so, or its name does.
  package var isPicture: Bool {
    if mediaType.lowercased().hasPrefix("image/") { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    return Self.pictureSuffixes.contains(name[name.index(after: dot)...].lowercased())
  }
}

extension Attachment: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, name, serial, status, hash, url
    case mediaType = "type"
    case sizeInBytes = "size"
    case cdnURL = "cdnUrl"
    case ks3URL = "ks3Url"
    case isPublic = "public"
  }

  /// A spelling that accounts have and that one client has seen here too; read, never written.
  private enum OtherKeys: String, CodingKey { case k3sURL = "k3sUrl" }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let others = try decoder.container(keyedBy: OtherKeys.self)
    self.init(
      id: try fields.identity(.id),
      name: try fields.text(.name),
      mediaType: try fields.text(.mediaType),
      sizeInBytes: try fields.integer(.sizeInBytes),
      serial: try fields.integer(.serial),
      status: try fields.integer(.status),
      hash: try fields.textIfAny(.hash),
      url: try fields.textIfAny(.url),
      cdnURL: try fields.text(.cdnURL),
      ks3URL: try fields.textIfAny(.ks3URL) ?? others.textIfAny(.k3sURL),
      isPublic: try fields.flagIfAny(.isPublic) ?? true)
  }
}
