extension ViewNode {
  /// What is said of the node: the label it is given, else the texts in it, else its pictures.
  final var spokenName: String {
    if let label = first({ ($0 as? AccessibilityNode)?.said?.label }) {
      return label
    }
    let texts = contents { if case .text(let text) = $0 { text.string } else { nil } }
    let names =
      texts.isEmpty
      ? contents { if case .image(let image) = $0 { image.label } else { nil } } : texts
    return names.joined(separator: " ")
  }

  private func first(_ find: (ViewNode) -> String?) -> String? {
    if let found = find(self) { return found }
    var found: String?
    forEachChild { child in
      if found == nil { found = child.first(find) }
    }
    return found
  }

  private func contents(_ name: (ElementContent) -> String?) -> [String] {
    if let node = self as? LayoutNode, let name = node.content.flatMap(name) { return [name] }
    var names: [String] = []
    forEachChild { names += $0.contents(name) }
    return names.filter { !$0.isEmpty }
  }
}
