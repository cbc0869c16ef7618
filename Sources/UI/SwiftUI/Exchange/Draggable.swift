public import CoreTransferable
public import Foundation
public import SwiftUICore

extension View {
  /// Lets the view be dragged to other views and programs.
  ///
  /// - Parameter payload: What is dragged; evaluated when a drag begins.
  /// - Returns: The view, which can be dragged.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    exchanging(.drag(DragSource { [Parcel(payload())] }))
  }

  /// Lets the view be dragged, with another one in its place while it is.
  ///
  /// - Parameters:
  ///   - payload: What is dragged; evaluated when a drag begins.
  ///   - preview: What is shown at the pointer.
  /// - Returns: The view, which can be dragged.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    exchanging(.drag(DragSource(parcels: { [Parcel(payload())] }, preview: AnyView(preview()))))
  }

  /// Takes what is dropped on the view.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values; a file may be dropped for its address or for what is
  ///     in it.
  ///   - action: Takes the values and the point of the view where they were dropped, and says
  ///     whether it took them.
  ///   - isTargeted: Takes up that something that may suit comes over the view, or goes away.
  /// - Returns: The view, which takes what suits.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    exchanging(
      .drop(
        DropTarget(suits: { $0.suits(payloadType) }, setTargeted: isTargeted) { parcels, point in
          action(try await Parcel.dropped(parcels, as: payloadType), point)
        }))
  }
}

extension DynamicViewContent {
  /// Takes what is dropped between the rows of a list.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Takes the values and the offset of the element before which they are to be put.
  /// - Returns: The rows, between which things can be dropped.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent<Data> {
    onInsertion(
      RowInsertion(suits: { $0.suits(payloadType) }) { parcels, offset in
        action(try await Parcel.dropped(parcels, as: payloadType), offset)
        return true
      })
  }
}

extension Parcel {
  /// The values of a type among what was dropped.
  ///
  /// - Throws: Why there is none.
  fileprivate static func dropped<T: Transferable>(
    _ parcels: [Parcel], as type: T.Type
  ) async throws -> [T] {
    let received = await values(of: parcels, as: type)
    if received.items.isEmpty { throw received.failure ?? TransferError.nothing(of: parcels, type) }
    return received.items
  }
}
