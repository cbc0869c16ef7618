extension CommandSyntax {
  /// A script by which a shell completes the words of the command.
  ///
  /// - Parameter shell: The shell that is to read it.
  /// - Returns: The script, with a line feed at its end.
  public func completion(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletion
    case .zsh: zshCompletion
    case .fish: fishCompletion
    }
  }

  private var function: String {
    "_" + String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  private var bashCompletion: String {
    let cases = options.filter { $0.placeholder != nil }.map { option in
      let names = [option.shortName, option.name].compactMap(\.self).joined(separator: "|")
      let answer =
        switch option.kind {
        case .folder: "compgen -d -- \"$word\""
        case .file: "compgen -f -- \"$word\""
        case .words(let words): "compgen -W \"\(words.joined(separator: " "))\" -- \"$word\""
        case .anything: ":"
        }
      return "    \(names)) mapfile -t COMPREPLY < <(\(answer)); return ;;"
    }
    let names = options.flatMap { [$0.shortName, $0.name].compactMap(\.self) }
    return """
      # shellcheck shell=bash
      # Completes the words of \(name).
      \(function)() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
        case $before in
      \(cases.joined(separator: "\n"))
        esac
        case $word in
          -*) mapfile -t COMPREPLY < <(compgen -W "\(names.joined(separator: " "))" -- "$word") ;;
        esac
      }
      complete -o default -F \(function) \(name)

      """
  }

  private var zshCompletion: String {
    let specs = options.map { option in
      let help = option.help.filter { !"[]\\".contains($0) }.replacing("'", with: "’")
      let value =
        switch (option.placeholder, option.kind) {
        case (nil, _): ""
        case (let name?, .folder): ":\(name):_files -/"
        case (let name?, .file): ":\(name):_files"
        case (_, .words(let words)): ":value:(\(words.joined(separator: " ")))"
        case (let name?, .anything): ":\(name): "
        }
      let names = [option.shortName, option.name].compactMap(\.self)
      return names.map {
        "  '(\(names.joined(separator: " ")))\($0)[\(help)]\(value.replacing("'", with: "’"))'"
      }.joined(separator: " \\\n")
    }
    let rest = (operands + optionalOperands).map { "  '::\($0): '" }
    return """
      #compdef \(name)
      # Completes the words of \(name).
      _arguments \\
      \((specs + rest).joined(separator: " \\\n"))

      """
  }

  private var fishCompletion: String {
    let lines = options.map { option in
      let long = "--long-option \(option.name.drop { $0 == "-" })"
      let short = option.shortName.map { " --short-option \($0.drop { $0 == "-" })" } ?? ""
      let value =
        switch (option.placeholder, option.kind) {
        case (nil, _): ""
        case (_, .folder): " --exclusive --arguments '(__fish_complete_directories)'"
        case (_, .file): " --require-parameter --force-files"
        case (_, .words(let words)):
          " --exclusive --arguments '\(words.joined(separator: " "))'"
        case (_, .anything): " --exclusive"
        }
      let help = option.help.replacing("'", with: "’").replacing("\\", with: "")
      return "complete --command \(name) \(long)\(short)\(value) --description '\(help)'"
    }
    return (["# Completes the words of \(name)."] + lines).joined(separator: "\n") + "\n"
  }
}

extension OptionSyntax {
  /// What the value of an option can be, as far as the word that stands for it tells.
  fileprivate enum Kind {
    case folder, file, anything
    case words([String])
  }

  fileprivate var kind: Kind {
    switch placeholder {
    case "DIR", "FOLDER": .folder
    case "FILE": .file
    case let placeholder? where placeholder.contains("|"):
      // Words in capitals stand for something else.
      .words(placeholder.split(separator: "|").map(String.init).filter { $0 != $0.uppercased() })
    default: .anything
    }
  }
}
