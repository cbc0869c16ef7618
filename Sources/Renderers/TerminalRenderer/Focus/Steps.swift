import Foundation
import SwiftUICore

/// Finds what lies beside an element.
@MainActor struct Steps {
  let map: ScreenMap
  let pane: ElementID?

  /// The nearest element above or below another.
  func vertical(from stop: ScreenMap.Stop, step: Int) -> ScreenMap.Stop? {
    let others = map.stops.filter { other in
      other.pane == pane && other.id != stop.id && other.kind != .search
        && (step > 0
          ? other.frame.minY >= stop.frame.maxY - 1 : other.frame.maxY <= stop.frame.minY + 1)
    }
    return others.min { first, second in
      let distances = [first, second].map { other in
        step > 0 ? other.frame.minY - stop.frame.maxY : stop.frame.minY - other.frame.maxY
      }
      if abs(distances[0] - distances[1]) > 1 { return distances[0] < distances[1] }
      return gap(first, stop) < gap(second, stop)
    }
  }

  /// The nearest element on the same line.
  func horizontal(from stop: ScreenMap.Stop, step: Int) -> ScreenMap.Stop? {
    let others = map.stops.filter { other in
      other.pane == pane && other.id != stop.id && !other.shown.isEmpty
        && other.frame.minY < stop.frame.maxY - 1 && other.frame.maxY > stop.frame.minY + 1
        && (step > 0
          ? other.frame.minX >= stop.frame.maxX - 1 : other.frame.maxX <= stop.frame.minX + 1)
    }
    return step > 0
      ? others.min { $0.frame.minX < $1.frame.minX } : others.max { $0.frame.maxX < $1.frame.maxX }
  }

  /// The next element in reading order, from the last to the first.
  func next(after element: ElementID?, step: Int) -> ScreenMap.Stop? {
    let stops = map.stops.filter { map.front == nil || $0.pane == pane }
    guard !stops.isEmpty else { return nil }
    if let index = stops.firstIndex(where: { $0.id == element }) {
      return stops[((index + step) % stops.count + stops.count) % stops.count]
    }
    let shown = stops.filter { $0.pane == pane && !$0.shown.isEmpty }
    return (step > 0 ? shown.first : shown.last) ?? (step > 0 ? stops.first : stops.last)
  }

  /// The row behind or before another of the same list.
  func row(after element: ElementID?, step: Int) -> ScreenMap.Stop? {
    guard let current = map.stop(element), current.kind == .row else { return nil }
    let rows = map.stops.filter { $0.kind == .row && $0.scroll == current.scroll }
    guard let index = rows.firstIndex(where: { $0.id == element }),
      rows.indices.contains(index + step)
    else { return nil }
    return rows[index + step]
  }

  private func gap(_ first: ScreenMap.Stop, _ second: ScreenMap.Stop) -> CGFloat {
    max(
      first.frame.minX - second.frame.maxX, second.frame.minX - first.frame.maxX,
      0) * 1000 + abs(first.frame.minX - second.frame.minX)
  }
}
