extension CommandSyntax {
  /// A part of a manual beside those that every command has.
  public struct ManualSection: Sendable {
    /// What it is called.
    public let title: String
    /// What it says before its table.
    public let text: String
    /// Terms, and what each means.
    public let rows: [(term: String, meaning: String)]

    /// Describes a part.
    public init(title: String, text: String = "", rows: [(term: String, meaning: String)] = []) {
      self.title = title
      self.text = text
      self.rows = rows
    }
  }

  /// The page of the manual, as `man` reads it.
  ///
  /// - Parameters:
  ///   - date: The day of the last change, such as `January 5, 2026`.
  ///   - sections: Further parts, which come before how the program ends.
  /// - Returns: The page in mdoc, with a line feed at its end.
  public func manual(date: String, sections: [ManualSection] = []) -> String {
    var lines = [
      ".Dd \(date)", ".Dt \(name.uppercased().replacing(" ", with: "-")) 1", ".Os", ".Sh NAME",
      ".Nm \(name.roff)", ".Nd \(summary.roff)", ".Sh SYNOPSIS", ".Nm",
    ]
    lines += options.map(\.synopsis)
    lines += operands.map { ".Ar \($0.roff)" } + optionalOperands.map { ".Op Ar \($0.roff)" }
    lines += [".Sh DESCRIPTION", ".Nm", "can \(summary.roff)."]
    if !discussion.isEmpty { lines += [".Pp"] + discussion.roffLines }
    lines += [".Pp", "The options are as follows:", ".Bl -tag -width Ds"]
    for option in options { lines += [option.item] + option.help.sentence.roffLines }
    lines.append(".El")
    for section in sections { lines += section.lines }
    lines += [
      ".Sh EXIT STATUS", ".Nm", "ends with 0 when all went well, with 64 when its words make no",
      "sense, and with another number of",
      ".Xr sysexits 3", "otherwise.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension CommandSyntax.ManualSection {
  fileprivate var lines: [String] {
    var lines = [".Sh \(title.uppercased().roff)"] + text.roffLines
    guard !rows.isEmpty else { return lines }
    lines.append(".Bl -tag -width Ds")
    for row in rows { lines += [".It \(row.term.roffWord)"] + row.meaning.sentence.roffLines }
    return lines + [".El"]
  }
}

extension OptionSyntax {
  /// The option as the synopsis has it: mdoc writes the first dash itself.
  fileprivate var synopsis: String { isRequired ? ".\(call)" : ".Op \(call)" }

  fileprivate var item: String {
    let short = shortName.map { "Fl \($0.dropFirst().description.roff) , " } ?? ""
    return ".It \(short)\(call)"
  }

  private var call: String {
    let value = placeholder.map { " Ar \($0.roffWord)" } ?? ""
    return "Fl \(name.dropFirst().description.roff)\(value)"
  }
}

extension String {
  fileprivate var sentence: String {
    prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
  }

  /// The text with nothing in it that roff would read as a command.
  fileprivate var roff: String {
    var text = replacing("\\", with: "\\e").replacing("-", with: "\\-")
    if text.hasPrefix(".") || text.hasPrefix("'") { text = "\\&" + text }
    return text
  }

  /// The text as one word of a command.
  fileprivate var roffWord: String {
    let quoted = roff.replacing("\"", with: "\\(dq")
    return contains(" ") || isEmpty ? "\"\(quoted)\"" : quoted.count < 3 ? "\\&" + quoted : quoted
  }

  /// The text line by line, each sentence on a line of its own.
  fileprivate var roffLines: [String] {
    split(separator: "\n").flatMap { line in
      line.replacing(". ", with: ".\n").split(separator: "\n").map { String($0).roff }
    }
  }
}
