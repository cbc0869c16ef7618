extension UTType {
  /// What programs of this system call the kind on the clipboard and while dragging.
  ///
  /// A kind of a program's own has a media type of its own, so that programs that know it find it;
  /// one that conforms to nothing but others has none, as nobody could ask for it.
  package var wireTypes: [String] {
    if conforms(to: .url) { return [Self.addressList] }
    switch self {
    case .utf8PlainText: return ["text/plain;charset=utf-8", "text/plain"]
    case .plainText: return ["text/plain"]
    default: break
    }
    let media = tags[.mimeType] ?? []
    if !media.isEmpty { return media }
    guard !isPublic, !isDynamic else { return [] }
    return [Self.ownPrefix + identifier]
  }

  /// The kind that other programs mean by a name; `nil` for a name that means no data, such as
  /// `TARGETS`.
  package init?(wireType: String) {
    let name = wireType.lowercased()
    if name == Self.addressList {
      self = .url
    } else if name.hasPrefix(Self.ownPrefix) {
      let identifier = String(wireType.dropFirst(Self.ownPrefix.count))
      guard identifier.contains("."), identifier.utf8.count < 256 else { return nil }
      // Not declared: what other programs say is theirs to say, and there may be any number of it.
      self.init(known: identifier)
    } else if name.hasPrefix("text/plain;") {
      let parameters = name.filter { !$0.isWhitespace && $0 != "\"" }
      self = parameters.contains("charset=utf-8") ? .utf8PlainText : .plainText
    } else {
      let plain = name.prefix { $0 != ";" }
      guard plain.utf8.count < 256 else { return nil }
      self.init(mimeType: String(plain))
    }
  }

  /// Addresses, one in a line.
  package static let addressList = "text/uri-list"
  private static let ownPrefix = "application/x-uti-"
}
