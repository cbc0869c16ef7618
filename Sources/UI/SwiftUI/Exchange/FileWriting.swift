import Foundation
import FoundationCompat

/// Writes and moves files that a person has chosen a place for, away from the main actor.
///
/// A file is written beside its place under another name and put there by renaming, so that a
/// failure, such as a full disk, leaves what was there before and nothing else.
nonisolated enum FileWriting {
  /// Writes a file to a place.
  @concurrent static func write(_ file: ExportedFile, to place: URL) async throws -> URL {
    let contents = try await file.contents()
    try put(contents, at: place)
    return place
  }

  /// Writes files into a folder, under names that nothing there has.
  @concurrent static func write(_ files: [ExportedFile], into folder: URL) async throws -> [URL] {
    var written: [URL] = []
    for file in files {
      let contents = try await file.contents()
      var name = file.name
      if case .wrapper(let wrapper) = contents, let preferred = wrapper.preferredFilename {
        name = preferred
      }
      let place = freePlace(named: name, in: folder)
      try put(contents, at: place)
      written.append(place)
    }
    return written
  }

  /// Moves files into a folder; what has the same name there stays.
  @concurrent static func move(_ files: [URL], to folder: URL) async throws -> [URL] {
    var moved: [URL] = []
    for file in files {
      let place = folder.appending(path: file.lastPathComponent)
      if place.standardizedFileURL == file.standardizedFileURL {
        moved.append(file)
        continue
      }
      try FileManager.default.moveItem(at: file, to: place)
      moved.append(place)
    }
    return moved
  }

  private static func put(_ contents: ExportedFile.Contents, at place: URL) throws {
    let beside = place.deletingLastPathComponent()
      .appending(path: ".\(UUID().uuidString).part", directoryHint: .notDirectory)
    do {
      switch contents {
      case .data(let data): try data.write(to: beside)
      case .file(let file): try FileManager.default.copyItem(at: file, to: beside)
      case .wrapper(let wrapper): try wrapper.write(to: beside, originalContentsURL: nil)
      }
      try replace(place, by: beside)
    } catch {
      // Whatever there is of it is of no use to anybody, and the first failure is the one to tell.
      try? FileManager.default.removeItem(at: beside)
      throw error
    }
  }

  private static func replace(_ place: URL, by new: URL) throws {
    var isFolder: ObjCBool = false
    let path = place.path(percentEncoded: false)
    // A folder cannot be renamed over, and is only ever replaced by another document of folders.
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      let old = new.appendingPathExtension("old")
      try FileManager.default.moveItem(at: place, to: old)
      do {
        try FileManager.default.moveItem(at: new, to: place)
      } catch {
        try FileManager.default.moveItem(at: old, to: place)
        throw error
      }
      return try FileManager.default.removeItem(at: old)
    }
    guard rename(new.path(percentEncoded: false), path) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

  private static func freePlace(named name: String, in folder: URL) -> URL {
    let end = (name as NSString).pathExtension
    let stem = (name as NSString).deletingPathExtension
    var place = folder.appending(path: name)
    var number = 2
    while FileManager.default.fileExists(atPath: place.path(percentEncoded: false)) {
      place = folder.appending(path: end.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(end)")
      number += 1
    }
    return place
  }
}
