/// A rule of the house that something breaks.
enum Violation: Hashable, CustomStringConvertible {
  /// A target is in none of the house's folders.
  case homeless(target: String, path: String)
  /// A target depends on one that it may not know.
  case arrow(from: String, to: String)
  /// A file imports a target that its own does not name, or that is not its floor's to import.
  case importedTarget(file: String, line: Int, module: String)
  /// A file imports what is neither a target nor one of its floor's modules of the toolchain.
  case importedStranger(file: String, line: Int, module: String)
  /// A file belongs to no target.
  case orphan(file: String)
  /// A feature or an app tells platforms apart.
  case platform(file: String, line: Int)
  /// A condition whose answer depends on what was built before.
  case unstableCondition(file: String, line: Int)
  /// A module is handed on outside the one file that may.
  case handedOn(file: String, line: Int)
  /// A test is given a time of its own, which passes while other tests run.
  case ownTimeLimit(file: String, line: Int)
  /// A file is too long.
  case length(file: String, lines: Int)

  var description: String {
    switch self {
    case .homeless(let target, let path): "\(target): \(path) is on no floor"
    case .arrow(let from, let to): "\(from) must not depend on \(to)"
    case .importedTarget(let file, let line, let module):
      "\(file):\(line): \(module) is not among what this target may import"
    case .importedStranger(let file, let line, let module):
      "\(file):\(line): nothing here is called \(module), and this floor may not use it"
    case .orphan(let file): "\(file) belongs to no target"
    case .platform(let file, let line): "\(file):\(line): tells platforms apart"
    case .unstableCondition(let file, let line):
      "\(file):\(line): is false in a clean build and true after an edit"
    case .handedOn(let file, let line): "\(file):\(line): hands a module on"
    case .ownTimeLimit(let file, let line): "\(file):\(line): says hangLimit by another name"
    case .length(let file, let lines): "\(file) has \(lines) lines"
    }
  }
}
