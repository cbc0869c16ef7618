public import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) { text in
      Data(text.utf8)
    } importing: { data in
      try String(transferred: data, as: .utf8PlainText)
    }
    DataRepresentation(importedContentType: .utf16PlainText) { data in
      guard let text = String(data: data, encoding: .utf16) else {
        throw TransferError.damaged(.utf16PlainText)
      }
      return text
    }
    DataRepresentation(importedContentType: .plainText) { data in
      try String(transferred: data, as: .plainText)
    }
  }

  /// Reads text that other programs wrote.
  ///
  /// What claims to be UTF-8 has to be; other plain text is often Latin 1, which any bytes are.
  fileprivate init(transferred data: Data, as type: UTType) throws {
    // Some programs hand the end mark of C's strings on.
    let data = data.last == 0 ? data.dropLast() : data
    if let text = String(validating: data, as: UTF8.self) {
      self = text
    } else if type == .plainText, let text = String(data: data, encoding: .isoLatin1) {
      self = text
    } else {
      throw TransferError.damaged(type)
    }
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .fileURL) { url in
      Data(url.absoluteString.utf8)
    } importing: { data in
      try URL(transferred: data)
    }
    .exportingCondition(\.isFileURL)
    DataRepresentation(contentType: .url) { url in
      Data(url.absoluteString.utf8)
    } importing: { data in
      try URL(transferred: data)
    }
    .exportingCondition { !$0.isFileURL }
    // Most programs of this system know addresses as text only.
    DataRepresentation(exportedContentType: .utf8PlainText) { url in
      Data((url.isFileURL ? url.path(percentEncoded: false) : url.absoluteString).utf8)
    }
  }

  fileprivate init(transferred data: Data) throws {
    guard let text = String(validating: data, as: UTF8.self),
      let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines)),
      url.scheme?.isEmpty == false
    else { throw TransferError.damaged(.url) }
    self = url
  }
}

extension AttributedString: Transferable {
  // This system's Foundation has no coding of attributed strings: the text goes without attributes.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { text in
      String(text.characters)
    } importing: { text in
      AttributedString(text)
    }
  }
}
