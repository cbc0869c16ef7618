import Arguments
import Testing

struct CommandGroupTests {
  private let group = CommandGroup(
    name: "tool", summary: "Does things.",
    commands: [
      CommandSyntax(name: "tool serve", summary: "serves"),
      CommandSyntax(name: "tool seed", summary: "seeds"),
    ])

  @Test func firstWordChoosesTheCommand() throws {
    let (command, rest) = try group.select(["seed", "--a", "b"])

    #expect(command.name == "tool seed")
    #expect(rest == ["--a", "b"])
  }

  @Test(arguments: [
    ([], ArgumentError.missingCommand), (["--help"], .helpRequested), (["help"], .helpRequested),
    (["sed"], .unknownCommand("sed", suggestion: "seed")),
    (["--seed"], .unknownCommand("--seed", suggestion: "seed")),
    (["else"], .unknownCommand("else", suggestion: nil)),
  ])
  func otherWordsChooseNone(words: [String], error: ArgumentError) {
    #expect(throws: error) { try group.select(words) }
  }

  @Test func helpListsTheCommands() {
    #expect(group.help.contains("\n  serve  serves\n  seed   seeds\n"))
  }
}
