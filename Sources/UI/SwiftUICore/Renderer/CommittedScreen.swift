package import Foundation

/// The picture that a graph's commits add up to.
package struct CommittedScreen {
  /// One element of the picture.
  package struct Element {
    package var content: ElementContent
    package var accessibility = AccessibilityProperties()
    /// The frame in the parent's space.
    package var frame: CGRect
    package var parent: ElementID?
    package var children: [ElementID] = []
  }

  package private(set) var elements: [ElementID: Element] = [:]
  package private(set) var roots: [ElementID] = []

  package init() {}

  /// Takes up one change; one that doesn't fit the picture ends the program.
  package mutating func apply(_ change: Change) {
    switch change {
    case .insert(let id, let content, let parent, let index, let frame):
      guard elements[id] == nil else { fatalError("element \(id.number) is inserted twice") }
      elements[id] = Element(content: content, frame: frame, parent: parent)
      withSiblings(of: parent) { $0.insert(id, at: index) }
    case .remove(let id):
      let parent = element(id).parent
      withSiblings(of: parent) { siblings in siblings.removeAll { $0 == id } }
      drop(id)
    case .move(let id, let parent, let index):
      withSiblings(of: element(id).parent) { siblings in siblings.removeAll { $0 == id } }
      withSiblings(of: parent) { $0.insert(id, at: index) }
      elements[id]?.parent = parent
    case .update(let id, let content):
      _ = element(id)
      elements[id]?.content = content
    case .frame(let id, let frame):
      _ = element(id)
      elements[id]?.frame = frame
    case .accessibility(let id, let properties):
      _ = element(id)
      elements[id]?.accessibility = properties
    }
  }

  private func element(_ id: ElementID) -> Element {
    guard let element = elements[id] else { fatalError("element \(id.number) is not there") }
    return element
  }

  private mutating func drop(_ id: ElementID) {
    for child in elements[id]?.children ?? [] { drop(child) }
    elements[id] = nil
  }

  private mutating func withSiblings(of parent: ElementID?, _ change: (inout [ElementID]) -> Void) {
    guard let parent else { return change(&roots) }
    guard var element = elements[parent] else {
      fatalError("element \(parent.number) is not there")
    }
    change(&element.children)
    elements[parent] = element
  }

  /// The elements in drawing order, with their frames in the window.
  package func flattened() -> [(content: ElementContent, frame: CGRect)] {
    var result: [(content: ElementContent, frame: CGRect)] = []
    func visit(_ id: ElementID, _ offset: CGPoint) {
      let element = element(id)
      let frame = element.frame.offsetBy(dx: offset.x, dy: offset.y)
      result.append((element.content, frame))
      for child in element.children { visit(child, frame.origin) }
    }
    for root in roots { visit(root, .zero) }
    return result
  }

  /// The texts in drawing order.
  package var texts: [String] {
    flattened().compactMap { if case .text(let text) = $0.content { text.string } else { nil } }
  }
}

extension CommittedScreen {
  /// The scroll areas, outer ones before those that they contain.
  package var scrollAreas: [ElementID] {
    func search(_ ids: [ElementID]) -> [ElementID] {
      ids.flatMap { id -> [ElementID] in
        let element = element(id)
        let inner = search(element.children)
        if case .scroll = element.content { return [id] + inner }
        return inner
      }
    }
    return search(roots)
  }

  /// The element in front at a point of the window; clear areas let taps through.
  package func element(at point: CGPoint) -> ElementID? {
    func search(_ ids: [ElementID], _ offset: CGPoint) -> ElementID? {
      for id in ids.reversed() {
        let element = element(id)
        let frame = element.frame.offsetBy(dx: offset.x, dy: offset.y)
        if case .scroll = element.content, !frame.contains(point) { continue }
        if let inner = search(element.children, frame.origin) { return inner }
        if frame.contains(point), element.content != .color(.clear) { return id }
      }
      return nil
    }
    return search(roots, .zero)
  }
}
