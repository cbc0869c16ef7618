/// Finds the pattern that fits a URL best, and what was registered for it.
///
/// Patterns compare segment by segment from the left, and the first difference decides: a literal
/// before text with placeholders (`user-<id>`), before a constrained type, before a string, before
/// a path. Of two segments with text inside, the one with more text is tried first, and of two
/// paths the one with more segments behind it. Patterns that are equally special stand in the
/// order of their registration, and registering the later one reports the pair as a
/// ``RouteAmbiguity``. The order never depends on hashing.
public struct RouteTable<Value> {
  private var entries: [(pattern: URLPattern, value: Value)] = []
  private var ranks: [[SegmentRank]] = []
  private var nodes: [RouteNode] = []
  private var roots: [String?: Int] = [:]

  /// All pairs of patterns whose common URLs go to the one registered first.
  public private(set) var ambiguities: [RouteAmbiguity] = []

  /// Makes a table without patterns.
  public init() {}

  /// The patterns in the order of their registration.
  public var patterns: [URLPattern] { entries.map(\.pattern) }

  /// Adds a pattern.
  ///
  /// - Returns: The pairs in which an earlier pattern wins from this one; none when every URL it
  ///   matches is decided by rank.
  /// - Throws: `.alreadyRegistered`, when a pattern differs from this one at most in its names.
  @discardableResult
  public mutating func register(
    _ pattern: URLPattern, _ value: Value
  ) throws(RouteRegistrationError) -> [RouteAmbiguity] {
    if let existing = entry(like: pattern) {
      throw .alreadyRegistered(
        pattern: pattern.description, existing: entries[existing].pattern.description)
    }
    let new = entries(overlapping: pattern).map { entry in
      RouteAmbiguity(winner: entries[entry].pattern, loser: pattern)
    }
    insert(pattern, value)
    ambiguities += new
    return new
  }

  /// Puts a pattern and its value in the place of the one that matches the same URLs.
  ///
  /// - Throws: `.notRegistered`, when there is none.
  public mutating func replace(
    _ pattern: URLPattern, _ value: Value
  ) throws(RouteRegistrationError) {
    guard let existing = entry(like: pattern) else {
      throw .notRegistered(pattern: pattern.description)
    }
    let old = entries[existing].pattern
    entries[existing] = (pattern, value)
    ambiguities = ambiguities.map { pair in
      RouteAmbiguity(
        winner: pair.winner == old ? pattern : pair.winner,
        loser: pair.loser == old ? pattern : pair.loser)
    }
  }
}

extension RouteTable: Sendable where Value: Sendable {}

// MARK: - Matching

extension RouteTable {
  /// Finds the best pattern for a URL with or without a scheme.
  ///
  /// - Returns: `nil` when no pattern matches.
  /// - Throws: ``URLTextError``, when the text is no URL at all.
  public func match(_ text: String) throws(URLTextError) -> RouteMatch<Value>? {
    match(try URLParts(text))
  }

  /// Finds the best pattern for a URL that is cut already.
  ///
  /// - Complexity: O(segments) nodes for patterns that part ways at literals, however many there
  ///   are; where several kinds of segments match, each node at most once.
  public func match(_ parts: URLParts) -> RouteMatch<Value>? { lookup(parts).match }

  /// Finds the best pattern without a scheme for the undecoded path of a request.
  ///
  /// The path ends at the first `?` or `#`. Never looks for a scheme, nor at a query.
  ///
  /// - Throws: ``URLTextError``, when a segment cannot be decoded.
  public func match(path: String) throws(URLTextError) -> RouteMatch<Value>? {
    match(segments: try URLParts.decode(try URLSplitter(path: path).segments))
  }

  /// Finds the best pattern without a scheme for decoded segments.
  ///
  /// An empty segment matches nothing; nothing is left out or decoded here.
  public func match(segments: [String]) -> RouteMatch<Value>? {
    segments.contains("") ? nil : lookup(scheme: nil, segments: segments).match
  }

  /// Finds the best pattern, and counts the nodes that were looked at.
  package func lookup(_ parts: URLParts) -> (match: RouteMatch<Value>?, visited: Int) {
    lookup(scheme: parts.scheme, segments: parts.segments)
  }

  private func lookup(
    scheme: String?, segments: [String]
  ) -> (match: RouteMatch<Value>?, visited: Int) {
    guard let root = roots[scheme] else { return (nil, 0) }
    var search = RouteSearch(
      nodes: nodes, ranks: ranks, segments: segments, hasHost: scheme != nil)
    guard let found = search.best(below: root, at: 0),
      let values = entries[found].pattern.match(segments: segments)
    else { return (nil, search.visited) }
    let (pattern, value) = entries[found]
    return (RouteMatch(pattern: pattern, value: value, values: values), search.visited)
  }
}

// MARK: - Structure

extension RouteTable {
  private func entry(like pattern: URLPattern) -> Int? {
    guard var node = roots[pattern.scheme] else { return nil }
    for step in pattern.steps {
      guard let child = nodes[node].child(for: step) else { return nil }
      node = child
    }
    return nodes[node].entry
  }

  private func entries(overlapping pattern: URLPattern) -> [Int] {
    guard let root = roots[pattern.scheme] else { return [] }
    var front = [root]
    for step in pattern.steps {
      front = front.flatMap { nodes[$0].children(overlapping: step) }
    }
    return front.compactMap { nodes[$0].entry }.sorted()
  }

  private mutating func insert(_ pattern: URLPattern, _ value: Value) {
    var node = roots[pattern.scheme] ?? addNode()
    roots[pattern.scheme] = node
    for step in pattern.steps {
      if let child = nodes[node].child(for: step) {
        node = child
      } else {
        let child = addNode()
        nodes[node].add(child, for: step)
        node = child
      }
    }
    nodes[node].entry = entries.count
    entries.append((pattern, value))
    ranks.append(pattern.ranks)
  }

  private mutating func addNode() -> Int {
    nodes.append(RouteNode())
    return nodes.count - 1
  }
}
