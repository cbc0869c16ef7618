/// What may follow some segments; children are indices into the table's nodes.
struct RouteNode: Sendable {
  private(set) var literals: [String: Int] = [:]
  private(set) var composites = CompositeEdges()
  private(set) var constrained: [(type: PlaceholderType, child: Int)] = []
  private(set) var string: Int?
  /// The longest tail first.
  private(set) var paths: [(tail: Int, child: Int)] = []
  /// The pattern that ends here, as an index into the table's entries.
  var entry: Int?

  func child(for step: RouteStep) -> Int? {
    switch step {
    case .literal(let text): literals[text]
    case .composite(let shape): composites.child(for: shape)
    case .constrained(let type): constrained.first { $0.type == type }?.child
    case .string: string
    case .path(let tail): paths.first { $0.tail == tail }?.child
    }
  }

  /// Adds a child; the step must have none yet.
  mutating func add(_ child: Int, for step: RouteStep) {
    switch step {
    case .literal(let text): literals[text] = child
    case .composite(let shape): composites.add(shape, child: child)
    case .constrained(let type): constrained.append((type, child))
    case .string: string = child
    case .path(let tail):
      let place = paths.firstIndex { $0.tail < tail } ?? paths.endIndex
      paths.insert((tail, child), at: place)
    }
  }

  /// The children whose step has the same rank and may accept a segment that this step accepts.
  func children(overlapping step: RouteStep) -> [Int] {
    switch step {
    case .composite(let shape):
      composites.edges.filter {
        $0.shape.specificity == shape.specificity && !$0.shape.isDisjoint(from: shape)
      }.map(\.child)
    case .constrained(let type):
      constrained.filter { !$0.type.isDisjoint(from: type) }.map(\.child)
    case .literal, .string, .path: child(for: step).map { [$0] } ?? []
    }
  }
}

/// The edges of one node that are text with placeholders, found by the text that they begin with.
struct CompositeEdges: Sendable {
  struct Edge: Sendable {
    let shape: CompositeSegment
    let child: Int
  }

  private(set) var edges: [Edge] = []
  private var byShape: [CompositeSegment: Int] = [:]
  private var byLead: [String: [Int]] = [:]
  private var leadLengths: [Int] = []

  func child(for shape: CompositeSegment) -> Int? { byShape[shape] }

  mutating func add(_ shape: CompositeSegment, child: Int) {
    byShape[shape] = child
    let lead = shape.leadingText
    byLead[lead, default: []].append(edges.count)
    edges.append(Edge(shape: shape, child: child))
    if !leadLengths.contains(lead.count) { leadLengths.append(lead.count) }
  }

  /// Returns the edges that match, grouped by rank, the most special first.
  ///
  /// The text is found by `lowered`, its small letters, which a node that ignores case goes by.
  func matching(_ text: String, lowered: String) -> [[Edge]] {
    guard !edges.isEmpty, text.utf8.count <= CompositeSegment.longestText else { return [] }
    let length = lowered.count
    let matching = leadLengths.filter { $0 < length }
      .flatMap { byLead[String(lowered.prefix($0))] ?? [] }
      .map { edges[$0] }
      .filter { $0.shape.match(text) != nil }
    return Dictionary(grouping: matching, by: \.shape.specificity)
      .sorted { $0.key > $1.key }.map(\.value)
  }
}
