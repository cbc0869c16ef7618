import SwiftUI
import UniformTypeIdentifiers

/// The file of a picture on its way to another program or folder, as it came.
struct PictureTransfer: Transferable {
  let file: PictureFile
  /// What it is called there.
  let name: String

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .jpeg) { $0.file.data }
      .exportingCondition { $0.file.head.format == .jpeg }
      .suggestedFileName { $0.name }
    DataRepresentation(exportedContentType: .png) { $0.file.data }
      .exportingCondition { $0.file.head.format == .png }
      .suggestedFileName { $0.name }
    DataRepresentation(exportedContentType: .gif) { $0.file.data }
      .exportingCondition { $0.file.head.format == .gif }
      .suggestedFileName { $0.name }
    DataRepresentation(exportedContentType: .webP) { $0.file.data }
      .exportingCondition { $0.file.head.format == .webp }
      .suggestedFileName { $0.name }
  }

  /// The kind of file.
  var contentType: UTType {
    switch file.head.format {
    case .jpeg: .jpeg
    case .png: .png
    case .gif: .gif
    case .webp: .webP
    }
  }
}
