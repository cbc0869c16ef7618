import Arguments
import SwiftUI

/// An application for tests of what shows applications; it imports no renderer.
@main
struct LauncherPeer: App, ConfiguredProgram {
  static let version = "1.2"
  static let syntax = CommandSyntax(
    name: "launcher-peer", summary: "shows what tests look at",
    options: [.value("--scene", placeholder: "NAME", help: "what to show")],
    optionalOperands: ["URL"])
  private static var example = Example.words

  static func configure(_ arguments: Arguments) throws(ArgumentError) {
    example = try arguments.value("--scene") ?? .words
  }

  var body: some Scene {
    WindowGroup { ExampleView(example: Self.example) }
  }
}

/// What the application can show.
enum Example: String, CaseIterable, ArgumentValue {
  /// A text that changes when an address is opened.
  case words
  /// A text that comes of a task, which waits for a timer, the main queue and another thread.
  case waiting
  /// A task that doesn't end.
  case endless
  /// Views inside views, two thousand levels deep.
  case deep
  /// The folder for settings, the language and the colour scheme.
  case surroundings
  /// The picture at an address that is opened.
  case picture
  /// A button that crashes.
  case crash

  init?(argument: String) { self.init(rawValue: argument) }
  static var expectation: String { "one of \(allCases.map(\.rawValue).joined(separator: ", "))" }
}
