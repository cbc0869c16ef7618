import Arguments
import Foundation
import GTKRenderer
import SwiftUI
import SwiftUICore

/// An application in windows of the desktop.
@MainActor struct WindowedApplication {
  private let application: AppGraph
  private let options: LaunchOptions

  init(_ application: AppGraph, _ options: LaunchOptions) {
    self.application = application
    self.options = options
  }

  /// Shows the windows until the last one is closed.
  ///
  /// - Returns: How the program ends.
  func run() -> ExitStatus {
    let language = options.language?.rawValue ?? Locale.current.language.languageCode?.identifier
    var settings = GTKApplication.Options(identifier: name, language: language ?? "en")
    settings.size = options.size
    settings.url = options.url
    settings.isDark = options.isDark
    let fetcher = NetworkImageFetcher()
    settings.environment = { $0.imageFetcher = fetcher }
    do {
      try GTKApplication(application, settings).run()
      return .success
    } catch {
      return tell(error)
    }
  }

  private var name: String {
    CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "hetang"
  }

  private func tell(_ failure: GTKApplication.Failure) -> ExitStatus {
    switch failure {
    case .noDisplay:
      Console.complain("no display can be reached; --ui terminal needs none, --ui text prints\n")
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
