package import CoreTransferable

/// Values of a type out of what came.
package struct Received<Item> {
  package var items: [Item] = []
  /// Why the first of what suited could not be read.
  package var failure: (any Error)?
}

extension Parcel {
  /// Makes values of a type of whatever suits, in order; what cannot be read is left out.
  package static func values<Item: Transferable>(
    of parcels: [Parcel], as type: Item.Type
  ) async -> Received<Item> {
    var received = Received<Item>()
    for parcel in parcels where parcel.suits(type) {
      do {
        received.items.append(try await parcel.value(as: type))
      } catch {
        received.failure = received.failure ?? error
      }
    }
    return received
  }
}
