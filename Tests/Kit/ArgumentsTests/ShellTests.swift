import Arguments
import Foundation
import TestSupport
import Testing

/// What shells and `man` are told about a command is what they can read.
struct ShellTests {
  private let syntax = CommandSyntax(
    name: "pond-tool", summary: "keep a pond",
    options: [
      .value("--ui", placeholder: "gtk|terminal", help: "show windows, or run in the terminal"),
      .value("--profile", "-p", placeholder: "DIR", help: "the folder [of the person's own]"),
      .value("--server", placeholder: "demo|URL", help: "the forum"),
      .flag("--dark", help: "light on a dark ground"),
    ],
    optionalOperands: ["URL"], discussion: "URL is what to show.\n.Not a command. 'Nor this.")

  /// Runs a tool on a text; `nil` where the tool isn't installed.
  private func run(_ tool: String, _ arguments: [String], on text: String) throws -> (
    Int32, String
  )? {
    guard FileManager.default.isExecutableFile(atPath: tool) else { return nil }
    let folder = try TemporaryDirectory()
    let file = folder.file("text")
    try Data(text.utf8).write(to: file)
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: tool)
    process.arguments = arguments + [file.path(percentEncoded: false)]
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  @Test func bashCompletesOptionsAndTheirWords() throws {
    let script =
      syntax.completion(for: .bash) + """
        COMP_WORDS=(pond-tool --u) COMP_CWORD=1; _pond_tool; echo "${COMPREPLY[@]}"
        COMP_WORDS=(pond-tool --ui t) COMP_CWORD=2; _pond_tool; echo "${COMPREPLY[@]}"
        COMP_WORDS=(pond-tool --server '') COMP_CWORD=2; _pond_tool; echo "${COMPREPLY[@]}"
        """

    let (status, output) = try #require(try run("/bin/bash", [], on: script))

    #expect(status == 0)
    #expect(output == "--ui\nterminal\ndemo\n")
  }

  @Test(arguments: [(Shell.bash, "/bin/bash"), (.zsh, "/usr/bin/zsh"), (.fish, "/usr/bin/fish")])
  func scriptsAreWellFormed(shell: Shell, tool: String) throws {
    let script = syntax.completion(for: shell)

    for option in ["ui", "profile", "server", "dark", "help"] { #expect(script.contains(option)) }
    // Where the shell isn't installed, its script is only looked through.
    let result = try run(tool, ["-n"], on: script)
    #expect(result?.0 ?? 0 == 0, "\(result?.1 ?? "")")
    #expect(result?.1 ?? "" == "")
  }

  @Test func manualIsWellFormed() throws {
    let page = syntax.manual(
      date: "May 2, 2026",
      sections: [.init(title: "Keys", rows: [("q e", "back"), ("\"", "quote"), ("↑", "up")])])

    #expect(page.hasPrefix(".Dd May 2, 2026\n.Dt POND-TOOL 1\n"))
    #expect(page.contains(".It Fl p , Fl \\-profile Ar DIR"))
    #expect(page.contains("\\&.Not a command"))
    #expect(page.contains("\\&'Nor this"))
    let result = try run("/usr/bin/mandoc", ["-T", "lint", "-W", "warning"], on: page)
    #expect(result?.1 ?? "" == "")
  }
}
