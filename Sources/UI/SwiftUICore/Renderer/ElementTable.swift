import Foundation

/// What a renderer was told about one element.
@MainActor final class ElementRecord {
  let id: ElementID
  let parent: ElementID?
  var content: ElementContent
  var accessibility = AccessibilityProperties()
  var frame: CGRect
  /// Whether the renderer may show something else by now, having let a person change it.
  var isUnsure = false
  let children = SiblingList()
  /// Cleared when the element is removed: a weak reference would slow down every node.
  fileprivate(set) unowned var node: LayoutNode?
  /// The motion by which the element gets to its frame.
  var motion: Presentation<CGRect.AnimatableData>?

  init(id: ElementID, parent: ElementID?, content: ElementContent, frame: CGRect) {
    self.id = id
    self.parent = parent
    self.content = content
    self.frame = frame
  }
}

/// The children of an element, in the order that the renderer knows.
@MainActor final class SiblingList {
  var ids: ContiguousArray<ElementID> = []
}

/// The elements that lie below a node that shows none itself, as of the last commit.
struct ElementRun {
  var origin: CGPoint
  var first: ElementID?
  var count: Int
}

/// Finds out what a renderer has to be told at the end of a turn.
///
/// Only subtrees that were touched since the last commit are visited; an element that merely shows
/// something else is told without visiting anything.
@MainActor final class ElementTable {
  private var nextNumber = 1
  private var changes: [Change] = []
  private var removed: ContiguousArray<ElementRecord> = []
  private var changed: ContiguousArray<LayoutNode> = []
  private var moving: ContiguousArray<ElementRecord> = []
  private let root = SiblingList()
  private var records: [ElementID: ElementRecord] = [:]
  var count: Int { records.count }

  func remove(_ record: ElementRecord) {
    record.motion?.stop()
    removed.append(record)
    record.node = nil
    records[record.id] = nil
  }

  /// The node that an element stands for, while it is shown.
  func node(of id: ElementID) -> LayoutNode? { records[id]?.node }

  func noteContent(of node: LayoutNode) { changed.append(node) }

  /// Tells the renderer at the next commit what an element shows, even if that is as before.
  func noteEntry(in node: LayoutNode) {
    node.element?.isUnsure = true
    noteContent(of: node)
  }

  /// The elements in reading order; of siblings only those in front, if something modal is there.
  var inFront: ContiguousArray<ElementRecord> {
    var found: ContiguousArray<ElementRecord> = []
    func visit(_ list: SiblingList) {
      let siblings = list.ids.compactMap { records[$0] }
      let first = siblings.lastIndex { $0.content.isModal } ?? 0
      for record in siblings[first...] {
        found.append(record)
        visit(record.children)
      }
    }
    visit(root)
    return found
  }

  /// The changes since the last call.
  func takeChanges(below node: LayoutNode, isTouched: Bool) -> [Change] {
    changes.removeAll(keepingCapacity: true)
    let gone = takeRemoved()
    for node in changed { updateContent(of: node) }
    changed.removeAll(keepingCapacity: true)
    for record in moving where records[record.id] === record {
      changes.append(.frame(record.id, record.shownFrame))
    }
    moving.removeAll(keepingCapacity: true)
    if isTouched {
      var level = Level(parent: nil, list: root, gone: gone)
      level.list.ids.removeAll { gone.contains($0) }
      visit(node, at: .zero, in: &level)
    }
    return changes
  }

  private func takeRemoved() -> Set<ElementID> {
    let gone = Set(removed.map(\.id))
    for record in removed where record.parent.map({ !gone.contains($0) }) ?? true {
      changes.append(.remove(record.id))
    }
    removed.removeAll(keepingCapacity: true)
    return gone
  }

  private func updateContent(of node: LayoutNode) {
    guard node.isAlive, let record = node.element, let content = node.content else { return }
    if content != record.content || record.isUnsure {
      record.isUnsure = false
      record.content = content
      changes.append(.update(record.id, content))
    }
    updateAccessibility(of: node, record)
  }

