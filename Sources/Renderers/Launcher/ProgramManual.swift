import Arguments
import Foundation
import TerminalRenderer

/// The page of the manual of a program: its options, and the keys that it knows in a terminal.
@MainActor struct ProgramManual {
  private let syntax: CommandSyntax

  init(_ syntax: CommandSyntax) { self.syntax = syntax }

  /// The page as it is on a day.
  func text(on date: Date) -> String {
    let words = TerminalWords(language: "en")
    let keys = words.keyTable.map { (term: $0.keys, meaning: $0.meaning) }
    let typing = words.typingTable.map { (term: $0.keys, meaning: $0.meaning) }
    return syntax.manual(
      date: date.formatted(Self.style),
      sections: [
        .init(
          title: "Keys in the terminal",
          text: "Keys that a screen knows itself come first; ? shows them, too.", rows: keys),
        .init(title: "Keys in fields", rows: typing),
      ])
  }

  private static let style = Date.FormatStyle(
    locale: Locale(identifier: "en_US"), timeZone: TimeZone(secondsFromGMT: 0) ?? .current
  ).month(.wide).day().year()
}
