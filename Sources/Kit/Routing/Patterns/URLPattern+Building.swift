extension URLPattern {
  /// Writes the URL that matches this pattern with these values.
  ///
  /// Matching the result gives the values back. A pattern without a scheme gives a path that
  /// begins with a slash. A URL with `.` or `..` as a whole segment is refused, because other
  /// software resolves them.
  ///
  /// - Throws: ``URLBuildingError``, which names the value that does not do.
  public func url(
    _ values: URLValues = [:], query: URLQuery = [], fragment: String? = nil
  ) throws(URLBuildingError) -> String {
    if let stranger = values.names.subtracting(names).min() {
      throw .unknownName(pattern: description, name: stranger)
    }
    var texts: [String] = []
    for segment in segments { texts += try self.texts(of: segment, values) }
    let url = text(of: texts)
    guard texts.allSatisfy({ $0 != "." && $0 != ".." }), match(segments: texts) == values else {
      throw .notReversible(pattern: description, url: url)
    }
    let suffix = query.text
    return url + (suffix.isEmpty ? "" : "?" + suffix)
      + (fragment.map { "#" + PercentCoding.encode($0, for: .fragment) } ?? "")
  }

  private func text(of segments: [String]) -> String {
    let path = segments.enumerated().map { index, text in
      PercentCoding.encode(segment: text, isHost: index == 0 && scheme != nil)
    }
    return (scheme.map { $0 + "://" } ?? "/") + path.joined(separator: "/")
  }

  private func texts(
    of segment: PatternSegment, _ values: URLValues
  ) throws(URLBuildingError) -> [String] {
    switch segment {
    case .literal(let literal): return [literal]
    case .placeholder(let placeholder): return try texts(of: placeholder, values)
    case .composite(let composite):
      var text = ""
      for piece in composite.pieces {
        switch piece {
        case .text(let literal): text += literal
        case .placeholder(let placeholder):
          text += try texts(of: placeholder, values).joined()
        }
      }
      return [text]
    }
  }

  private func texts(
    of placeholder: Placeholder, _ values: URLValues
  ) throws(URLBuildingError) -> [String] {
    guard let value = values[placeholder.name] else {
      throw .missing(pattern: description, name: placeholder.name)
    }
    let texts: [String]
    switch value {
    case .text(let text): texts = [text]
    case .path(let segments): texts = segments
    }
    let isRightForm = (placeholder.type.kind == .path) == (value == .path(texts))
    guard isRightForm, !texts.isEmpty,
      texts.allSatisfy({ !$0.utf8.contains(0) && placeholder.type.accepts($0) })
    else {
      let text = texts.joined(separator: "/")
      throw .refused(pattern: description, name: placeholder.name, text: text)
    }
    return texts
  }
}
