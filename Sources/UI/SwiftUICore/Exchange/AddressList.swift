package import CoreTransferable
package import Foundation
import UniformTypeIdentifiers

/// A list of addresses as programs of this system hand it on: one in a line, comments after `#`.
enum AddressList {
  /// The addresses of a list; lines that are none are left out.
  static func addresses(in data: Data) -> [URL] {
    String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).lazy
      .filter { !$0.hasPrefix("#") }
      .compactMap { URL(string: $0.trimmingCharacters(in: .whitespaces.union(["\0"]))) }
      .filter { $0.scheme?.isEmpty == false && (!$0.isFileURL || $0.path().hasPrefix("/")) }
      .prefix(mostAddresses).map(\.self)
  }

  static func data(of addresses: [URL]) -> Data {
    Data(addresses.map { $0.absoluteString + "\r\n" }.joined().utf8)
  }

  private static let mostAddresses = 100_000
}

extension Parcel {
  /// Something at an address: the address, and of a file what is in it.
  package init(address: URL) {
    let bytes = Data(address.absoluteString.utf8)
    self.init(forms: [Form(address.isFileURL ? .fileURL : .url) { bytes }])
    guard address.isFileURL, let type = UTType(ofFileAt: address) else { return }
    var content = Form(type) { try Data(contentsOf: address, options: .mappedIfSafe) }
    content.suggestedName = address.lastPathComponent
    content.file = { ReceivedTransferredFile(file: address, isOriginalFile: true) }
    forms.append(content)
  }
}

extension UTType {
  /// The kind of a file that is there; `nil` if there is none.
  fileprivate init?(ofFileAt address: URL) {
    let path = address.path(percentEncoded: false)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    if isFolder.boolValue {
      self = .folder
    } else {
      self = UTType(filenameExtension: address.pathExtension) ?? .data
    }
  }
}
