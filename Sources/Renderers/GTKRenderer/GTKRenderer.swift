import CGTK
package import Foundation
package import SwiftUICore

/// Shows a graph's elements as widgets of GTK and libadwaita.
///
/// Each element has its part, with a widget that lies where the engine says. Native parts bring
/// looks, focus, input methods and accessibility; the engine decides what there is and where.
@MainActor package final class GTKRenderer: Renderer {
  /// Where the widgets of the outermost elements lie.
  let root: PartList
  /// The graph that is shown, which is told what a person does.
  package weak var graph: ViewGraph?
  let text: PangoText
  let styles = ControlStyles()
  let pictures = Pictures()
  let sheet: StyleSheet
  private(set) var palette: Palette
  var parts: [ElementID: Part] = [:]
  var owners: [Widget: Part] = [:]
  /// Whether it is the renderer that changes widgets, so that what they tell is nobody's doing.
  var isCommitting = false
  /// The title of the page in sight; of several beside each other, of the last that has one.
  private(set) var pageTitle = ""
  private var pagesAreOthers = false
  /// Runs after each commit.
  var onCommit: () -> Void = {}
  /// What gets the keyboard after the commit.
  var focusWish: Widget?
  /// What gets it back because what was in front has gone.
  var focusAfterLayer: Widget?
  /// What has come up in front and takes the keyboard after the commit.
  private weak var newLayer: LayerPart?
  /// What assistive technologies are told.
  private(set) lazy var speech = AccessibleTree(of: self)
  private let turns = TurnSource()
  private let frames: WindowFrames

  /// Makes a renderer for a window.
  ///
  /// - Parameters:
  ///   - root: The container that fills the window.
  ///   - language: The language of the person, for characters that several languages share.
  init(in root: Box, language: String) {
    self.root = PartList(root)
    sheet = StyleSheet(for: root.widget)
    text = PangoText(for: root.widget, language: language)
    palette = Palette(of: root.widget)
    frames = WindowFrames(of: root.widget)
    frames.show = { [weak self] in self?.graph?.showFrame() }
    turns.run = { [weak self] in self?.graph?.turn() }
  }

  // MARK: - Renderer

  package func commit(_ changes: [Change]) {
    silently { for change in changes { apply(change) } }
    speech.schedule()
    if pagesAreOthers { findTitle() }
    onCommit()
    moveFocus()
  }

  /// Lets the keyboard follow what came up in front or went away, and what the graph wants.
  private func moveFocus() {
    let layer = newLayer
    let wish = focusWish ?? (layer == nil ? focusAfterLayer : nil)
    (newLayer, focusWish, focusAfterLayer) = (nil, nil, nil)
    layer?.takeFocus()
    if let wish { silently { _ = gtk_widget_grab_focus(wish) } }
  }

  package func scheduleTurn() { turns.schedule() }

  package var frameClock: (any FrameClock)? { frames }
  package var textMeasurer: any TextMeasuring { text }
  package private(set) var metrics = RendererMetrics.gtk

  package func controlMetrics(of control: ControlContent) -> ControlMetrics {
    styles.metrics(of: control)
  }

  package func imageSize(of image: ImageContent) -> CGSize? {
    switch image.source {
    case .symbol: symbolSize(of: image)
    case .encoded: image.encodedSize
    case .resource: metrics.symbolSize
    case .placeholder: nil
    }
  }

  /// Where a picture lies in a frame: in the middle in its own size, unless it fills the frame.
  func area(of image: ImageContent, in frame: CGRect) -> CGRect {
    guard image.resizing == nil, let own = imageSize(of: image) else { return frame }
    return CGRect(
      x: frame.midX - own.width / 2, y: frame.midY - own.height / 2, width: own.width,
      height: own.height)
  }

  /// A symbol is about as high as the capitals and the space around them.
  func symbolSize(of image: ImageContent) -> CGSize {
    let font = (image.font ?? .windowFont).description(at: image.typeSize)
    let scale: CGFloat =
      switch image.symbolScale {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    let side = (text.fonts.pixels(of: font) * 1.1 * scale).rounded()
    return CGSize(width: side, height: side)
  }

  // MARK: - Changes

  private func apply(_ change: Change) {
    switch change {
    case .insert(let id, let content, let parent, let index, let frame):
      let around = parent.map(part)
      let part = PartFactory.make(
        PartSeed(id: id, content: content, frame: frame, parent: around, renderer: self))
      parts[id] = part
      list(of: around).insert(part, at: index)
      if content.isModal { newLayer = part as? LayerPart }
      noteTitle(of: part)
    case .remove(let id):
      let part = part(id)
      pagesAreOthers = true
      list(of: part.parent).remove(part)
      part.end()
    case .move(let id, let parent, let index):
      let part = part(id)
      list(of: part.parent).remove(part)
      part.parent = parent.map(self.part)
      list(of: part.parent).insert(part, at: index)
    case .update(let id, let content):
      let part = part(id)
      if !part.update(to: content) { replace(part, showing: content) }
      noteTitle(of: part)
    case .frame(let id, let frame): part(id).move(to: frame)
    case .accessibility(let id, let properties): part(id).set(properties)
    }
  }

  private func findTitle() {
    pagesAreOthers = false
    let title = reading.lazy.reversed().compactMap { part in
      if case .region(.page(let title)) = part.content, !title.isEmpty { title } else { nil }
    }.first
    pageTitle = title ?? ""
  }

  /// The elements in reading order.
  var reading: [Part] {
    func visit(_ parts: [Part]) -> [Part] { parts.flatMap { [$0] + visit($0.children) } }
    return visit(root.parts)
  }

  /// The elements that scroll, in reading order.
  package var scrollAreas: [ElementID] { reading.filter { $0 is ScrollPart }.map(\.id) }

  /// Notes that the window may be called otherwise.
  private func noteTitle(of part: Part) {
    if case .region(.page) = part.content { pagesAreOthers = true }
  }

  private func part(_ id: ElementID) -> Part {
    guard let part = parts[id] else { fatalError("element \(id.number) is not there") }
    return part
  }

  func list(of part: Part?) -> PartList {
    guard let part else { return root }
    guard let list = part.list else { fatalError("\(part.content): nothing can lie in it") }
    return list
  }

  /// Makes another part of an element that has become something else.
  private func replace(_ old: Part, showing content: ElementContent) {
    let list = list(of: old.parent)
    let index = list.index(of: old) ?? 0
    let new = PartFactory.make(
      PartSeed(
        id: old.id, content: content, frame: old.frame, parent: old.parent, renderer: self))
    old.handChildren(to: new)
    list.remove(old)
    old.end()
    parts[old.id] = new
    list.insert(new, at: index)
    new.set(old.accessibility)
  }

  /// Takes up the room that the window's own buttons need at both ends of its top.
  ///
  /// - Returns: Whether it is another room than before.
  func leaveRoom(leading: CGFloat, trailing: CGFloat) -> Bool {
    let room = EdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
    guard metrics.bars.windowButtons != room else { return false }
    metrics.bars.windowButtons = room
    return true
  }

  /// Takes up that colours, fonts or sizes of the desktop are others now.
  func styleDidChange() {
    styles.forget()
    palette = Palette(of: root.host.widget)
    text.readFonts(of: root.host.widget)
    silently { for part in parts.values { part.styleDidChange() } }
  }

  /// Lets go of all widgets.
  func close() {
    turns.stop()
    speech.stop()
    frames.stop()
    root.end()
  }
}
