import CGTK
import Foundation
import SwiftUICore

/// A viewport, as a scrolled window around a container whose content the engine moves.
///
/// The scrolled window brings scroll bars, the wheel, keys and momentum; what it wants is reported
/// as the new offset, and what the engine answers is put into its adjustments.
final class ScrollPart: Part {
  private var scroll: ScrollContent
  private let box: Box
  private var isTold = false

  init(_ seed: PartSeed, _ scroll: ScrollContent) {
    let look = seed.parent?.listLook
    box = Box(
      css: look == nil ? "hetang-scroll" : "list",
      role: look == nil ? GTK_ACCESSIBLE_ROLE_GROUP : GTK_ACCESSIBLE_ROLE_LIST,
      type: BoxClass.scrollable)
    self.scroll = scroll
    let window = made(gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(window.opaque, box.widget)
    super.init(seed, widget: window, host: box)
    gtk_widget_set_overflow(box.widget, GTK_OVERFLOW_HIDDEN)
    if let look { box.widget.addClass(look.cssClass) }
    for axis in Axis.allCases {
      Signal.connect(adjustment(axis), "value-changed") { [weak self] in self?.personMoves() }
    }
    Signal.connect(window, "edge-overshot", withObject: { [weak self] _ in self?.overshoots() })
    apply(scroll)
  }

  override func take(_ new: ElementContent) -> Bool {
    guard case .scroll(let scroll) = new else { return false }
    apply(scroll)
    return true
  }

  override func sizeDidChange() { configure() }

  override var ownsRole: Bool { false }

  private func adjustment(_ axis: Axis) -> UnsafeMutablePointer<GtkAdjustment> {
    let found =
      axis == .horizontal
      ? gtk_scrolled_window_get_hadjustment(widget.opaque)
      : gtk_scrolled_window_get_vadjustment(widget.opaque)
    guard let found else { fatalError("a scrolled window has no adjustment") }
    return found
  }

  private func apply(_ scroll: ScrollContent) {
    self.scroll = scroll
    func policy(_ axis: Axis) -> GtkPolicyType {
      guard scroll.axes.contains(axis == .horizontal ? .horizontal : .vertical), scroll.isEnabled
      else { return GTK_POLICY_NEVER }
      return scroll.showsIndicators ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
    }
    gtk_scrolled_window_set_policy(widget.opaque, policy(.horizontal), policy(.vertical))
    box.clips = scroll.clips
    gtk_widget_set_overflow(
      box.widget, scroll.clips ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
    configure()
  }

  /// Tells the adjustments what the engine says.
  private func configure() {
    isTold = true
    set(.horizontal, scroll.offset.x, scroll.contentSize.width, frame.width)
    set(.vertical, scroll.offset.y, scroll.contentSize.height, frame.height)
    isTold = false
  }

  private func set(_ axis: Axis, _ value: CGFloat, _ length: CGFloat, _ room: CGFloat) {
    let whole = max(length, room)
    gtk_adjustment_configure(
      adjustment(axis), value, 0, whole, room * 0.1, room * 0.9, room)
  }

  private func personMoves() {
    guard !isTold else { return }
    let offset = CGPoint(
      x: gtk_adjustment_get_value(adjustment(.horizontal)),
      y: gtk_adjustment_get_value(adjustment(.vertical)))
    guard offset != scroll.offset else { return }
    scroll.offset = offset
    renderer.send(.scroll(id, to: offset))
  }

  /// Scrolls so far that a widget inside is in sight, and a little of what lies beyond it: what
  /// isn't in sight may not have been made, and keys could not go on to it.
  func reveal(_ inner: Widget) {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(inner, box.widget, &bounds) != 0 else { return }
    let (start, length) = (Double(bounds.origin.y), Double(bounds.size.height))
    let margin = min(40, max((frame.height - length) / 2, 0))
    let top = scroll.offset.y + start
    gtk_adjustment_clamp_page(adjustment(.vertical), top - margin, top + length + margin)
    let left = scroll.offset.x + Double(bounds.origin.x)
    gtk_adjustment_clamp_page(
      adjustment(.horizontal), left, left + Double(bounds.size.width))
  }

  private func overshoots() {
    if scroll.canRefresh, !scroll.isRefreshing, scroll.offset.y <= 0 { send(.refresh) }
  }
}

extension Part {
  /// The look of the list that the element is; `nil` if it is none.
  var listLook: ListLook? {
    if case .region(.list(let look)) = content { look } else { nil }
  }
}

extension ListLook {
  /// The class by which style sheets know the look.
  var cssClass: String {
    switch self {
    case .plain: "hetang-plain-list"
    case .inset: "hetang-inset-list"
    case .grouped, .insetGrouped: "hetang-grouped-list"
    case .sidebar: "navigation-sidebar"
    }
  }
}
