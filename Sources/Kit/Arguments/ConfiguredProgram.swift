public import Foundation

/// A program that has options of its own beside those of the library that shows it.
///
/// An application conforms its `App` type. The library that shows it (`Launcher`) reads the words
/// of the command line by the options of both, answers `--help`, `--version` and mistakes, and then
/// hands over what it has read, before it creates the application.
@MainActor public protocol ConfiguredProgram {
  /// The program's name, what it does, and its own options.
  static var syntax: CommandSyntax { get }
  /// The program's version, as `--version` prints it.
  static var version: String { get }

  /// Takes the values of the command line, once, before the application is created.
  ///
  /// - Throws: What is wrong with a value; the program ends with that.
  static func configure(_ arguments: Arguments) throws(ArgumentError)
  /// The addresses of the screens that `--snapshot` makes pictures of; none stands for the first.
  static var screens: [URL] { get }
}

extension ConfiguredProgram {
  /// The first screen alone.
  public static var screens: [URL] { [] }
}
