package import CoreTransferable
package import UniformTypeIdentifiers

/// What could be had from the clipboard or a drag, before anything of it is read.
package struct TransferOffer: Equatable, Sendable {
  /// The kinds of data.
  package var contentTypes: [UTType] = []

  package init(_ contentTypes: [UTType] = []) { self.contentTypes = contentTypes }

  /// What other programs offer by the names that they have for kinds of data.
  package init(wireTypes: [String]) {
    contentTypes = wireTypes.prefix(Self.mostTypes).compactMap { UTType(wireType: $0) }
  }

  /// What values offer, with what is for the program itself.
  package init(_ parcels: [Parcel]) { contentTypes = parcels.flatMap(\.contentTypes) }

  /// More kinds than a program that means it well offers.
  private static let mostTypes = 500

  /// Whether a value of a type may be among it.
  ///
  /// Addresses may be those of files, and files may be of any kind: only reading them tells.
  package func suits<Item: Transferable>(_ type: Item.Type) -> Bool {
    let wanted = Item.importedContentTypes()
    let mayBeFiles = contentTypes.contains { $0.conforms(to: .url) }
    return wanted.contains { kind in
      contentTypes.contains { $0.conforms(to: kind) } || mayBeFiles && kind.isKindOfFile
    }
  }
}

extension UTType {
  /// Whether a file may be of this kind.
  fileprivate var isKindOfFile: Bool {
    (conforms(to: .item) || conforms(to: .content)) && !conforms(to: .url)
      && !conforms(to: .plainText)
  }
}
