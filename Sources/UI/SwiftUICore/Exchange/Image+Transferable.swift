public import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension Image: Transferable {
  /// Pictures go out as the file that they were made of; symbols and names are none.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .png, exporting: Image.encoded, importing: Image.decoded)
      .exportingCondition { $0.format == .png }
    DataRepresentation(contentType: .jpeg, exporting: Image.encoded, importing: Image.decoded)
      .exportingCondition { $0.format == .jpeg }
    DataRepresentation(contentType: .gif, exporting: Image.encoded, importing: Image.decoded)
      .exportingCondition { $0.format == .gif }
    DataRepresentation(contentType: .webP, exporting: Image.encoded, importing: Image.decoded)
      .exportingCondition { $0.format == .webp }
    DataRepresentation(importedContentType: .image, importing: Image.decoded)
  }

  private static let decoded: @Sendable (Data) async throws -> Image = { data in
    let picture = try EncodedPicture(data)
    return Image(encoded: picture.data, pixels: picture.pixels)
  }

  private var format: EncodedPicture.Format? {
    encodedData.flatMap { EncodedPicture.Format(PictureBytes($0)) }
  }

  private static let encoded: @Sendable (Image) async throws -> Data = { image in
    guard let data = image.encodedData else { throw TransferError.nothingToExport("a symbol") }
    return data
  }

  /// The file of a picture that was made of one.
  private var encodedData: Data? {
    switch source {
    case .encoded(let data, _): data
    case .named(let name, let bundle): AssetStore.shared.picture(name, in: bundle)?.picture.data
    case .symbol, .placeholder: nil
    }
  }
}
