package import Foundation
package import SwiftUICore

extension CommittedScreen {
  /// Takes up a turn's changes.
  ///
  /// - Parameters:
  ///   - changes: The changes, in order.
  ///   - cell: The size of a cell.
  /// - Returns: The rows that are drawn otherwise because of them.
  package mutating func apply(_ changes: [Change], cell: CGSize) -> CellDamage {
    var damage = changes.count > Self.changeLimit ? CellDamage.whole : .none
    let changed = damage.isWhole ? [] : Set(changes.map(\.element))
    for id in changed where !damage.isWhole { damage.add(self.damage(of: id, cell: cell)) }
    for change in changes { apply(change) }
    for id in changed where !damage.isWhole { damage.add(self.damage(of: id, cell: cell)) }
    return damage
  }

  /// With more changes than that, most of the screen is another one.
  private static let changeLimit = 150
}

extension Change {
  /// The element that it is about.
  fileprivate var element: ElementID {
    switch self {
    case .insert(let id, _, _, _, _), .remove(let id), .move(let id, _, _), .update(let id, _),
      .frame(let id, _), .accessibility(let id, _):
      id
    }
  }
}
