import Foundation
import FoundationCompat

extension ScrollNode {
  /// Moves the content as a person asks for, unless that isn't allowed.
  func personScrolls(to new: CGPoint) {
    guard traits.isEnabled else { return }
    if offsetBeforeMovement == nil { offsetBeforeMovement = offset }
    wasMovedByPerson = true
    phase = .interacting
    scroll(to: new)
    hear()
  }

  /// Brings the content to rest where the rule for that says.
  func personLetsGo() {
    defer { offsetBeforeMovement = nil }
    if phase != .idle {
      phase = .idle
      setNeedsPlacement()
    }
    guard let behavior = settings.behavior, traits.isEnabled else { return }
    let room = visibleArea.size
    var target = ScrollTarget(rect: visibleArea)
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        scroll: self,
        originalTarget: ScrollTarget(
          rect: CGRect(origin: offsetBeforeMovement ?? offset, size: room)),
        velocity: CGVector(), contentSize: geometry.contentSize, containerSize: room, axes: axes))
    let anchor = target.anchor ?? UnitPoint(x: 0, y: 0)
    var new = offset
    for axis in Axis.allCases where axes.contains(axis) {
      let excess = target.rect.size[axis] - room[axis]
      new[axis] = target.rect.origin[axis] + anchor[axis] * excess
    }
    scroll(to: new)
    hear()
  }
}

extension CGRect {
  /// The part of the rectangle's area that lies in another, from 0 to 1.
  nonisolated func visiblePart(in other: CGRect) -> Double {
    guard width > 0, height > 0 else { return other.contains(origin) ? 1 : 0 }
    let common = intersection(other)
    return common.isNull ? 0 : common.width * common.height / (width * height)
  }
}
