import CGTK
import Foundation

/// Parts in a container, in their order.
@MainActor final class PartList {
  let host: Box
  private(set) var parts: [Part] = []
  /// The first widget of the host that lies in front of all parts without being one.
  var firstExtra: () -> Widget? = { nil }

  init(_ host: Box) { self.host = host }

  func insert(_ part: Part, at index: Int) {
    let next = index < parts.count ? parts[index] : nil
    parts.insert(part, at: min(index, parts.count))
    let isLayer = part.backdrop != nil
    // What lies in front of the window lies in front of what is beside the parts, too.
    let isBelowLayers = !isLayer && next?.backdrop != nil
    let following =
      (isBelowLayers ? firstExtra() : nil) ?? next.map { $0.backdrop ?? $0.widget }
      ?? (isLayer ? nil : firstExtra())
    if let backdrop = part.backdrop {
      host.insert(backdrop, before: following, rule: { CGRect(origin: .zero, size: $0) })
    }
    part.place = host.insert(
      part.widget, before: following, frame: part.frame, isNative: part.isNative,
      isStill: part.isStill)
  }

  func remove(_ part: Part) {
    parts.removeAll { $0 === part }
    if let backdrop = part.backdrop { host.remove(backdrop) }
    host.remove(part.widget)
    part.place = nil
  }

  func index(of part: Part) -> Int? { parts.firstIndex { $0 === part } }

  func end() {
    for part in parts { part.end() }
    parts.removeAll()
  }
}
