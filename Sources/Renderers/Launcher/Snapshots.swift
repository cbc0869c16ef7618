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
  private let screens: [DrawnScreen]

  /// Prepares pictures of screens of an application.
  init(_ application: AppGraph, _ options: LaunchOptions, of screens: [DrawnScreen]) {
    self.application = application
    self.options = options
    self.screens = screens
  }

  /// Writes the pictures.
  ///
  /// - Returns: How the program ends: `.temporary` if a screen did not settle in time; what is there
  ///   of it is drawn all the same.
  func write(to folder: URL) -> ExitStatus {
    defer { application.close() }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let textsAreComplete = try writeTexts(to: folder)
      let picturesAreComplete = try writePictures(to: folder)
      return textsAreComplete && picturesAreComplete ? .success : .temporary
    } catch let error as LaunchFailure {
      return error.tell()
    } catch let error as GTKApplication.Failure {
      return LaunchFailure(error).tell()
    } catch {
      Console.complain("\(options.drawing): \(error.localizedDescription)")
      return .cannotCreate
    }
  }

  private func writeTexts(to folder: URL) throws -> Bool {
    let output = texts
    var isComplete = true
    for screen in screens {
      let output = try output(screen)
      if !output.pending.isEmpty {
        Console.complain("\(screen.name): \(output.complaint)")
        isComplete = false
      }
      try Data(output.text.utf8).write(to: folder.appending(path: screen.name + ".txt"))
    }
    return isComplete
  }

  /// Puts a screen into characters: as it is printed, or as a terminal of the size shows it, with
  /// its line at the bottom.
  private var texts: (DrawnScreen) throws -> PrintedScreen.Output {
    if options.face == .terminal {
      let terminal = TerminalScreens(application, options)
      return { try terminal.output(of: $0) }
    }
    let printer = PrintedScreen(application, options)
    return { try printer.output(of: $0, as: .text) }
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
      Console.complain("no display can be reached; --ui text draws in characters alone")
      return false
    }
    var isComplete = true
    for screen in screens {
      let picture = try painter.picture(of: screen)
      if !picture.isSettled { Console.complain("\(screen.name): the window did not settle") }
      isComplete = isComplete && picture.isSettled
      try picture.png.write(to: folder.appending(path: screen.name + ".png"))
    }
    return isComplete
  }
}

extension DrawnScreen {
  /// The screen of an address.
  init(of url: URL) {
    let parts = [url.host() ?? ""] + url.path().split(separator: "/").map(String.init)
    self.init(name: parts.filter { !$0.isEmpty }.joined(separator: "-"))
    self.url = url
  }
}
