import Arguments
import Testing

struct CommandSyntaxTests {
  private let syntax = CommandSyntax(
    name: "tool do", summary: "does something",
    options: [
      .value("--port", "-p", placeholder: "PORT", help: "where"),
      .value("--file", placeholder: "FILE", isRequired: true, help: "what"),
      .flag("--loud", "-l", help: "how"),
    ], operands: ["NAME"])

  @Test(arguments: [
    ["--port", "80", "--file=a=b", "x", "--loud"], ["x", "-p", "80", "-l", "--file", "a=b"],
    ["-p=80", "--file", "a=b", "-l", "--", "x"],
  ])
  func optionsStandInAnyOrder(words: [String]) throws {
    let arguments = try syntax.parse(words)

    #expect(try arguments.value("--port", as: UInt16.self) == 80)
    #expect(try arguments.value("--file", as: String.self) == "a=b")
    #expect(arguments.flag("--loud"))
    #expect(arguments.operands == ["x"])
  }

  @Test func whatIsNotGivenIsNotThere() throws {
    let arguments = try syntax.parse(["--file", "-", "x"])

    #expect(try arguments.value("--port", as: Int.self) == nil)
    #expect(!arguments.flag("--loud"))
  }

  @Test func everythingBehindTwoDashesIsAnOperand() throws {
    #expect(try syntax.parse(["--file", "a", "--", "--help"]).operands == ["--help"])
  }

  @Test func operandThatMayFollowIsTakenWhenItIsThere() throws {
    let syntax = CommandSyntax(
      name: "tool", summary: "works", operands: ["NAME"], optionalOperands: ["PLACE"])

    #expect(try syntax.parse(["a"]).operands == ["a"])
    #expect(try syntax.parse(["a", "b"]).operands == ["a", "b"])
    #expect(throws: ArgumentError.unexpectedOperand("c")) { try syntax.parse(["a", "b", "c"]) }
    #expect(throws: ArgumentError.missingOperand("NAME")) { try syntax.parse([]) }
    #expect(syntax.usage == "usage: tool [OPTIONS] NAME [PLACE]")
  }

  @Test(arguments: [
    (["--fiel", "a"], ArgumentError.unknownOption("--fiel", suggestion: "--file")),
    (["--nothing-like-it"], .unknownOption("--nothing-like-it", suggestion: nil)),
    (["--file"], .missingValue("--file")), (["--loud=yes"], .unexpectedValue("--loud")),
    (["-l", "--loud"], .repeated("--loud")), (["x"], .missingOption("--file")),
    (["--file", "a"], .missingOperand("NAME")),
    (["--file", "a", "x", "y"], .unexpectedOperand("y")), (["--loud", "-h"], .helpRequested),
    (["--help", "--nonsense"], .helpRequested),
  ])
  func mistakeIsNamed(words: [String], error: ArgumentError) {
    #expect(throws: error) { try syntax.parse(words) }
  }

  @Test(arguments: ["", "x", "-1", "65536", "8 0", "80.5", "٣"])
  func valueOfTheWrongKindIsRefused(text: String) throws {
    let arguments = try syntax.parse(["--file", "a", "x", "--port=\(text)"])

    #expect(
      throws: ArgumentError.unreadable(
        "--port", text: text, expected: "a whole number from 0 to 65535")
    ) { try arguments.value("--port", as: UInt16.self) }
  }

  @Test(arguments: [("10", Duration.seconds(10)), ("0.5", .milliseconds(500)), ("0", .zero)])
  func secondsMakeADuration(text: String, duration: Duration) {
    #expect(Duration(argument: text) == duration)
  }

  @Test(arguments: ["-1", "nan", "inf", "1e99", "", "1s"])
  func otherTextsMakeNone(text: String) {
    #expect(Duration(argument: text) == nil)
  }

  @Test func helpShowsEveryOption() {
    #expect(
      syntax.help == """
        usage: tool do --file FILE [OPTIONS] NAME

        Does something.

          -p, --port PORT  where
          --file FILE      what
          -l, --loud       how
          -h, --help       show this page

        """)
  }
}
