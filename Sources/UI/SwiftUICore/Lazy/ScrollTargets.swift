import Foundation

/// The nodes that were named by `id(_:)`, and what is to be scrolled to after the next layout.
@MainActor final class ScrollTargets {
  private struct Request {
    let id: AnyHashable
    let anchor: UnitPoint?
    let node: ViewNode
  }

  private var nodes: [AnyHashable: ContiguousArray<IDNode>] = [:]
  private var requests: ContiguousArray<Request> = []
  private let wake: () -> Void

  init(wake: @escaping () -> Void) { self.wake = wake }

  var isEmpty: Bool { requests.isEmpty }

  func add(_ id: AnyHashable, _ node: IDNode) { nodes[id, default: []].append(node) }

  func remove(_ id: AnyHashable, _ node: IDNode) {
    nodes[id]?.removeAll { $0 === node }
    if nodes[id]?.isEmpty == true { nodes[id] = nil }
  }

  func request(_ id: AnyHashable, anchor: UnitPoint?, below node: ViewNode) {
    requests.append(Request(id: id, anchor: anchor, node: node))
    wake()
  }

  /// Carries out what was asked for; an identity that nobody has is ignored, as Apple's is.
  func scroll() {
    let due = requests
    requests.removeAll()
    for request in due where request.node.isAlive { scroll(request) }
  }

  private func scroll(_ request: Request) {
    for named in nodes[request.id] ?? [] where named.isBelow(request.node) {
      var elements: ContiguousArray<LayoutNode> = []
      named.collectElements(into: &elements)
      if let element = elements.first, element.isPlaced, let scroll = element.scrollNode {
        return scroll.scroll(
          to: scroll.offset(showing: scroll.area(of: element), anchor: request.anchor))
      }
    }
    _ = request.node.scrollRow(RowID(value: request.id), anchor: request.anchor)
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

  /// Scrolls to a row of a lazy container below that has an identity.
  fileprivate final func scrollRow(_ id: RowID, anchor: UnitPoint?) -> Bool {
    if let lazy = self as? LazyNode, lazy.scroll(toRow: id, anchor: anchor) { return true }
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
    let origin = origin(in: scroll)[value.axis] + scroll.offset[value.axis]
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
