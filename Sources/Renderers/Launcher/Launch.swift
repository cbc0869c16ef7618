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
      // The profile is the program's; how windows look stays the person's choice.
      if options.face == .gtk { GTKApplication.connect() }
      if let profile = options.profile { use(profile) }
      if let language = options.language { ProcessLanguage.choose([language.identifier]) }
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
    if options.pictures != nil {
      let screens = (application.type as? any ConfiguredProgram.Type)?.screens ?? []
      Console.exit(Snapshots(application.makeGraph(), options, of: screens).write())
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
}
