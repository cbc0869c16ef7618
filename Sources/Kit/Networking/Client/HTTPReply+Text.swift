import Foundation

extension HTTPReply {
  /// Whether the body is a web page, by its media type or by how it begins.
  public var isHTML: Bool {
    let mediaType = headers["Content-Type"]?.prefix { $0 != ";" }.lowercased().trimmingSpaces
    if mediaType == "text/html" || mediaType == "application/xhtml+xml" { return true }
    let start = String(decoding: body.prefix(512), as: UTF8.self).lowercased()
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
  }

  /// The first 200 characters of the body on one line; empty when it isn't text.
  var excerpt: String {
    let start = body.prefix(800)
    guard !start.contains(0) else { return "" }
    let words = String(decoding: start, as: UTF8.self).split { character in
      character.isWhitespace || character.unicodeScalars.contains(where: \.isControl)
    }
    return String(words.joined(separator: " ").prefix(200))
  }
}
