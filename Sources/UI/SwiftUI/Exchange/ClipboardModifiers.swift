public import CoreTransferable
public import SwiftUICore

extension View {
  /// Says what is copied by the command, or the keys, for copying while the view has the keyboard.
  ///
  /// While nothing that has the keyboard can be copied, the first such view in the window is.
  ///
  ///     Image(picture).copyable([Picture(data: data)])
  ///
  /// - Parameter payload: The values; evaluated when something is copied.
  /// - Returns: The view, which can be copied.
  nonisolated public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    exchanging(.copy { payload().map { Parcel($0) } })
  }

  /// Takes values out of the view by the command for cutting, which puts them on the clipboard.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Takes the values away and hands them over.
  /// - Returns: The view, of which something can be cut.
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    exchanging(.cut { action().map { Parcel($0) } })
  }

  /// Takes what is pasted while the view has the keyboard.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Takes the values that were found good; not run if none was.
  ///   - validator: Finds the good ones among the values.
  /// - Returns: The view, which takes what is pasted.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    exchanging(.paste(PasteTarget(for: payloadType, action: action, validator: validator)))
  }
}

extension PasteTarget {
  /// Pastes values of a type.
  init<T: Transferable>(
    for type: T.Type, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) {
    self.init(suits: { $0.suits(type) }) { parcels in
      let received = await Parcel.values(of: parcels, as: type)
      try Task.checkCancellation()
      if received.items.isEmpty {
        throw received.failure ?? TransferError.nothing(of: parcels, type)
      }
      let good = validator(received.items)
      if !good.isEmpty { action(good) }
    }
  }
}

extension TransferError {
  /// Nothing of what came was of a type.
  static func nothing<T: Transferable>(of parcels: [Parcel], _ type: T.Type) -> TransferError {
    .noCommonType(
      offered: parcels.flatMap(\.contentTypes), wanted: type.importedContentTypes())
  }
}
