import Foundation

/// The nodes that were named by `id(_:)`, and what is to be scrolled to after the next layout.
@MainActor final class ScrollTargets {
  private struct Request {
    enum Target {
      case view(AnyHashable, anchor: UnitPoint?)
      case position(ScrollPosition)
    }

    let target: Target
    let node: ViewNode
  }

  private var nodes: [AnyHashable: ContiguousArray<IDNode>] = [:]
  private var requests: ContiguousArray<Request> = []
  /// Counts the moves of all scroll views.
  private var moves = 0
  private let wake: () -> Void

  init(wake: @escaping () -> Void) { self.wake = wake }

  var isEmpty: Bool { requests.isEmpty }

  func add(_ id: AnyHashable, _ node: IDNode) { nodes[id, default: []].append(node) }

  func remove(_ id: AnyHashable, _ node: IDNode) {
    nodes[id]?.removeAll { $0 === node }
    if nodes[id]?.isEmpty == true { nodes[id] = nil }
  }

  func request(_ id: AnyHashable, anchor: UnitPoint?, below node: ViewNode) {
    requests.append(Request(target: .view(id, anchor: anchor), node: node))
    wake()
  }

  func request(_ position: ScrollPosition, of scroll: ScrollNode) {
    requests.append(Request(target: .position(position), node: scroll))
    wake()
  }

  func noteMove() { moves += 1 }

  /// Carries out what was asked for; an identity that nobody has is ignored, as Apple's is.
  ///
  /// Lengths that nobody has measured are guessed, and seen to be others on arrival: the way is gone
  /// again until it leads nowhere else.
  ///
  /// - Parameter layout: Lays out what has moved, and says whether that came to rest.
  /// - Returns: Whether layout came to rest.
  func scroll(layout: () -> Bool) -> Bool {
    let due = requests
    requests.removeAll()
    for _ in 0..<Self.tries {
      let before = moves
      carryOut(due)
      guard layout() else { return false }
      if moves == before { break }
    }
    return true
  }

  private static let tries = 5

  private func carryOut(_ due: ContiguousArray<Request>) {
    for request in due where request.node.isAlive {
      switch request.target {
      case .view(let id, let anchor): scroll(to: id, anchor: anchor, below: request.node)
      case .position(let position):
        guard let scroll = request.node as? ScrollNode else { continue }
        if let offset = scroll.offset(of: position) { scroll.scroll(to: offset) }
      }
    }
  }

  private func scroll(to id: AnyHashable, anchor: UnitPoint?, below node: ViewNode) {
    for named in nodes[id] ?? [] where named.isBelow(node) {
      if named.scrollIntoSight(anchor: anchor) { return }
    }
    _ = node.scrollRow(RowID(value: id), anchor: anchor)
  }
}

extension ViewNode {
  fileprivate final func isBelow(_ ancestor: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let current = node {
      if current === ancestor { return true }
      node = current.parent
    }
    return false
  }

  /// Scrolls to the first element of this node, if it is shown.
  fileprivate final func scrollIntoSight(anchor: UnitPoint?) -> Bool {
    var elements: ContiguousArray<LayoutNode> = []
    collectElements(into: &elements)
    guard let element = elements.first, element.isPlaced, let scroll = element.scrollNode else {
      return false
    }
    scroll.scroll(to: scroll.offset(showing: scroll.area(of: element), anchor: anchor))
    return true
  }

  /// Scrolls to a row of a lazy container, or an element of a collection, that has an identity.
  fileprivate final func scrollRow(_ id: RowID, anchor: UnitPoint?) -> Bool {
    if let lazy = self as? LazyNode, lazy.scroll(toRow: id, anchor: anchor) { return true }
    if let child = child(identifiedBy: id.value), child.scrollIntoSight(anchor: anchor) {
      return true
    }
    var isDone = false
    forEachChild { child in
      if !isDone { isDone = child.scrollRow(id, anchor: anchor) }
    }
    return isDone
  }
}

extension LazyNode {
  /// Scrolls to a row, which is measured for it.
  func scroll(toRow id: RowID, anchor: UnitPoint?) -> Bool {
    guard let scroll = scrollNode, let index = line(ofRow: id) else { return false }
    let length = length(ofLine: index)
    let start = tree.offset(of: index)
    let origin = origin(in: scroll.child)[value.axis]
    let gap = tree.extent(of: index).map { $0 - length } ?? 0
    var area = CGRect(origin: .zero, size: placedSize)
    area.origin[value.axis] = origin + start + gap
    area.size[value.axis] = length
    scroll.scroll(to: scroll.offset(showing: area, anchor: anchor))
    hold(id, at: index, distance: scroll.offset[value.axis] - origin - start)
    return true
  }

  private func length(ofLine index: Int) -> CGFloat {
    if let line = lines.first(where: { $0.index == index }) { return line.length }
    lines.append(makeLine(index))
    measureLine(at: lines.count - 1, breadth: placedSize[value.axis.other])
    return lines.removeLast().length
  }
}
