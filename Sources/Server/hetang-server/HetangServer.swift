import Arguments

/// The program: finds the command, runs it, and turns what it throws into words and a status.
@main
enum HetangServer {
  static let commands = CommandGroup(
    name: "hetang-server", summary: "The community server of Hetang.",
    commands: [
      ServeCommand.syntax, SeedCommand.syntax, CheckCommand.syntax, MigrateCommand.syntax,
    ])

  static func main() async {
    var help = commands.help
    do {
      let (command, words) = try commands.select(Array(CommandLine.arguments.dropFirst()))
      help = command.help
      try await run(command, try command.parse(words))
    } catch ArgumentError.helpRequested {
      Console.say(help)
    } catch let error as ArgumentError {
      Console.complain(error.description)
      Console.complain("'--help' tells what can be said")
      Console.exit(.usage)
    } catch let failure as Failure {
      Console.complain(failure.message)
      Console.exit(failure.status)
    } catch {
      Console.complain("\(error)")
      Console.exit(.software)
    }
  }

  private static func run(_ command: CommandSyntax, _ arguments: Arguments) async throws {
    switch command.name {
    case ServeCommand.syntax.name: try await ServeCommand(arguments).run()
    case SeedCommand.syntax.name: try await SeedCommand(arguments).run()
    case CheckCommand.syntax.name: try await CheckCommand(arguments).run()
    default: try await MigrateCommand(arguments).run()
    }
  }
}
