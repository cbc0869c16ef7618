import Arguments
import Foundation
import GTKRenderer
import SwiftUI
import SwiftUICore
import TerminalRenderer

/// An application that a person sees and operates, until it ends.
@MainActor struct ShownApplication {
  private let application: AppGraph
  private let options: LaunchOptions
  private let name = Console.programName ?? "hetang"
  private let fetcher = NetworkImageFetcher()
  /// What the application says about itself.
  private let program: (any ConfiguredProgram.Type)?

  /// Makes a graph of an application, to be shown as the command line asks for.
  init(_ application: Application, _ options: LaunchOptions) {
    program = application.type as? any ConfiguredProgram.Type
    self.application = application.makeGraph()
    self.options = options
  }

  /// Shows windows of the desktop until the last one is closed.
  ///
  /// - Returns: How the program ends.
  func runInWindows() -> ExitStatus {
    var settings = GTKApplication.Options(identifier: name, language: options.languageCode)
    if let program {
      settings.program = ProgramDescription(
        name: program.syntax.name, version: program.version, summary: program.syntax.summary)
    }
    settings.size = options.size
    settings.url = options.url
    settings.isDark = options.isDark
    settings.environment = { [fetcher] in $0.imageFetcher = fetcher }
    do {
      try GTKApplication(application, settings).run()
      return .success
    } catch {
      return LaunchFailure(error).tell()
    }
  }

  /// Shows the application in the terminal that it was started in, until the person leaves it.
  ///
  /// - Returns: How the program ends.
  func runInTerminal() -> ExitStatus {
    var settings = TerminalApplication.Options(name: name, language: options.languageCode)
    settings.url = options.url
    settings.isDark = options.isDark
    settings.environment = { [fetcher] in $0.imageFetcher = fetcher }
    do {
      try TerminalApplication(application, settings).run()
      return .success
    } catch {
      return LaunchFailure(error).tell()
    }
  }
}

extension LaunchFailure {
  init(_ failure: GTKApplication.Failure) {
    self =
      switch failure {
      case .noDisplay:
        .noPlace("no display can be reached; --ui terminal needs none, --ui text prints")
      case .noWindow: .noWindow
      case .unknownAddress(let url): .unknownAddress(url)
      }
  }

  fileprivate init(_ failure: TerminalApplication.Failure) {
    self =
      switch failure {
      case .noTerminal:
        .noPlace("this is no terminal that can be drawn on; --ui text prints instead")
      case .noWindow: .noWindow
      case .unknownAddress(let url): .unknownAddress(url)
      }
  }
}
