/// What a row of a lazy container is for.
enum RowRole {
  case cell
  case header
  case footer
}

/// The rows of a lazy container, told by how many of a kind follow each other.
struct RowRuns {
  struct Run {
    let role: RowRole
    let firstRow: Int
    var count: Int
  }

  /// The rows of a section, by number.
  struct Section {
    let firstRow: Int
    var headers: Range<Int>
    var footers: Range<Int>
    var endRow: Int
  }

  private(set) var runs: ContiguousArray<Run> = []
  private(set) var sections: ContiguousArray<Section> = []
  private(set) var rowCount = 0
  private var isBroken = true

  mutating func add(_ count: Int, role: RowRole = .cell) {
    guard count > 0 else { return }
    if let last = runs.last, last.role == role, !isBroken {
      runs[runs.count - 1].count += count
    } else {
      runs.append(Run(role: role, firstRow: rowCount, count: count))
    }
    isBroken = false
    rowCount += count
  }

  /// Lets what follows begin on a line of its own.
  mutating func breakLine() { isBroken = true }

  mutating func addSection(_ section: Section) { sections.append(section) }
}

/// Which rows share a line: each is a line of its own, except that cells of a grid fill tracks.
struct LineMap {
  struct Line {
    let rows: Range<Int>
    let role: RowRole
  }

  /// A section, in lines.
  struct Section {
    let lines: Range<Int>
    let header: Range<Int>
    let footer: Range<Int>
  }

  private struct Part {
    let run: RowRuns.Run
    let firstLine: Int
    let perLine: Int

    var lineCount: Int { (run.count + perLine - 1) / perLine }
  }

  private var parts: ContiguousArray<Part> = []
  private(set) var sections: ContiguousArray<Section> = []
  private(set) var count = 0

  init() {}

  init(_ rows: RowRuns, tracks: Int) {
    for run in rows.runs {
      let part = Part(run: run, firstLine: count, perLine: run.role == .cell ? tracks : 1)
      parts.append(part)
      count += part.lineCount
    }
    for section in rows.sections {
      sections.append(
        Section(
          lines: lines(of: section.firstRow..<section.endRow), header: lines(of: section.headers),
          footer: lines(of: section.footers)))
    }
  }

  private func lines(of rows: Range<Int>) -> Range<Int> {
    guard !rows.isEmpty else { return 0..<0 }
    return line(ofRow: rows.lowerBound)..<line(ofRow: rows.upperBound - 1) + 1
  }

  func line(at index: Int) -> Line {
    let part = parts[lastPart { $0.firstLine <= index }]
    let first = part.run.firstRow + (index - part.firstLine) * part.perLine
    let end = min(first + part.perLine, part.run.firstRow + part.run.count)
    return Line(rows: first..<end, role: part.run.role)
  }

  func line(ofRow row: Int) -> Int {
    let part = parts[lastPart { $0.run.firstRow <= row }]
    return part.firstLine + (row - part.run.firstRow) / part.perLine
  }

  /// The last part that satisfies a condition which earlier ones satisfy as well.
  private func lastPart(_ isBefore: (Part) -> Bool) -> Int {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(parts[middle]) { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }
}
