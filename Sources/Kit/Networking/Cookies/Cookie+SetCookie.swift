import Foundation

extension Cookie {
  /// The most bytes of name and value together that a server may set.
  private static let sizeLimit = 4096

  /// Reads the value of one `Set-Cookie` line.
  ///
  /// - Returns: `nil` when the line is malformed, or sets a cookie that its sender may not set. A
  ///   cookie that is to be deleted comes back as one that ended long ago.
  init?(setCookie line: String, from url: URL, now: Date) {
    let parts = line.split(separator: ";", omittingEmptySubsequences: false)
    guard let origin = Origin(url), let pair = parts.first, let equals = pair.firstIndex(of: "="),
      line.utf8.allSatisfy({ ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 })
    else { return nil }
    name = pair[..<equals].trimmingSpaces
    value = pair[pair.index(after: equals)...].trimmingSpaces
    guard !name.isEmpty, name.utf8.count + value.utf8.count <= Self.sizeLimit else { return nil }

    let attributes = Self.attributes(parts.dropFirst())
    isSecure = attributes["secure"] != nil
    expires = Self.end(attributes, now: now)
    path = Self.path(attributes, url)
    domain = origin.host
    includesSubdomains = false
    if let wanted = attributes["domain"].map(Self.trimmingDot), !wanted.isEmpty {
      guard Self.domain(wanted, covers: origin.host) else { return nil }
      let isShared = wanted == origin.host ? Self.isAddress(wanted) : Self.isPublicSuffix(wanted)
      guard wanted == origin.host || !isShared else { return nil }
      domain = wanted
      includesSubdomains = !isShared
    }
    guard origin.isSecure || !isSecure, hasPromisedParts else { return nil }
  }

  /// Whether the name's prefix tells the truth (RFC 6265bis §4.1.3).
  private var hasPromisedParts: Bool {
    let name = name.lowercased()
    if name.hasPrefix("__host-") { return isSecure && !includesSubdomains && path == "/" }
    return !name.hasPrefix("__secure-") || isSecure
  }

  private static func attributes(_ parts: ArraySlice<Substring>) -> [String: String] {
    parts.reduce(into: [:]) { attributes, part in
      let name = part.prefix { $0 != "=" }
      let value = part.dropFirst(name.count + 1)
      attributes[name.trimmingSpaces.lowercased()] = value.trimmingSpaces
    }
  }

  private static func end(_ attributes: [String: String], now: Date) -> Date? {
    if let text = attributes["max-age"], let seconds = Self.seconds(text) {
      return seconds > 0 ? now.addingTimeInterval(Double(seconds)) : .distantPast
    }
    return attributes["expires"].flatMap(HTTPDate.parse)
  }

  /// Reads a number of seconds; one too large for the calendar is as good as a hundred years.
  private static func seconds(_ text: String) -> Int? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    let limit = 100 * 365 * 86_400
    return text.hasPrefix("-") ? -1 : min(Int(digits) ?? limit, limit)
  }

  private static func path(_ attributes: [String: String], _ url: URL) -> String {
    if let path = attributes["path"], path.hasPrefix("/") { return path }
    let requested = url.path(percentEncoded: true)
    guard let slash = requested.lastIndex(of: "/"), slash != requested.startIndex else {
      return "/"
    }
    return String(requested[..<slash])
  }

  private static func trimmingDot(_ domain: String) -> String {
    (domain.hasPrefix(".") ? String(domain.dropFirst()) : domain).lowercased()
  }

  /// Whether strangers share the domain: `com`, `com.cn`, `co.uk`.
  ///
  /// A rule of thumb in place of the public suffix list; it errs on the side of refusing.
  private static func isPublicSuffix(_ domain: String) -> Bool {
    let labels = domain.split(separator: ".")
    guard labels.count == 2, labels[1].count == 2 else { return labels.count < 2 }
    return ["ac", "co", "com", "edu", "gov", "mil", "ne", "net", "or", "org"].contains(labels[0])
  }
}

extension Cookie {
  /// Splits the lines that a system joined with commas, as `URLSession` does with those of a name.
  ///
  /// A comma begins a new cookie when a name and `=` follow it before the next semicolon; that of
  /// a date (`Wed, 21 Oct`) does not.
  static func split(joined text: String) -> [String] {
    var lines: [String] = []
    var current = ""
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = part.prefix { $0 != "=" && $0 != ";" }
      let isStart =
        part.dropFirst(name.count).hasPrefix("=")
        && !name.trimmingSpaces.isEmpty && !name.trimmingSpaces.contains(" ")
      if isStart || lines.isEmpty && current.isEmpty {
        if !current.isEmpty { lines.append(current) }
        current = part.trimmingSpaces
      } else {
        current += "," + part
      }
    }
    return current.isEmpty ? lines : lines + [current]
  }
}
