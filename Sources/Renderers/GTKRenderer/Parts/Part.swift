import CGTK
import Foundation
import SwiftUICore

/// One element with the widget that shows it.
@MainActor class Part {
  let id: ElementID
  unowned let renderer: GTKRenderer
  final private(set) var content: ElementContent
  final private(set) var accessibility = AccessibilityProperties()
  final weak var parent: Part?
  /// The children; `nil` for an element that has none.
  final let list: PartList?
  /// The outermost widget, held by the part.
  final let widget: Widget
  /// The place of the widget among those of the parent.
  final var place: Box.Place?
  final private(set) var frame: CGRect

  /// Creates the part of an element.
  ///
  /// - Parameters:
  ///   - seed: The element and where it lies.
  ///   - widget: What shows it.
  ///   - host: Where the widgets of children lie, in or at `widget`.
  init(_ seed: PartSeed, widget: Widget, host: Box?) {
    (id, content, renderer, frame) = (seed.id, seed.content, seed.renderer, seed.frame)
    parent = seed.parent
    self.widget = widget
    list = host.map { PartList($0) }
    g_object_ref_sink(UnsafeMutableRawPointer(widget))
    renderer.note(self, for: widget)
    if let host, host.widget != widget { seed.renderer.note(self, for: host.widget) }
  }

  /// Whether the widget has a least size that it must be given.
  var isNative: Bool { false }

  /// Whether the widget need not be placed while it is out of sight.
  var isStill: Bool { false }

  /// What lies behind the widget, over all of the parent.
  var backdrop: Widget? { nil }

  /// Takes up what the element shows now.
  ///
  /// - Returns: Whether the part can show it; another part has to be made otherwise.
  func take(_ new: ElementContent) -> Bool { false }

  /// The widget that says what the element says.
  var voice: Widget { widget }

  /// Whether the widget is what its element is only because it was told so.
  var ownsRole: Bool { true }

  /// Whether the widget lets assistive technologies press it by itself.
  var pressesItself: Bool { false }

  /// Whether the widget tells the value of the element by itself.
  var tellsValue: Bool { false }

  /// What assistive technologies were told last.
  final var said: AccessibilityTree.Node?
  final var isSilent: Bool?

  /// Takes up a new size.
  func sizeDidChange() {}

  /// Takes up that colours or fonts of the desktop have changed.
  func styleDidChange() { _ = take(content) }

  // MARK: - Changing

  final func update(to new: ElementContent) -> Bool {
    guard take(new) else { return false }
    content = new
    return true
  }

  final func set(_ properties: AccessibilityProperties) {
    accessibility = properties
    gtk_widget_set_tooltip_text(widget, properties.help)
  }

  final func move(to new: CGRect) {
    let isResized = frame.size != new.size
    frame = new
    place?.frame = new
    gtk_widget_queue_allocate(gtk_widget_get_parent(widget))
    if isResized { sizeDidChange() }
  }

  /// Hands the children on to the part that takes this one's place.
  final func handChildren(to other: Part) {
    let handed = children
    for child in handed { list?.remove(child) }
    for (index, child) in handed.enumerated() {
      child.parent = other
      other.list?.insert(child, at: index)
    }
  }

  /// Lets go of the widgets of this part and of those below.
  func end() {
    list?.end()
    renderer.forget(self)
    g_object_unref(UnsafeMutableRawPointer(widget))
  }

  // MARK: - Telling

  final var children: [Part] { list?.parts ?? [] }

  /// Reports what a person did, unless it is the renderer itself that changes the widget.
  final func send(_ action: ElementAction) { renderer.send(.action(id, action)) }

  /// The elements from here outwards.
  final var path: some Sequence<Part> { sequence(first: self) { $0.parent } }
}

/// What a part is made of.
@MainActor struct PartSeed {
  let id: ElementID
  let content: ElementContent
  let frame: CGRect
  let parent: Part?
  unowned let renderer: GTKRenderer
}
