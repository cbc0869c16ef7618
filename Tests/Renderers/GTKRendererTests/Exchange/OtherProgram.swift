import CGTK
import CoreTransferable
import Foundation
import SwiftUICore
import TestSupport

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
    let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let process = try ChildProcess(
      "/usr/bin/\(words[0])", Array(words.dropFirst()), environment: environment, input: input,
      output: output, watch: { g_main_context_wakeup(nil) })
    // What never comes is ended by the limit for tests that hang, and is of no use to anybody then.
    defer {
      process.send(SIGKILL)
      try? FileManager.default.removeItem(at: output)
    }
    try await wait { process.status != nil }
    guard process.status == 0 else {
      throw Failure(words: words, status: process.status ?? -1)
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
    _ = try ChildProcess(
      "/usr/bin/xclip",
      ["-selection", "clipboard", "-quiet", "-t", name, "-i", file.path(percentEncoded: false)],
      environment: environment, watch: { try? FileManager.default.removeItem(at: file) })
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
