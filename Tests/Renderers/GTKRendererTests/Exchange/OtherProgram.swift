import CGTK
import CoreTransferable
import Foundation
import SwiftUICore
import Synchronization

@testable import GTKRenderer

/// Runs other programs on the tests' display while the main loop goes on.
@MainActor enum OtherProgram {
  /// A program ended badly.
  struct Failure: Error {
    let words: [String]
    let status: Int32
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - words: Its name and its arguments.
  ///   - input: What it reads, from a file; nothing if there is none.
  /// - Returns: What it printed.
  /// - Throws: `Failure` if it ends badly.
  @discardableResult static func run(_ words: String..., input: URL? = nil) async throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/\(words[0])")
    process.arguments = Array(words.dropFirst())
    process.environment = environment
    let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    process.standardInput = try input.map { try FileHandle(forReadingFrom: $0) } ?? .nullDevice
    let isOver = Mutex(false)
    process.terminationHandler = { _ in isOver.withLock { $0 = true } }
    try process.run()
    try await wait { isOver.withLock { $0 } }
    guard process.terminationStatus == 0 else {
      throw Failure(words: words, status: process.terminationStatus)
    }
    return try Data(contentsOf: output)
  }

  private static var environment: [String: String] {
    ["DISPLAY": getenv("DISPLAY").map { String(cString: $0) } ?? "", "PATH": "/usr/bin:/bin"]
  }

  /// Runs the main loop until something is so.
  static func wait(until isSo: () -> Bool) async throws {
    while !isSo() {
      try Task.checkCancellation()
      if g_main_context_iteration(nil, 0) == 0 { await Task.yield() }
    }
  }

  /// Puts something on the clipboard as a program of somebody else, which goes on until somebody
  /// else does so.
  static func copy(_ data: Data, as name: String) async throws {
    let clipboard = gdk_display_get_clipboard(gdk_display_get_default())
    DesktopClipboard.shared.put([Parcel("before")])
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try data.write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/xclip")
    process.arguments = [
      "-selection", "clipboard", "-quiet", "-t", name, "-i", file.path(percentEncoded: false),
    ]
    process.environment = environment
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { _ in try? FileManager.default.removeItem(at: file) }
    try process.run()
    try await wait {
      gdk_clipboard_is_local(clipboard) == 0
        && !wireTypes(of: gdk_clipboard_get_formats(clipboard)).isEmpty
    }
  }

  /// Gets what lies on the clipboard as a program of somebody else.
  static func paste(as name: String) async throws -> Data {
    try await run("xclip", "-selection", "clipboard", "-t", name, "-o")
  }
}
