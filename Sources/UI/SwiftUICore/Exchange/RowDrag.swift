package import CoreTransferable
import Foundation

/// A row that is dragged to another place in its list.
package struct RowDrag: Equatable {
  let place: CollectionPlace
}

/// Where a row lies in the collection that it is made of.
struct CollectionPlace: Equatable {
  let collection: ObjectIdentifier
  let index: Int
  let count: Int
}

/// Takes up that rows are moved.
struct RowMover {
  let place: CollectionPlace
  let move: (IndexSet, Int) -> Void
}

/// Puts what was dropped between the rows of a collection.
package struct RowInsertion {
  let suits: (TransferOffer) -> Bool
  let perform: ([Parcel], Int) async throws -> Bool

  /// Says what is taken and what becomes of it.
  ///
  /// - Parameters:
  ///   - suits: Whether something of an offer may be dropped.
  ///   - perform: Puts what was dropped before the element of an offset; says whether it did.
  package init(
    suits: @escaping (TransferOffer) -> Bool,
    perform: @escaping ([Parcel], Int) async throws -> Bool
  ) {
    self.suits = suits
    self.perform = perform
  }
}

/// Puts what was dropped before or after a row.
struct RowInserter {
  let place: CollectionPlace
  let insertion: RowInsertion
}

extension RowRegionNode: Dragging, DropTaking {
  private var editing: RowEditingKey.Editing? {
    row.node.isAlive ? row.value(for: RowEditingKey.self) : nil
  }

  var dragged: Drag? {
    guard let mover = editing?.mover, mover.place.count > 1,
      !row.value(for: MoveDisabledKey.self)
    else { return nil }
    return drag([], row: RowDrag(place: mover.place))
  }

  func suits(_ passing: DropCenter.Passing) -> Bool {
    guard let moved = passing.row else {
      return editing?.inserter?.insertion.suits(passing.offer) == true
    }
    return editing?.mover?.place.collection == moved.place.collection
  }

  func hover(_ passing: DropCenter.Passing, at point: CGPoint) {
    show(edge(nearest: self.point(fromWindow: point)))
  }

  func leave() { show(nil) }

  private func show(_ edge: VerticalEdge?) {
    guard edge != insertionEdge else { return }
    graph.actions.add { [weak self] in self?.insertionEdge = edge }
  }

  func take(
    _ passing: DropCenter.Passing, _ parcels: [Parcel], at point: CGPoint
  ) async throws -> Bool {
    let isBelow = edge(nearest: point) == .bottom
    if let moved = passing.row {
      guard let mover = editing?.mover, moved.place.collection == mover.place.collection else {
        return false
      }
      let (from, target) = (moved.place.index, mover.place.index + (isBelow ? 1 : 0))
      if target != from, target != from + 1 {
        graph.actions.add { mover.move(IndexSet(integer: from), target) }
      }
      return true
    }
    guard let inserter = editing?.inserter else { return false }
    return try await inserter.insertion.perform(
      parcels, inserter.place.index + (isBelow ? 1 : 0))
  }

  private func edge(nearest point: CGPoint) -> VerticalEdge {
    point.y < placedSize.height / 2 ? .top : .bottom
  }
}
