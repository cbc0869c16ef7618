import Arguments

/// What the command line says about the forum.
struct SmthOptions {
  /// The forum to read.
  var server = ServerName.newsmth

  static let syntax = CommandSyntax(
    name: "smth", summary: "read 水木社区, or a server that speaks like it",
    options: [
      .value(
        "--server", placeholder: "demo|newsmth|URL",
        help: "the forum: hetang-server on this machine, 水木社区 (newsmth), or another's address")
    ],
    optionalOperands: ["URL"],
    discussion: """
      URL is what to show first, as with --open: smth://topic/ID, or a web page of the forum.
      demo is \(ServerName.demoAddress), where “hetang-server serve --demo” listens.
      """)
}

extension SmthOptions {
  /// Reads the options; those that are not there keep their usual values.
  init(_ arguments: Arguments) throws(ArgumentError) {
    server = try arguments.value("--server") ?? server
  }
}
