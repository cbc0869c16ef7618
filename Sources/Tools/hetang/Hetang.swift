import Arguments

/// The developer's tool: finds the command, runs it, and turns what it throws into words.
@main
enum Hetang {
  static let commands = CommandGroup(
    name: "hetang", summary: "What developers of programs with Hetang need.",
    commands: [PreviewCommand.syntax])

  static func main() {
    var help = commands.help
    do {
      let (command, words) = try commands.select(Array(CommandLine.arguments.dropFirst()))
      help = command.help
      try PreviewCommand(try command.parse(words)).run()
    } catch ArgumentError.helpRequested {
      Console.say(help)
    } catch let error as ArgumentError {
      Console.complain("\(error)\n'--help' tells what can be said")
      Console.exit(.usage)
    } catch let failure as SwiftPackage.Failure {
      Console.complain(failure.message)
      Console.exit(failure.status)
    } catch {
      Console.complain("\(error)")
      Console.exit(.software)
    }
  }
}
