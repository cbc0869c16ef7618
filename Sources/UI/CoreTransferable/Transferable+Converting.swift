public import Foundation
public import UniformTypeIdentifiers

extension Transferable {
  /// What a file with this value is called, if its type says so.
  public var suggestedFilename: String? {
    Parcel(self).forms.lazy.compactMap(\.suggestedName).first
  }

  /// Makes bytes of the value.
  ///
  /// - Parameter contentType: The kind of bytes; `nil` for what the type prefers.
  /// - Returns: The bytes.
  /// - Throws: What the type's representation throws; or that it has none of that kind.
  public func exported(as contentType: UTType?) async throws -> Data {
    try await form(of: contentType).data()
  }

  /// Makes a file of the value in a folder, and says where it is.
  ///
  /// - Parameters:
  ///   - destination: The folder.
  ///   - contentType: The kind of file; `nil` for what the type prefers.
  /// - Returns: Where the file is.
  /// - Throws: What the type's representation throws; or that it has none of that kind; or that
  ///   the file cannot be written.
  public func export(to destination: URL, contentType: UTType? = nil) async throws -> URL {
    let form = try form(of: contentType)
    let file = destination.appending(path: form.fileName, directoryHint: .notDirectory)
    try await form.data().write(to: file, options: .atomic)
    return file
  }

  private func form(of contentType: UTType?) throws -> Parcel.Form {
    let parcel = Parcel(self)
    let form = contentType.map { parcel.form(of: $0) } ?? parcel.forms.first
    guard let form else {
      throw contentType.map {
        TransferError.noCommonType(offered: parcel.contentTypes, wanted: [$0])
      } ?? TransferError.nothingToExport("\(Self.self)")
    }
    return form
  }

  /// Makes a value of bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - contentType: What kind they are of; `nil` for what the type prefers.
  /// - Throws: What the type's representation throws; or that it takes none of that kind.
  public init(importing data: Data, contentType: UTType?) async throws {
    let type = contentType ?? Self.importedContentTypes().first ?? .data
    self = try await Parcel(forms: [Parcel.Form(type) { data }]).value(as: Self.self)
  }
}
