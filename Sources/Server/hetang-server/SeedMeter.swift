import Arguments
import CommunitySeed
import Foundation
import Glibc
import ServerStorage
import Synchronization

/// Tells how far the making of a community is: on one line of a terminal, or not at all.
final class SeedMeter: Sendable {
  private let isShown = isatty(STDERR_FILENO) == 1
  private let shown = Mutex("")

  /// Shows a new state, when it looks different.
  func show(_ progress: SeedProgress) {
    guard isShown else { return }
    let text = "\(progress.phase.rawValue) \(Int(progress.fraction * 100)) %"
    let isNew = shown.withLock { shown in
      defer { shown = text }
      return shown != text
    }
    if isNew { write("\r\u{1B}[K\(text)") }
  }

  /// Takes the line away and says what has been made.
  func finish(_ summary: CommunitySummary) {
    if isShown { write("\r\u{1B}[K") }
    Console.say(
      "\(summary.accounts) members, \(summary.boards) boards, \(summary.topics) topics,"
        + " \(summary.articles) articles, \(summary.pictures) pictures")
  }

  private func write(_ text: String) {
    // Who has closed the terminal does not want to read it.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
