extension TextLink {
  private static let schemes: Set<String> = [
    "http", "https", "ftp", "rtsp", "mms", "mailto", "smth",
  ]

  /// Reads an address in a tag of HTML: with a harmless scheme, or relative.
  ///
  /// - Returns: `nil` for blank ones, for schemes that might do harm, and for what is no address.
  init?(html text: String) {
    let address = text.trimmed
    guard !address.isEmpty, address.utf8.count <= 4096,
      !address.utf8.contains(where: { $0 <= 0x20 || $0 == 0x22 || $0 == 0x3C || $0 == 0x3E })
    else { return nil }
    if let colon = address.firstIndex(of: ":") {
      let scheme = address[..<colon]
      let isScheme = !scheme.contains { "/?#".contains($0) }
      if isScheme, !Self.schemes.contains(scheme.lowercased()) { return nil }
    }
    self = .address(address)
  }

  /// Reads an address that an author wrote, with or without scheme; none has brackets of marks.
  init?(written text: String) {
    let address = text.trimmed
    guard !address.contains("[") else { return nil }
    let needsScheme =
      !address.contains(":") && !address.hasPrefix("/") && !address.hasPrefix("#")
      && address.contains(".")
    self.init(html: needsScheme ? "http://" + address : address)
  }
}
