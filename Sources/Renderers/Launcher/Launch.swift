import Arguments
import Foundation
import FoundationCompat
import GTKRenderer
import HeadlessRenderer
import SwiftUI

/// Shows an application as its command line asks for; `App.main()` comes here.
///
/// - Parameter application: The `Application`, as `hetang_show_application` hands it over.
@_cdecl("hetang_show_application")
func showApplication(_ application: UnsafeMutableRawPointer) {
  let address = UInt(bitPattern: application)
  MainActor.assumeIsolated {
    guard let pointer = UnsafeMutableRawPointer(bitPattern: address) else { return }
    Launch(Application.at(pointer)).run()
  }
}

/// The start of an application.
@MainActor struct Launch {
  private let application: Application

  init(_ application: Application) { self.application = application }

  func run() {
    StackLimit.raise()
    signal(SIGPIPE, SIG_IGN)
    let reader = CommandLineReader(
      application.type, name: Console.programName ?? "\(application.type)")
    switch reader.read(Array(CommandLine.arguments.dropFirst())) {
    case .tell(let text): Console.say(text)
    case .refuse(let text): refuse(text, .usage)
    case .show(let options, let arguments):
      if let language = options.language { ProcessLanguage.choose([language.identifier]) }
      // The profile is the program's; how windows look stays the person's choice.
      if options.face == .gtk { GTKApplication.connect() }
      if let profile = options.profile { use(profile) }
      if let text = reader.configure(arguments) { refuse(text, .usage) }
      show(options)
    }
  }

  private func use(_ profile: URL) {
    do {
      try Profile.use(profile)
    } catch {
      let path = profile.path(percentEncoded: false)
      refuse("--profile: no folder can be made at \(path)\n", .cannotCreate)
    }
  }

  private func refuse(_ text: String, _ status: ExitStatus) -> Never {
    Console.complain(text)
    Console.exit(status)
  }

  private func show(_ options: LaunchOptions) {
    if let folder = options.previews { Console.exit(drawPreviews(to: folder, options)) }
    if let folder = options.pictures {
      Console.exit(
        Snapshots(application.makeGraph(), options, of: screens(options)).write(to: folder))
    }
    switch options.face {
    case .gtk: Console.exit(ShownApplication(application, options).runInWindows())
    case .terminal: Console.exit(ShownApplication(application, options).runInTerminal())
    case .text:
      Console.exit(
        PrintedScreen(application.makeGraph(), options)
          .print(Console.isTerminal ? .styledText : .text))
    case .json: Console.exit(PrintedScreen(application.makeGraph(), options).print(.tree))
    }
  }

  /// The screen that the options name, or all that the program does.
  private func screens(_ options: LaunchOptions) -> [DrawnScreen] {
    let named = (application.type as? any ConfiguredProgram.Type)?.screens ?? []
    let addresses = options.url.map { [$0] } ?? named
    return addresses.isEmpty ? [DrawnScreen(name: "window")] : addresses.map(DrawnScreen.init(of:))
  }

  private func drawPreviews(to folder: URL, _ options: LaunchOptions) -> ExitStatus {
    do {
      let previews = try PreviewScreens()
      guard !previews.screens.isEmpty else {
        Console.complain("no #Preview is in this program; builds for people hold none")
        return .noInput
      }
      return Snapshots(previews.makeGraph(), options, of: previews.screens).write(to: folder)
    } catch {
      Console.complain("a preview could not be made: \(error)")
      return .software
    }
  }
}
