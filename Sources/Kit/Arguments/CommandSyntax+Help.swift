extension CommandSyntax {
  /// The help page, with a line feed at its end.
  public var help: String {
    var paragraphs = [usage, summary.capitalizedSentence, Self.table(options.map(\.row))]
    if !discussion.isEmpty { paragraphs.append(discussion) }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  /// The line that shows how to call the command.
  public var usage: String {
    let required = options.filter(\.isRequired).map(\.call)
    let optional = options.count > required.count ? ["[OPTIONS]"] : []
    let mayFollow = optionalOperands.map { "[\($0)]" }
    return (["usage: \(name)"] + required + optional + operands + mayFollow)
      .joined(separator: " ")
  }

  static func table(_ rows: [(term: String, help: String)]) -> String {
    let width = rows.map(\.term.count).max() ?? 0
    return rows.map { row in
      let padding = String(repeating: " ", count: width - row.term.count)
      return "  \(row.term)\(padding)  \(row.help)"
    }.joined(separator: "\n")
  }
}

extension OptionSyntax {
  fileprivate var call: String { placeholder.map { "\(name) \($0)" } ?? name }

  fileprivate var row: (term: String, help: String) {
    ((shortName.map { "\($0), " } ?? "") + call, help)
  }
}

extension String {
  fileprivate var capitalizedSentence: String {
    prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
  }
}
