import CoreTransferable
import Foundation
import FoundationCompat
import UniformTypeIdentifiers

/// Something that is to be written to a file.
nonisolated struct ExportedFile: Sendable {
  /// What the file is called unless the person says otherwise.
  let name: String
  let contentType: UTType
  /// Makes what is written.
  let contents: @Sendable () async throws -> Contents

  /// What is written.
  enum Contents: @unchecked Sendable {
    case data(Data)
    case file(URL)
    // Unchecked, as wrappers are classes: each of these was made for this one file.
    case wrapper(FileWrapper)
  }

  /// Writes a document.
  init<D: FileDocument>(_ document: D, as type: UTType?, named name: String?) {
    let type = type ?? D.writableContentTypes.first ?? .data
    contentType = type
    self.name = FileName.fitting(name ?? "", for: type)
    contents = {
      .wrapper(
        try document.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: type)))
    }
  }

  /// Writes a value as the first kind of data that it can be had as.
  init<T: Transferable>(_ item: T, of types: [UTType], named name: String?) {
    let parcel = Parcel(item)
    let wanted = types.isEmpty ? parcel.contentTypes : types
    let form = wanted.lazy.compactMap { parcel.form(of: $0) }.first
    contentType = form?.contentType ?? wanted.first ?? .data
    self.name = FileName.fitting(name ?? form?.suggestedName ?? "", for: contentType)
    contents = {
      guard let form else {
        throw TransferError.noCommonType(offered: parcel.contentTypes, wanted: wanted)
      }
      if let file = form.file { return .file(try await file().file) }
      return .data(try await form.data())
    }
  }
}
