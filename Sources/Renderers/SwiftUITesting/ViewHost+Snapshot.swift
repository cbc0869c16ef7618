import CellRendering
import Foundation
import HeadlessRenderer
import SwiftUICore

extension ViewHost {
  /// What is shown, as text to compare with.
  ///
  /// In cells it is what a terminal shows, without blanks at the ends of lines and without empty
  /// lines at the end. In points it is a line for each element, with its frame in the window and
  /// indented in what it lies in.
  public var snapshot: String {
    guard let text = renderer.cellText else { return outline }
    let canvas = CellPainter.paint(
      renderer.screen, text: text, columns: Int(size.width / text.cell.width),
      rows: Int(size.height / text.cell.height))
    var lines = canvas.plainText.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private var outline: String {
    var lines: [String] = []
    func visit(_ id: ElementID, _ offset: CGPoint, _ indent: String) {
      guard let element = renderer.screen.elements[id] else { return }
      let frame = element.frame.offsetBy(dx: offset.x, dy: offset.y)
      lines.append("\(indent)\(element.content.name) \(frame.numbers)")
      for child in element.children { visit(child, frame.origin, indent + "  ") }
    }
    for root in renderer.screen.roots { visit(root, .zero, "") }
    return lines.joined(separator: "\n")
  }
}

extension ElementContent {
  /// The kind of element in a word, and what it says.
  fileprivate var name: String {
    switch self {
    case .color(let color): "color \(color)"
    case .text(let text): "text “\(text.string)”"
    case .image(let image): "image \(image.source.name)"
    case .control(let control): caseName(of: control.kind)
    case .region(let region): caseName(of: region)
    case .effect(let effect): caseName(of: effect)
    default: caseName(of: self)
    }
  }

  private func caseName<Kind>(of value: Kind) -> String {
    String("\(value)".prefix { $0 != "(" })
  }
}

extension ImageContent.Source {
  fileprivate var name: String {
    switch self {
    case .symbol(let name), .resource(let name): name
    case .placeholder: "in its place"
    case .encoded(_, let pixels): "of \(Int(pixels.width))×\(Int(pixels.height)) pixels"
    }
  }
}

extension CGRect {
  fileprivate var numbers: String {
    [minX, minY, width, height].map { length in
      let rounded = (length * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    .joined(separator: ",")
  }
}
