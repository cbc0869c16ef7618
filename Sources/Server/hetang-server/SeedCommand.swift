import Arguments
import CommunitySeed
import Foundation
import ServerStorage

/// `hetang-server seed`: makes a community that never was.
struct SeedCommand {
  static let syntax = CommandSyntax(
    name: "hetang-server seed", summary: "make a community of invented members and topics",
    options: [
      DatabaseFile.option,
      .value("--topics", placeholder: "N", help: "how many topics (5000)"),
      .value("--articles", placeholder: "N", help: "how many articles (20 a topic)"),
      .value("--seed", placeholder: "N", help: "which community; the same for the same number (1)"),
      .value(
        "--now", placeholder: "SECONDS",
        help: "the time that it has reached, since 1970 (the present)"),
      .flag("--force", help: "replace the file when it is there"),
    ],
    discussion: "The file is there only when it is complete.")

  private let database: DatabaseFile
  private let plan: SeedPlan
  private let replaces: Bool

  init(_ arguments: Arguments) throws {
    database = try DatabaseFile(arguments)
    replaces = arguments.flag("--force")
    let topics = try Self.count("--topics", of: arguments, in: 1...10_000_000) ?? 5_000
    let articles = try Self.count("--articles", of: arguments, in: topics...100_000_000)
    let now: Double = try arguments.value("--now") ?? Date().timeIntervalSince1970.rounded()
    plan = SeedPlan(
      seed: try arguments.value("--seed") ?? 1, topics: topics, articles: articles,
      now: Date(timeIntervalSince1970: now))
  }

  /// Makes the community.
  func run() async throws {
    if database.exists, !replaces {
      throw Failure(
        status: .cannotCreate, message: "\(database.name): it is there already; --force replaces it"
      )
    }
    try await CommunityFile(plan: plan).make(at: database, progress: SeedMeter())
  }

  private static func count(
    _ option: String, of arguments: Arguments, in range: ClosedRange<Int>
  ) throws -> Int? {
    guard let count: Int = try arguments.value(option) else { return nil }
    guard range.contains(count) else {
      throw ArgumentError.unreadable(
        option, text: "\(count)",
        expected: "a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return count
  }
}
