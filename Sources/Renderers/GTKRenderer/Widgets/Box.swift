import CGTK
import Foundation

/// The Swift side of a container of our own: what lies in it, and where.
///
/// The widget owns it. Children are placed at frames that may be fractional; edges are rounded, so
/// that neighbours neither overlap nor leave a gap.
@MainActor final class Box {
  /// One child and its place.
  @MainActor final class Place {
    let widget: Widget
    /// The frame in the content of the box.
    var frame: CGRect
    /// Works the frame out of the size of the box, for what no element stands for.
    let rule: ((CGSize) -> CGRect)?
    /// Whether the child has a least size that it must be given.
    let isNative: Bool
    /// Whether the child need not be placed while it is out of sight: it draws nothing outside its
    /// frame, and keys do not reach it.
    var isStill = false
    /// Whether the child was last placed in sight; GTK takes up others only when they are.
    fileprivate(set) var isInSight = true

    init(
      _ widget: Widget, frame: CGRect, rule: ((CGSize) -> CGRect)? = nil, isNative: Bool
    ) {
      self.widget = widget
      self.frame = frame
      self.rule = rule
      self.isNative = isNative
    }
  }

  /// The widget, which outlives this object.
  let widget: Widget
  private(set) var places: [Place] = []
  /// Where children's frames count from.
  var origin = CGPoint.zero
  /// Whether nothing of the children is seen outside the box.
  var clips = false
  /// The size that the box asks for by itself; none for one that is placed by another box.
  var wanted = CGSize.zero
  /// Draws below the children.
  var paint: ((Snapshot, CGSize) -> Void)?
  /// Draws around the children, calling what draws them.
  var frameDrawing: ((Snapshot, CGSize, (Snapshot) -> Void) -> Void)?
  /// Decides whether a point belongs to the box; nothing to let pointers through to what is behind.
  var hitRule: ((CGPoint, CGSize) -> Bool)?
  /// Moves children, beside placing them.
  var transform: ((CGSize) -> OpaquePointer?)?
  /// Whether the keyboard goes round inside, rather than on to what lies beside or behind.
  var keepsFocus = false
  /// Is told of a new size.
  var onAllocate: ((CGSize) -> Void)?
  private(set) var size = CGSize.zero

  private static let key = g_quark_from_static_string("hetang-box")

  /// Creates a box with the name that style sheets know it by.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - role: What it is to those who cannot see it.
  ///   - type: One of the types of `BoxClass`.
  init(
    css name: String = "box", role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GROUP,
    type: GType = BoxClass.plain
  ) {
    widget = makeWidget(type, css: name, role: role)
    g_object_set_qdata_full(
      widget.object, Self.key, Unmanaged.passRetained(self).toOpaque(),
      { data in data.map { Unmanaged<Box>.fromOpaque($0).release() } })
  }

  /// The Swift side of a widget, if it is a box.
  static func of(_ widget: Widget) -> Box? {
    g_object_get_qdata(widget.object, key).map {
      Unmanaged<Box>.fromOpaque($0).takeUnretainedValue()
    }
  }

  // MARK: - Children

  /// Adds a child, before another or at the end.
  @discardableResult func insert(
    _ child: Widget, before next: Widget? = nil, frame: CGRect = .zero,
    rule: ((CGSize) -> CGRect)? = nil, isNative: Bool = false, isStill: Bool = false
  ) -> Place {
    let place = Place(child, frame: frame, rule: rule, isNative: isNative)
    place.isStill = isStill
    if isStill, clips { set(place, isInSight: false) }
    // Most come at the end, where no long row of others has to be searched.
    let index = next.flatMap { next in places.lastIndex { $0.widget == next } } ?? places.count
    places.insert(place, at: index)
    gtk_widget_insert_before(child, widget, next)
    return place
  }

  /// Takes a child out, which dies unless somebody else holds it.
  func remove(_ child: Widget) {
    places.removeAll { $0.widget == child }
    if gtk_widget_get_parent(child) == widget { gtk_widget_unparent(child) }
  }

  /// Places the children anew at the next picture.
  func placeAgain() { gtk_widget_queue_allocate(widget) }

  // MARK: - What GTK asks

  func measure(_ orientation: GtkOrientation, _ other: Int) -> (Int, Int) {
    let length = orientation == GTK_ORIENTATION_HORIZONTAL ? wanted.width : wanted.height
    return (0, Int(length.rounded(.up)))
  }

  func allocate(_ width: Int, _ height: Int) {
    let new = CGSize(width: width, height: height)
    let isNew = new != size
    size = new
    if isNew { onAllocate?(new) }
    for place in places { allocate(place) }
  }

  private func allocate(_ place: Place) {
    if hetang_is_a(place.widget, gtk_popover_get_type()) != 0 {
      return gtk_popover_present(place.widget.cast())
    }
    var frame = place.rule?(size) ?? place.frame
    frame.origin.x += origin.x
    frame.origin.y += origin.y
    let (left, top) = (pixel(frame.minX), pixel(frame.minY))
    var (width, height) = (max(pixel(frame.maxX) - left, 0), max(pixel(frame.maxY) - top, 0))
    let isInSight = !place.isStill || !clips || frame.intersects(CGRect(origin: .zero, size: size))
    set(place, isInSight: isInSight)
    guard isInSight else { return }
    if place.isNative {
      let least = place.widget.measured.minimum
      (width, height) = (max(width, Int(least.width)), max(height, Int(least.height)))
    }
    var point = graphene_point_t(x: Float(left), y: Float(top))
    // What turns or stretches acts on the whole box: the child goes to its place in it before.
    let move = gsk_transform_translate(place.rule == nil ? transform?(size) : nil, &point)
    gtk_widget_allocate(place.widget, CInt(width), CInt(height), -1, move)
  }

  private func set(_ place: Place, isInSight: Bool) {
    guard place.isInSight != isInSight else { return }
    place.isInSight = isInSight
    gtk_widget_set_child_visible(place.widget, isInSight ? 1 : 0)
  }

  private func pixel(_ length: CGFloat) -> Int {
    guard length.isFinite else { return 0 }
    return Int(min(max((length + 0.5).rounded(.down), -1_000_000), 1_000_000))
  }

  func draw(_ snapshot: Snapshot) {
    paint?(snapshot, size)
    if let frameDrawing {
      frameDrawing(snapshot, size) { drawChildren(into: $0) }
    } else {
      drawChildren(into: snapshot)
    }
  }

  private func drawChildren(into snapshot: Snapshot) {
    for place in places where place.isInSight {
      gtk_widget_snapshot_child(widget, place.widget, snapshot.pointer)
    }
  }

  func contains(_ x: Double, _ y: Double) -> Bool {
    if let hitRule { return hitRule(CGPoint(x: x, y: y), size) }
    return x >= 0 && y >= 0 && x < size.width && y < size.height
  }
}
