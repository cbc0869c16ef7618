import CoreTransferable
import Foundation

/// Finds who takes what is dragged over a window, and tells them.
@MainActor package final class DropCenter {
  /// Something that is dragged, as far as it is known before it is dropped.
  package struct Passing {
    package var offer: TransferOffer
    /// The row that is moved, if it is one of this window's lists.
    package var row: RowDrag?

    package init(offer: TransferOffer, row: RowDrag? = nil) {
      self.offer = offer
      self.row = row
    }
  }

  private weak var target: (any DropTaking)?

  /// Takes up where something is.
  ///
  /// - Returns: Whether somebody there takes it.
  func move(_ passing: Passing, to point: CGPoint, in graph: ViewGraph) -> Bool {
    let found = Evaluation.untracked { graph.dropTarget(of: passing, at: point) }
    if let target, target !== found { target.leave() }
    target = found
    found?.hover(passing, at: point)
    return found != nil
  }

  /// Takes up that nothing is dragged over the window any more.
  func leave() {
    target?.leave()
    target = nil
  }

  /// Hands what was dropped to whom it was dropped on.
  ///
  /// What is dropped is asked for only then, and not at all if it is a row of the window.
  ///
  /// - Returns: Whether somebody has taken it.
  func drop(
    _ passing: Passing, at point: CGPoint, in graph: ViewGraph,
    parcels: @MainActor () async throws -> [Parcel]
  ) async -> Bool {
    let isTaken = move(passing, to: point, in: graph)
    defer { leave() }
    guard isTaken, let target else { return false }
    let exchange = target.exchange
    do {
      let place = target.point(fromWindow: point)
      let parcels = passing.row == nil ? try await parcels() : []
      guard target.isAlive else { return false }
      return try await target.take(passing, parcels, at: place)
    } catch {
      exchange?.refuse(error)
      return false
    }
  }

  /// Forgets who has ended.
  func forget(_ node: LayoutNode) {
    if target === node { target = nil }
  }
}

/// A node that takes what is dropped on it.
@MainActor protocol DropTaking: LayoutNode {
  /// Whether something may be dropped here.
  func suits(_ passing: DropCenter.Passing) -> Bool
  /// Takes up that something that suits is over the node, at a point of the window.
  func hover(_ passing: DropCenter.Passing, at point: CGPoint)
  /// Takes up that it has gone.
  func leave()
  /// Takes what was dropped at a point of the node.
  func take(
    _ passing: DropCenter.Passing, _ parcels: [Parcel], at point: CGPoint
  ) async throws -> Bool
}

extension ExchangeNode: DropTaking {
  private var target: DropTarget? { if case .drop(let target) = role { target } else { nil } }

  func suits(_ passing: DropCenter.Passing) -> Bool {
    passing.row == nil && target?.suits(passing.offer) == true
  }

  func hover(_ passing: DropCenter.Passing, at point: CGPoint) {
    guard !isTargeted, let target else { return }
    isTargeted = true
    graph.actions.add { target.setTargeted(true) }
  }

  func leave() {
    guard isTargeted, let target else { return }
    isTargeted = false
    graph.actions.add { target.setTargeted(false) }
  }

  func take(
    _ passing: DropCenter.Passing, _ parcels: [Parcel], at point: CGPoint
  ) async throws -> Bool {
    try await target?.perform(parcels, point) ?? false
  }
}
