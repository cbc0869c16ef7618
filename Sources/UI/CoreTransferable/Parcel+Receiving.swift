import Foundation
package import UniformTypeIdentifiers

extension Parcel {
  /// Whether a value of a type can be made of some form, as far as their kinds tell.
  package func suits<Item: Transferable>(_ type: Item.Type) -> Bool {
    (Item.plan?.imports ?? []).contains { way in
      forms.contains { $0.contentType.conforms(to: way.contentType) }
    }
  }

  /// Makes a value, away from the thread of whoever asks.
  ///
  /// Forms are tried in the order in which the type prefers them.
  ///
  /// - Throws: `TransferError.noCommonType`, or why the first form that suits could not be read.
  package func value<Item: Transferable>(as type: Item.Type) async throws -> Item {
    try await carried(as: type).value
  }

  @concurrent private func carried<Item: Transferable>(
    as type: Item.Type
  ) async throws -> Carried<Item> {
    let ways = Item.plan?.imports ?? []
    var failure: (any Error)?
    // What isn't what it is said to be is not taken for something more general either.
    var damaged: Set<Int> = []
    for way in ways {
      for (index, form) in forms.enumerated()
      where form.contentType.conforms(to: way.contentType) && !damaged.contains(index) {
        do {
          return Carried(try await way.value(of: form))
        } catch {
          try Task.checkCancellation()
          failure = failure ?? error
          if form.contentType == way.contentType { damaged.insert(index) }
        }
      }
    }
    throw failure
      ?? TransferError.noCommonType(offered: contentTypes, wanted: ways.map(\.contentType))
  }
}

extension TransferImport {
  fileprivate func value(of form: Parcel.Form) async throws -> Item {
    switch payload {
    case .data(let load): return try await load(try await form.data())
    case .file(let load, let wantsOriginal):
      let found = try await form.file?()
      if let found, found.isOriginalFile, wantsOriginal { return try await load(found) }
      let copy = try CopiedFile(named: form.fileName)
      defer { copy.remove() }
      if let found {
        try FileManager.default.copyItem(at: found.file, to: copy.url)
      } else {
        try await form.data().write(to: copy.url)
      }
      return try await load(ReceivedTransferredFile(file: copy.url, isOriginalFile: false))
    }
  }
}

extension Parcel.Form {
  /// What a file with the value is called: as somebody has said, with an end that fits its kind.
  package var fileName: String {
    let name = (suggestedName ?? "").split(separator: "/").last.map(String.init) ?? ""
    return FileName.fitting(name, for: contentType)
  }
}

/// Names of files.
package enum FileName {
  /// A name for a file of a kind.
  ///
  /// - Parameters:
  ///   - name: The name that is wanted; nothing for a plain one.
  ///   - type: The kind, whose end is added if the name has none that fits.
  /// - Returns: The name, with an end that says what kind it is.
  package static func fitting(_ name: String, for type: UTType) -> String {
    let plain = name.isEmpty || name == "." || name == ".." ? "Untitled" : name
    guard let end = type.preferredFilenameExtension else { return plain }
    let given = (plain as NSString).pathExtension.lowercased()
    let ends = type.tags[.filenameExtension] ?? []
    return ends.contains(given) ? plain : "\(plain).\(end)"
  }
}

/// A file in a folder of its own, for as long as somebody reads it.
struct CopiedFile {
  let url: URL
  private let folder: URL

  init(named name: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "transfer-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    url = folder.appending(path: name, directoryHint: .notDirectory)
  }

  /// Removes the file; what cannot be removed is left to whoever cleans up temporary files.
  func remove() { try? FileManager.default.removeItem(at: folder) }
}