  private func updateAccessibility(of node: LayoutNode, _ record: ElementRecord) {
    let accessibility = node.accessibility
    guard accessibility != record.accessibility else { return }
    record.accessibility = accessibility
    changes.append(.accessibility(record.id, accessibility))
  }

  // MARK: - Visiting

  /// One parent's children while they are brought into their new order.
  private struct Level {
    let parent: ElementID?
    let list: SiblingList
    let gone: Set<ElementID>
    /// How many children are in order already.
    var index = 0
    /// Why what is being visited lies elsewhere, if that is shown as a motion.
    var cause: MoveCause?
  }

  private func visit(_ node: LayoutNode, at offset: CGPoint, in level: inout Level) {
    guard node.isPlaced else { return }
    let outer = level.cause
    defer { level.cause = outer }
    if let cause = node.moveCause { level.cause = cause }
    node.moveCause = nil
    let origin = offset + node.origin
    guard node.content == nil else { return visitElement(node, at: origin, in: &level) }
    if !node.needsCommit, let run = node.elementRun, run.origin == origin,
      isInPlace(run, in: level)
    {
      level.index += run.count
      return
    }
    node.needsCommit = false
    let start = level.index
    visitChildren(of: node, at: origin, in: &level)
    let count = level.index - start
    node.elementRun = ElementRun(
      origin: origin, first: count > 0 ? level.list.ids[start] : nil, count: count)
  }

  private func isInPlace(_ run: ElementRun, in level: Level) -> Bool {
    guard let first = run.first else { return true }
    return level.list.ids.indices.contains(level.index) && level.list.ids[level.index] == first
  }

  private func visitElement(_ node: LayoutNode, at origin: CGPoint, in level: inout Level) {
    let record = show(node, at: origin, in: &level)
    level.index += 1
    guard node.needsCommit else { return }
    node.needsCommit = false
    var inside = Level(parent: record.id, list: record.children, gone: level.gone)
    inside.list.ids.removeAll { level.gone.contains($0) }
    visitChildren(of: node, at: .zero, in: &inside)
  }

  private func visitChildren(of node: LayoutNode, at origin: CGPoint, in level: inout Level) {
    for child in node.childrenInDrawingOrder { visit(child, at: origin, in: &level) }
  }

  private func show(
    _ node: LayoutNode, at origin: CGPoint, in level: inout Level
  ) -> ElementRecord {
    let frame = CGRect(origin: origin, size: node.placedSize)
    guard let record = node.element else { return insert(node, frame, in: level) }
    updateContent(of: node)
    if record.frame != frame { move(record, to: frame, because: level.cause) }
    if level.index >= level.list.ids.count || level.list.ids[level.index] != record.id {
      level.list.ids.removeAll { $0 == record.id }
      level.list.ids.insert(record.id, at: level.index)
      changes.append(.move(record.id, parent: level.parent, index: level.index))
    }
    return record
  }

  private func move(_ record: ElementRecord, to frame: CGRect, because cause: MoveCause?) {
    let shown = record.shownFrame
    record.move(to: frame, because: cause) { [weak self, weak record] in
      guard let self, let record else { return }
      moving.append(record)
      record.node?.graph.needsCommit = true
    }
    if record.shownFrame != shown { changes.append(.frame(record.id, record.shownFrame)) }
  }

  private func insert(_ node: LayoutNode, _ frame: CGRect, in level: Level) -> ElementRecord {
    guard let content = node.content else { fatalError("\(node.label): shows nothing") }
    let record = ElementRecord(
      id: ElementID(number: nextNumber), parent: level.parent, content: content, frame: frame)
    nextNumber += 1
    records[record.id] = record
    record.node = node
    node.element = record
    level.list.ids.insert(record.id, at: level.index)
    changes.append(
      .insert(record.id, content, parent: level.parent, index: level.index, frame: frame))
    updateAccessibility(of: node, record)
    return record
  }
}
