import Arguments
import Foundation

/// `hetang preview`: builds a program, and has it draw its previews.
struct PreviewCommand {
  /// The program; `nil` for the only one of the package.
  private let product: String?
  private let package: SwiftPackage
  /// What the program is told.
  private let options: [String]

  static let syntax = CommandSyntax(
    name: "hetang preview",
    summary: "Draws each #Preview of a program, as PNG and in characters.",
    options: [
      .value("--output", placeholder: "DIR", help: "where the pictures go (.build/previews)"),
      .value("--package-path", placeholder: "DIR", help: "the folder of the package (.)"),
      .value("--scratch-path", placeholder: "DIR", help: "the folder to build in (.build)"),
      .value("--size", placeholder: "WxH", help: "the size of windows, in points (1104x768)"),
      .value("--lang", placeholder: "zh|en", help: "the language, in place of the system's"),
      .flag("--dark", help: "light on a dark ground"),
      .flag("--text", help: "in characters alone, which needs no display"),
    ],
    optionalOperands: ["PROGRAM"],
    discussion: """
      PROGRAM is an executable of the package in this folder; without it the package has to have
      one alone. It is built in debug mode: only such builds hold previews.
      """)

  init(_ arguments: Arguments) throws {
    product = arguments.operands.first
    let folder = try arguments.value("--package-path", as: String.self) ?? "."
    let scratch = try arguments.value("--scratch-path", as: String.self)
    package = SwiftPackage(folder: folder, scratchFolder: scratch)
    let output =
      try arguments.value("--output", as: String.self)
      ?? (scratch ?? folder + "/.build") + "/previews"
    var options = ["--previews", output]
    for name in ["--size", "--lang"] {
      if let value = try arguments.value(name, as: String.self) { options += [name, value] }
    }
    if arguments.flag("--dark") { options.append("--dark") }
    let environment = ProcessInfo.processInfo.environment
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    let isDrawnInWindows = hasDisplay && !arguments.flag("--text")
    options += ["--ui", isDrawnInWindows ? "gtk" : "text"]
    self.options = options
    if !hasDisplay, !arguments.flag("--text") {
      Console.complain("there is no display: previews are drawn in characters alone")
    }
  }

  /// Builds the program and draws.
  ///
  /// - Throws: `SwiftPackage.Failure` with the status of what failed.
  func run() throws {
    let product = try product ?? package.onlyExecutable()
    try package.build(product)
    try package.run(product, options)
    Console.say(options[1])
  }
}
