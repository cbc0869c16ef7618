package import Arguments
package import Foundation
import FoundationCompat

/// What every application takes on its command line, whatever it is.
package struct LaunchOptions: Equatable, Sendable {
  package var face: Face
  /// The size of the window's content in points; `nil` for the face's own.
  package var size: CGSize?
  /// What the application is to show.
  package var url: URL?
  package var language: Language?
  package var isDark: Bool
  /// The folder that everything the program keeps lies in, in place of the person's own.
  package var profile: URL?
  /// The folder that pictures of the program's screens go to, in place of a window.
  package var pictures: URL?
  /// The folder that pictures of the program's previews go to, in place of a window.
  package var previews: URL?

  /// Reads the values of a command line; an operand that the program calls `URL` is opened.
  ///
  /// - Throws: `.unreadable` for the first value that is none.
  package init(_ arguments: Arguments, of syntax: CommandSyntax) throws(ArgumentError) {
    face = try arguments.value("--ui") ?? .standard
    size = try arguments.value("--size", as: WindowSize.self)?.size
    language = try arguments.value("--lang")
    isDark = arguments.flag("--dark")
    if let opened = try arguments.value("--open", as: OpenedURL.self) {
      url = opened.url
    } else {
      url = try arguments.url(of: syntax)
    }
    profile = try Self.folder("--profile", in: arguments)
    pictures = try Self.folder("--snapshot", in: arguments)
    previews = try Self.folder("--previews", in: arguments)
  }

  /// Whether pictures are made in place of a window.
  var draws: Bool { pictures != nil || previews != nil }

  /// The option that asks for pictures.
  var drawing: String { previews == nil ? "--snapshot" : "--previews" }

  /// The code of the language that is spoken.
  var languageCode: String {
    language?.rawValue ?? ProcessLanguage.locale.language.languageCode?.identifier ?? "en"
  }

  private static func folder(
    _ name: String, in arguments: Arguments
  ) throws(ArgumentError) -> URL? {
    try arguments.value(name, as: String.self).map {
      URL(filePath: $0, directoryHint: .isDirectory)
    }
  }

  /// The options as the help page lists them.
  package static let syntax: [OptionSyntax] = [
    .value(
      "--ui", placeholder: "gtk|terminal|text|json",
      help: "show windows, or run in the terminal, or print the screen as text or JSON"),
    .value("--size", placeholder: "WxH", help: "the size of the window, in points (1104x768)"),
    .value("--open", placeholder: "URL", help: "what to show first"),
    .value("--profile", placeholder: "DIR", help: "the folder to keep everything in"),
    .value("--lang", placeholder: "zh|en", help: "the language, in place of the system's"),
    .flag("--dark", help: "light on a dark ground"),
    .value(
      "--snapshot", placeholder: "DIR",
      help: "draw the screens into files of this folder instead of showing them"),
    .value(
      "--previews", placeholder: "DIR",
      help: "draw each #Preview of a debug build into files of this folder"),
    .flag("--version", help: "tell the version"),
    .flag("--manual", help: "print the page of the manual, for man"),
    .value(
      "--completion", placeholder: "bash|zsh|fish",
      help: "print the script by which the shell completes the program's words"),
  ]
}

extension Arguments {
  /// The address among the operands, where the program takes one.
  fileprivate func url(of syntax: CommandSyntax) throws(ArgumentError) -> URL? {
    let names = syntax.operands + syntax.optionalOperands
    guard let place = names.firstIndex(of: "URL"), place < operands.count else { return nil }
    guard let value = OpenedURL(argument: operands[place]) else {
      throw .unreadable("URL", text: operands[place], expected: OpenedURL.expectation)
    }
    return value.url
  }
}

/// A language that the programs speak.
package enum Language: String, CaseIterable, Sendable, ArgumentValue {
  case zh, en

  package init?(argument: String) { self.init(rawValue: argument) }
  package static var expectation: String { "one of zh and en" }

  /// The name under which texts are kept.
  var identifier: String { self == .zh ? "zh-Hans" : rawValue }
}

/// The size of a window as it is written: `800x600`.
struct WindowSize: ArgumentValue {
  let size: CGSize

  init?(argument: String) {
    let numbers = argument.split(separator: "x", omittingEmptySubsequences: false).map {
      Int($0, radix: 10)
    }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      Self.limits.contains(width), Self.limits.contains(height)
    else { return nil }
    size = CGSize(width: width, height: height)
  }

  private static let limits = 16...8000
  static var expectation: String {
    "a width and height from \(limits.lowerBound) to \(limits.upperBound) points, such as 800x600"
  }
}

/// An address to open.
struct OpenedURL: ArgumentValue {
  let url: URL

  init?(argument: String) {
    guard let url = URL(string: argument), url.scheme != nil else { return nil }
    self.url = url
  }

  static var expectation: String { "an address with a scheme, such as smth://home" }
}
