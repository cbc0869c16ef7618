import Arguments
import Foundation
import SwiftUI

/// Reads the words that an application was started with.
@MainActor struct CommandLineReader {
  /// What is to be done, as far as the words tell.
  enum Outcome {
    case show(LaunchOptions, Arguments)
    /// Words are printed and the program ends well.
    case tell(String)
    /// The command line is wrong.
    case refuse(String)
  }

  private let program: (any ConfiguredProgram.Type)?
  private let syntax: CommandSyntax

  /// Makes a reader of an application's own options and those that all have.
  ///
  /// - Parameters:
  ///   - type: The application; one that isn't a `ConfiguredProgram` has no options of its own.
  ///   - name: What the program is called if it doesn't say so itself.
  init(_ type: any App.Type, name: String) {
    let program = type as? any ConfiguredProgram.Type
    self.program = program
    let own = program?.syntax ?? CommandSyntax(name: name, summary: "shows \(type)")
    syntax = CommandSyntax(
      name: own.name, summary: own.summary,
      options: own.options.filter { $0.name != "--help" } + LaunchOptions.syntax,
      operands: own.operands, optionalOperands: own.optionalOperands,
      discussion: own.discussion)
  }

  func read(_ words: [String]) -> Outcome {
    do {
      let arguments = try syntax.parse(words)
      if arguments.flag("--version") {
        return .tell("\(syntax.name) \(program?.version ?? "without a version")\n")
      }
      if arguments.flag("--manual") { return .tell(ProgramManual(syntax).text(on: Date())) }
      if let shell = try arguments.value("--completion", as: Shell.self) {
        return .tell(syntax.completion(for: shell))
      }
      return .show(try LaunchOptions(arguments, of: syntax), arguments)
    } catch .helpRequested {
      return .tell(syntax.help)
    } catch {
      return .refuse(refusal(of: error))
    }
  }

  /// Hands the application its own values.
  ///
  /// - Returns: What is wrong with one of them.
  func configure(_ arguments: Arguments) -> String? {
    do {
      try program?.configure(arguments)
      return nil
    } catch {
      return refusal(of: error)
    }
  }

  private func refusal(of error: ArgumentError) -> String {
    "\(error)\n“\(syntax.name) --help” tells what can be said\n"
  }
}
