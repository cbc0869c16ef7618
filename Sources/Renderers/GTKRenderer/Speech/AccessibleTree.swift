import CGTK
import Foundation
import SwiftUICore

/// Tells assistive technologies what the window says.
///
/// What is said is worked out as for every renderer, by `AccessibilityTree`. GTK's own tree is that
/// of its widgets: those that stand for a node are told its name, value, states and actions, those
/// in which nothing stands for one are hidden, and those around nodes say nothing.
@MainActor final class AccessibleTree {
  private unowned let renderer: GTKRenderer
  private(set) var nodes: [ElementID: AccessibilityTree.Node] = [:]
  private var source: guint = 0

  init(of renderer: GTKRenderer) {
    self.renderer = renderer
    SpeechListeners.ofProgram.add(self) { [weak self] in self?.schedule() }
  }

  /// Asks for an update as soon as nothing else is to be done, if anybody listens.
  func schedule() {
    guard source == 0, SpeechListeners.ofProgram.areThere else { return }
    source = g_idle_add_full(
      G_PRIORITY_LOW,
      { data in
        guard let data else { return 0 }
        let tree = Unmanaged<AccessibleTree>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated {
          tree.source = 0
          tree.update()
        }
        return 0
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in data.map { Unmanaged<AccessibleTree>.fromOpaque($0).release() } })
  }

  /// Tells nothing any more.
  func stop() {
    SpeechListeners.ofProgram.remove(self)
    if source != 0 { g_source_remove(source) }
    source = 0
  }

  /// Tells what has changed since the last time.
  ///
  /// - Complexity: O(n) in the elements of the window.
  func update() {
    let tree = renderer.accessibilityTree
    nodes.removeAll(keepingCapacity: true)
    for node in tree.flattened where nodes[node.id] == nil {
      // A link in a text has the text's identity; the text comes first.
      var alone = node
      (alone.children, alone.frame) = ([], .zero)
      nodes[node.id] = alone
    }
    for part in renderer.root.parts { tell(part) }
  }

  /// Tells what a part and those in it say.
  ///
  /// - Returns: Whether they say anything.
  @discardableResult private func tell(_ part: Part) -> Bool {
    let node = nodes[part.id]
    var isSaid = node != nil
    for child in part.children where tell(child) { isSaid = true }
    part.say(node, isSilent: !isSaid)
    return isSaid
  }
}

extension GTKRenderer {
  /// What the window says.
  ///
  /// - Complexity: O(n) in the elements of the window.
  var accessibilityTree: AccessibilityTree {
    AccessibilityTree(roots: root.parts.map(\.id)) { id in self.parts[id].map(AccessiblePart.init) }
  }

  /// The keys of the controls in sight, and of those that a bar has no room for.
  var shortcuts: [NamedShortcut] {
    accessibilityTree.shortcuts { self.parts[$0]?.content } + (graph?.foldedShortcuts ?? [])
  }
}

/// A part as the tree is made of it.
private struct AccessiblePart: AccessibleElement {
  let content: ElementContent
  let accessibility: AccessibilityProperties
  let frame: CGRect
  let children: [ElementID]

  @MainActor init(_ part: Part) {
    content = part.content
    accessibility = part.accessibility
    frame = part.frame
    children = part.children.map(\.id)
  }
}
