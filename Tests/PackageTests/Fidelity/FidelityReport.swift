/// What of Apple's API is there, in the words of Documentation/Fidelity.md.
struct FidelityReport {
  private let groups: [Group]

  private struct Group {
    let title: String
    var tested: [String] = []
    var untested: [String] = []
    var absent: [String] = []

    var count: Int { tested.count + untested.count + absent.count }
  }

  init(of names: PortableNames, declared: DeclaredNames, used: UsedNames) {
    groups = names.groups.map { listed in
      var group = Group(title: listed.title)
      for name in listed.names {
        if !declared.contains(name) {
          group.absent.append(name.written)
        } else if used.contains(name) {
          group.tested.append(name.written)
        } else {
          group.untested.append(name.written)
        }
      }
      return group
    }
  }

  /// The document.
  var markdown: String {
    ([Self.introduction, table] + groups.map(section)).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # What of SwiftUI works

    The names of Apple's SwiftUI that make sense away from Apple's systems, and what became of them
    here. This page is made from the sources (`./test fidelity`) and a test holds it to them. A name
    works if it is declared and a test of the runtime or of a program uses it; a name that is absent
    does not compile. Overloads are not counted: of a name that works, a rare form may be missing.
    """

  private var table: String {
    let rows = groups.map { group in
      "| \(group.title) | \(group.tested.count) | \(group.untested.count) | \(group.absent.count) |"
    }
    let sums = groups.reduce(into: (0, 0, 0)) { sums, group in
      sums.0 += group.tested.count
      sums.1 += group.untested.count
      sums.2 += group.absent.count
    }
    let total = "| **all** | **\(sums.0)** | **\(sums.1)** | **\(sums.2)** |"
    return
      (["| group | works | there, but in no test | absent |", "| --- | ---: | ---: | ---: |"] + rows
      + [total]).joined(separator: "\n")
  }

  private func section(_ group: Group) -> String {
    let lines = [
      Self.line("works", group.tested), Self.line("there, but in no test", group.untested),
      Self.line("absent", group.absent),
    ]
    return (["## \(group.title)"] + lines.compactMap(\.self)).joined(separator: "\n\n")
  }

  private static func line(_ title: String, _ names: [String]) -> String? {
    names.isEmpty ? nil : "**\(title)**: " + names.map { "`\($0)`" }.joined(separator: " ")
  }
}
