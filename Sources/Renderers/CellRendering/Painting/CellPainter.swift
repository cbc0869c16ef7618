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
  /// Turns pictures into cells; without it they are described.
  let pictures: (any CellPictures)?
  package private(set) var canvas: CellCanvas
  private var caret: CellPlace?
  /// What of the window can show here; what is drawn now may be less.
  private(set) var clip: CellArea
  /// The rows that are drawn now.
  private var rows: Range<Int>

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
    /// How often pictures are turned to the right by a quarter.
    var quarterTurns = 0
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
    focus: CellFocus?, pictures: (any CellPictures)? = nil
  ) -> CellPicture {
    var picture = CellPicture(canvas: CellCanvas(columns: columns, rows: rows))
    repaint(
      &picture, .whole, of: screen, text: text, scheme: scheme, focus: focus, pictures: pictures)
    return picture
  }

  /// Draws rows of a screen anew, over the screen as it was drawn before.
  ///
  /// The row with the insertion point has to be among them.
  package static func repaint(
    _ picture: inout CellPicture, _ damage: CellDamage, of screen: CommittedScreen, text: CellText,
    scheme: ColorScheme, focus: CellFocus?, pictures: (any CellPictures)? = nil
  ) {
    let size = (picture.canvas.columns, picture.canvas.rows)
    // Addresses are kept for the rows that stay, until there are too many.
    let isWhole = damage.isWhole || picture.canvas.links.count > linkLimit
    var canvas = CellCanvas(columns: 0, rows: 0)
    swap(&canvas, &picture.canvas)
    if isWhole { canvas = CellCanvas(columns: size.0, rows: size.1) }
    var painter = CellPainter(
      screen: screen, text: text, cell: text.cell, scheme: scheme, focus: focus,
      pictures: pictures, canvas: canvas, clip: canvas.area, rows: canvas.area.rows)
    canvas = CellCanvas(columns: 0, rows: 0)
    for rows in isWhole ? [0..<size.1] : damage.ranges(within: size.1) { painter.paint(rows) }
    painter.canvas.clip = painter.canvas.area
    swap(&picture.canvas, &painter.canvas)
    picture.caret = painter.caret
    picture.damage = isWhole ? .whole : damage
  }

  private static let linkLimit = 500

  private mutating func paint(_ rows: Range<Int>) {
    self.rows = rows
    clip = canvas.area
    canvas.clip = CellArea(columns: canvas.area.columns, rows: rows)
    canvas.erase(canvas.clip)
    canvas.dropPictures(in: rows)
    for id in screen.roots { paint(id, in: Context()) }
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
    case .text where !isDrawn(area): break
    case .text where context.isPlaceholder: draw { $0.fill(area, with: "░", style: context.style) }
    case .text(let content): paint(content, in: area, context.style)
    case .image(let image): paint(image, named: element.accessibility, in: area, context)
    case .shape(let shape): paint(shape, in: area)
    case .divider(.vertical):
      for row in area.rows {
        paintGap(column: area.columns.lowerBound, row: row, context.style.adding(.dim))
      }
    case .divider:
      paintLine(along: .horizontal, in: area, context.style.adding(.dim))
      joinEnds(of: area, context.style.adding(.dim))
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
    let (outer, drawn) = (clip, canvas.clip)
    clip = outer.intersection(area)
    canvas.clip = CellArea(columns: clip.columns, rows: clip.rows.clamped(to: rows))
    // Nothing shows outside.
    if !canvas.clip.isEmpty { body(&self) }
    (clip, canvas.clip) = (outer, drawn)
  }

  /// Whether something in an area can be among what is drawn now.
  func isDrawn(_ area: CellArea) -> Bool {
    area.rows.lowerBound < canvas.clip.rows.upperBound
      && max(area.rows.upperBound, area.rows.lowerBound + 1) > canvas.clip.rows.lowerBound
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
      // Only pictures can be turned, and nothing stretched: the rest goes where its middle goes.
      let middle = CGPoint(x: element.frame.width / 2, y: element.frame.height / 2)
      let moved = transform.transform(middle)
      context.offset.x += moved.x - middle.x
      context.offset.y += moved.y - middle.y
      context.quarterTurns = (context.quarterTurns + transform.quarterTurns) % 4
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

extension AffineTransform {
  /// How often it turns to the right by a quarter, if it does that alone.
  fileprivate var quarterTurns: Int {
    let quarters = atan2(m12, m11) / (.pi / 2)
    guard abs(quarters - quarters.rounded()) < 0.01 else { return 0 }
    return (Int(quarters.rounded()) + 4) % 4
  }
}
