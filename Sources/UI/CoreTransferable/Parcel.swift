package import Foundation
package import UniformTypeIdentifiers

/// A value on its way from one place to another, in all the forms in which it can be had.
///
/// What goes out is one made of a value; what comes in is one whose forms are read from wherever
/// they are. Nothing is made or read before somebody asks for it.
package struct Parcel: Sendable {
  /// One form of the value.
  package struct Form: Sendable {
    package var contentType: UTType
    package var visibility = TransferRepresentationVisibility.all
    /// What a file with the value is called, if somebody has said so.
    package var suggestedName: String?
    /// Makes or reads the bytes.
    package var data: @Sendable () async throws -> Data
    /// Makes or finds a file; `nil` for a form that comes as bytes.
    package var file: (@Sendable () async throws -> ReceivedTransferredFile)?

    package init(_ contentType: UTType, data: @escaping @Sendable () async throws -> Data) {
      self.contentType = contentType
      self.data = data
    }
  }

  /// The forms, the preferred ones first.
  package var forms: [Form]

  package init(forms: [Form]) { self.forms = forms }

  /// The kinds of data that the value can be had as.
  package var contentTypes: [UTType] { forms.map(\.contentType) }

  /// The value as others than the program itself may have it.
  package var forOthers: Parcel { Parcel(forms: forms.filter { $0.visibility == .all }) }

  /// The form of a kind, or the first that is a special case of it.
  package func form(of type: UTType) -> Form? {
    forms.first { $0.contentType == type } ?? forms.first { $0.contentType.conforms(to: type) }
  }
}

extension Parcel {
  /// Sends a value.
  package init<Item: Transferable>(_ item: Item) {
    let carried = Carried(item)
    forms = (Item.plan?.exports ?? []).filter { $0.applies(item) }.map { way in
      var form = Form(way.contentType) { try await way.data(of: carried) }
      form.visibility = way.visibility
      form.suggestedName = way.suggestedName(item)
      if case .file(let export) = way.payload {
        form.file = {
          let sent = try await export(carried.value)
          return ReceivedTransferredFile(
            file: sent.file, isOriginalFile: sent.allowAccessingOriginalFile)
        }
      }
      return form
    }
  }
}

extension TransferExport {
  @concurrent fileprivate func data(of item: Carried<Item>) async throws -> Data {
    switch payload {
    case .data(let export): return try await export(item.value)
    case .file(let export): return try Data(contentsOf: try await export(item.value).file)
    }
  }
}

/// A value that is carried from one thread to another.
///
/// Unchecked, as transferable values needn't be `Sendable`: whoever sends one doesn't use it any
/// more, or it is a plain value.
struct Carried<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
