import Foundation
package import SwiftUICore

/// Draws a screen that was laid out in cells.
///
/// Elements are drawn parents first, in the order of the screen; nothing shows outside of a scroll
/// area or of what clips. Each kind has a look of plain characters; styles only add to it.
@MainActor package struct CellPainter {
  let screen: CommittedScreen
  let text: CellText
  let cell: CGSize
  /// Whether the terminal's ground is dark.
  let scheme: ColorScheme
  let focus: CellFocus?
  package private(set) var canvas: CellCanvas
  private var caret: CellPlace?

  /// What elements take over from those around them.
  struct Context {
    /// Where the parent's space begins in the window.
    var offset = CGPoint.zero
    var style = CellStyle.plain
    /// What bar tabs are in.
    var tabs = TabsLook.bottomBar
    /// Where the columns around begin.
    var firstColumn = 0
    /// Whether texts are shown as blocks.
    var isPlaceholder = false
  }

  /// Draws a screen on a grid of so many cells.
  package static func paint(
    _ screen: CommittedScreen, text: CellText, columns: Int, rows: Int,
    scheme: ColorScheme = .dark
  ) -> CellCanvas {
    picture(of: screen, text: text, columns: columns, rows: rows, scheme: scheme, focus: nil).canvas
  }

  /// Draws a screen that a person operates by the keyboard.
  package static func picture(
    of screen: CommittedScreen, text: CellText, columns: Int, rows: Int, scheme: ColorScheme,
    focus: CellFocus?
  ) -> CellPicture {
    var painter = CellPainter(
      screen: screen, text: text, cell: text.cell, scheme: scheme, focus: focus,
      canvas: CellCanvas(columns: columns, rows: rows))
    for id in screen.roots { painter.paint(id, in: Context()) }
    return CellPicture(canvas: painter.canvas, caret: painter.caret)
  }

  // MARK: - Elements

  mutating func paint(_ id: ElementID, in context: Context) {
    guard let element = screen.elements[id] else { return }
    let frame = element.frame.offsetBy(dx: context.offset.x, dy: context.offset.y)
    let area = CellArea(frame, cell: cell)
    var inner = context
    inner.offset = frame.origin
    switch element.content {
    case .color(let color): paintGround(color, in: area)
    case .text where context.isPlaceholder: draw { $0.fill(area, with: "░", style: context.style) }
    case .text(let content): paint(content, in: area, context.style)
    case .image(let image): paint(image, named: element.accessibility, in: area, context.style)
    case .shape(let shape): paint(shape, in: area)
    case .divider(let axis): paintLine(along: axis, in: area, context.style.adding(.dim))
    case .scroll: return paintClipped(element, to: area, in: inner)
    case .control(let control): return paint(control, id, element, in: area, inner)
    case .region(let region): return paint(region, id, element, in: area, inner)
    case .effect(let effect): return paint(effect, element, in: area, inner)
    }
    paintChildren(of: element, in: inner)
  }

  mutating func paintChildren(of element: CommittedScreen.Element, in context: Context) {
    for child in element.children { paint(child, in: context) }
  }

  mutating func paintClipped(
    _ element: CommittedScreen.Element, to area: CellArea, in context: Context
  ) {
    withClip(area) { $0.paintChildren(of: element, in: context) }
  }

  private mutating func withClip(_ area: CellArea, _ body: (inout CellPainter) -> Void) {
    let outer = canvas.clip
    canvas.clip = outer.intersection(area)
    body(&self)
    canvas.clip = outer
  }

  private mutating func paint(
    _ effect: EffectContent, _ element: CommittedScreen.Element, in area: CellArea,
    _ context: Context
  ) {
    var context = context
    switch effect {
    case .opacity(let opacity):
      guard opacity > 0.01 else { return }
      if opacity < 0.7 { context.style.attributes.insert(.dim) }
    case .clip: return paintClipped(element, to: area, in: context)
    case .transform(let transform):
      // Cells can be neither turned nor stretched: what is inside goes where its middle goes.
      let middle = CGPoint(x: element.frame.width / 2, y: element.frame.height / 2)
      let moved = transform.transform(middle)
      context.offset.x += moved.x - middle.x
      context.offset.y += moved.y - middle.y
    case .placeholder(let isOn): context.isPlaceholder = isOn
    case .maskLayer: return
    default: break
    }
    paintChildren(of: element, in: context)
  }

  // MARK: - For all kinds

  /// Changes the canvas; extensions in other files draw with it.
  mutating func draw(_ body: (inout CellCanvas) -> Void) { body(&canvas) }

  /// Notes where the insertion point is, if it can be seen.
  mutating func note(caret: CellPlace) {
    if canvas.clip.columns.contains(caret.column), canvas.clip.rows.contains(caret.row) {
      self.caret = caret
    }
  }

  mutating func paintLine(along axis: Axis, in area: CellArea, _ style: CellStyle) {
    canvas.fill(area, with: axis == .horizontal ? "─" : "│", style: style)
  }
}
