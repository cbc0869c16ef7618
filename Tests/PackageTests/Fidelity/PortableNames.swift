/// Names of Apple's API, by group, as `portable-names.txt` lists them.
struct PortableNames {
  /// One name of the list.
  struct Name: Hashable {
    /// Whether views are asked for it with a dot.
    let isMember: Bool
    let text: String

    /// The name as people write it.
    var written: String { isMember ? "." + text : text }
  }

  /// A topic and its names, in the list's order.
  struct Group {
    let title: String
    var names: [Name] = []
  }

  let groups: [Group]

  /// Reads the list; `nil` if a line is none of its kinds.
  init?(_ text: String) {
    var groups: [Group] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") {
        groups.append(Group(title: String(line.dropFirst(3))))
      } else if !line.hasPrefix("# ") {
        let words = line.split(separator: " ")
        guard words.count == 2, ["type", "member"].contains(words[0]), !groups.isEmpty else {
          return nil
        }
        groups[groups.count - 1].names.append(
          Name(isMember: words[0] == "member", text: String(words[1])))
      }
    }
    self.groups = groups
  }
}
