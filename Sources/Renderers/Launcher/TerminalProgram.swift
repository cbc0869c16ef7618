import Arguments
import Foundation
import SwiftUI
import SwiftUICore
import TerminalRenderer

/// An application in the terminal that it was started in.
@MainActor struct TerminalProgram {
  private let application: AppGraph
  private let options: LaunchOptions

  init(_ application: AppGraph, _ options: LaunchOptions) {
    self.application = application
    self.options = options
  }

  /// Shows the application until the person leaves it.
  ///
  /// - Returns: How the program ends.
  func run() -> ExitStatus {
    let language = options.language?.rawValue ?? Locale.current.language.languageCode?.identifier
    var settings = TerminalApplication.Options(name: name, language: language ?? "en")
    settings.url = options.url
    settings.isDark = options.isDark
    let fetcher = NetworkImageFetcher()
    settings.environment = { $0.imageFetcher = fetcher }
    do {
      try TerminalApplication(application, settings).run()
      return .success
    } catch {
      return tell(error)
    }
  }

  private var name: String {
    CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "hetang"
  }

  private func tell(_ failure: TerminalApplication.Failure) -> ExitStatus {
    switch failure {
    case .noTerminal:
      Console.complain("this is no terminal that can be drawn on; --ui text prints instead\n")
      return .unavailable
    case .noWindow:
      Console.complain("the application has no window\n")
      return .software
    case .unknownAddress(let url):
      Console.complain("nothing takes up \(url.absoluteString)\n")
      return .usage
    }
  }
}
