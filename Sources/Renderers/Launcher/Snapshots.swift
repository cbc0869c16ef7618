import Arguments
import Foundation
import GTKRenderer
import SwiftUI
import SwiftUICore

/// Pictures of an application's screens in a folder: each in characters, and as it looks in a window
/// if there is a display.
@MainActor struct Snapshots {
  private let application: AppGraph
  private let options: LaunchOptions
  private let screens: [URL]

  /// Prepares pictures of the screens of a program, or of the one that the options name.
  init(_ application: AppGraph, _ options: LaunchOptions, of screens: [URL]) {
    self.application = application
    self.options = options
    self.screens = options.url.map { [$0] } ?? screens
  }

  /// Writes the pictures.
  ///
  /// - Returns: How the program ends: `.temporary` if a screen did not settle in time.
  func write() -> ExitStatus {
    guard let folder = options.pictures else { return .software }
    defer { application.close() }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let isComplete = try writeTexts(to: folder) && writePictures(to: folder)
      return isComplete ? .success : .temporary
    } catch let error as LaunchFailure {
      return error.tell()
    } catch {
      Console.complain("--snapshot: \(error.localizedDescription)\n")
      return .cannotCreate
    }
  }

  /// The addresses, or none for the first screen.
  private var addresses: [URL?] { screens.isEmpty ? [nil] : screens }

  private func writeTexts(to folder: URL) throws -> Bool {
    let printer = PrintedScreen(application, options)
    var isComplete = true
    for url in addresses {
      let output = try printer.output(of: url, as: .text)
      if !output.pending.isEmpty {
        Console.complain("\(name(of: url)): \(output.complaint)")
        isComplete = false
      }
      try Data(output.text.utf8).write(to: folder.appending(path: name(of: url) + ".txt"))
    }
    return isComplete
  }

  private func writePictures(to folder: URL) throws -> Bool {
    guard options.face == .gtk else { return true }
    var settings = GTKPictures.Settings(
      size: options.size ?? PrintedScreen.standardSize, language: options.languageCode)
    settings.isDark = options.isDark
    settings.limit = PrintedScreen.limit
    let fetcher = NetworkImageFetcher()
    settings.environment = { $0.imageFetcher = fetcher }
    guard let painter = GTKPictures(application, settings) else {
      Console.complain("no display can be reached; --ui text draws in characters alone\n")
      return false
    }
    var isComplete = true
    for url in addresses {
      guard let picture = painter.picture(of: url) else {
        throw LaunchFailure.noWindow
      }
      if !picture.isSettled { Console.complain("\(name(of: url)): the window did not settle\n") }
      isComplete = isComplete && picture.isSettled
      try picture.png.write(to: folder.appending(path: name(of: url) + ".png"))
    }
    return isComplete
  }

  /// What the files of a screen are called.
  private func name(of url: URL?) -> String {
    guard let url else { return "window" }
    let parts = [url.host() ?? ""] + url.path().split(separator: "/").map(String.init)
    return parts.filter { !$0.isEmpty }.joined(separator: "-")
  }
}
