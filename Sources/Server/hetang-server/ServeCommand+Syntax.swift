import Arguments
import CommunityServer

extension ServeCommand {
  static let syntax = CommandSyntax(
    name: "hetang-server serve", summary: "serve a community",
    options: [
      .value(
        "--database", "-d", placeholder: "FILE",
        help: "the community's database; needed but for --demo"),
      .flag("--demo", help: "make a community first when its database is not there, see below"),
      .value("--host", placeholder: "ADDRESS", help: "where to listen (127.0.0.1)"),
      .value("--port", "-p", placeholder: "PORT", help: "which port; 0 for any free one (8080)"),
      .value(
        "--public-url", placeholder: "URL",
        help: "how clients reach it, for addresses of pictures (http://ADDRESS:PORT)"),
      .value(
        "--threads", placeholder: "N", help: "how many threads wait for clients (one a processor)"),
      .value(
        "--max-connections", placeholder: "N", help: "how many clients at one time (1024)"),
      .value(
        "--max-per-address", placeholder: "N",
        help: "how many of them from one address; 0 for any number, behind a proxy (256)"),
      .value(
        "--cache", placeholder: "SECONDS",
        help: "how old an answer may be that is given again; 0 for none (1)"),
      .value(
        "--access-log", placeholder: "FILE", help: "one line of JSON a request; - for stdout"),
      .value(
        "--grace", placeholder: "SECONDS",
        help: "how long requests under way may go on when the server stops (10)"),
      .flag("--die-with-parent", help: "stop when the program that started it ends"),
      .flag("--faults", help: "let calls ask for the site's faults, see below"),
      .value("--fault-rate", placeholder: "SHARE", help: "let a share of all calls fail (0)"),
      .value("--fault-seed", placeholder: "N", help: "which calls those are (1)"),
      .value("--fault-delay", placeholder: "SECONDS", help: "how late a slow answer is (3)"),
    ],
    discussion: """
      --demo serves an invented community of \(DemoCommunity.topics) topics. Its database is made
      when it is not there; without a name it is \(DatabaseFile.demo.name),
      which is made anew when it is more than a day old.

      When it listens it prints one line, “listening on http://ADDRESS:PORT”. SIGTERM and SIGINT
      stop it: it accepts nobody, finishes what is under way and ends; a second signal ends it at
      once.

      With --faults a call fails as its query item “fault” or its header field “X-Fault” says:
      \(Fault.allCases.map(\.rawValue).joined(separator: ", ")).
      """)
}
