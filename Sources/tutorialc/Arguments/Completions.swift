package import TutorialSyntax

/// Completions for shells, generated from the parser's own tables.
package struct Completions {
  /// The diagnostics offered for an option that takes an id.
  package let diagnostics: DiagnosticRegistry

  /// Makes completions with the given diagnostics.
  package init(diagnostics: DiagnosticRegistry) {
    self.diagnostics = diagnostics
  }

  /// Returns a function for bash.
  package func bash(_ commands: [Synopsis]) -> String {
    let cases = commands.map { command in
      let values = command.allOptions.compactMap { option -> String? in
        let pattern = "        \(names(of: option).joined(separator: "|")))"
        if case .setting(let words) = option.value { return pattern + " " + choice(words) + ";;\n" }
        return words(of: option.value).map { "\(pattern) words=\"\($0)\"\(isList(option) ? " list=1" : "");;\n" }
      }
      let operands = words(of: command.operands).map { "        *) words=\"\($0)\";;\n" } ?? ""
      let options = command.allOptions.flatMap(names).joined(separator: " ")
      return """
            \(command.name))
              options="\(options)"
              case "$previous" in
        \(values.joined())\(operands)      esac;;

        """
    }
    return """
      _tutorialc() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words="" options="" list="" before=""
        local line=" ${COMP_WORDS[*]} " name="" word="" values=""
        line="${line// = /=}"
        # bash takes NAME=VALUE apart, and wants what follows the sign.
        if [ "$current" = "=" ]; then
          current="" name="$previous" previous="${COMP_WORDS[COMP_CWORD-2]}"
        elif [ "$previous" = "=" ]; then
          name="${COMP_WORDS[COMP_CWORD-2]}" previous="${COMP_WORDS[COMP_CWORD-3]}"
        fi
        if [ "$COMP_CWORD" -eq 1 ]; then
          words="\(commands.map(\.name).joined(separator: " ")) --version --help"
        else
          case "${COMP_WORDS[1]}" in
      \(cases.joined())    esac
        fi
        case "$current" in -*) words="$options";; esac
        if [ -n "$name" ]; then
          for word in $words; do
            case "$word" in "$name="*) values="$values ${word#"$name="}";; esac
          done
          words="$values"
        fi
        if [ -n "$list" ]; then
          case "$current" in *,*) before="${current%,*},";; esac
        fi
        COMPREPLY=($(compgen -P "$before" -W "$words" -- "${current#"$before"}"))
        case "${COMPREPLY[*]}" in *=) compopt -o nospace 2>/dev/null;; esac
      }
      complete -o default -F _tutorialc tutorialc

      """
  }

  /// Returns the words of an option that depend on the value of another option.
  private func choice(_ words: SettingWords) -> String {
    let indent = String(repeating: " ", count: 10)
    let cases = words.groups.map { group in
      let given = [" ", "="].map { "*\" \(words.chooser)\($0)\(group.choice) \"*" }.joined(separator: "|")
      return "\(indent)\(given)) words=\"\(group.words.joined(separator: " "))\";;\n"
    }
    return
      "case \"$line\" in\n\(cases.joined())\(indent)*) words=\"\(words.all.joined(separator: " "))\";;\n        esac"
  }

  /// Returns the bash function in zsh's bash emulation.
  package func zsh(_ commands: [Synopsis]) -> String {
    "#compdef tutorialc\nautoload -U +X bashcompinit && bashcompinit\n" + bash(commands)
  }

  /// Returns a list of `complete` lines for fish.
  package func fish(_ commands: [Synopsis]) -> String {
    var lines = [Self.fishList, Self.fishGiven]
    for command in commands {
      lines.append(
        "complete -c tutorialc -n __fish_use_subcommand -f -a \(command.name) -d '\(quoted(command.abstract))'")
      let condition = "complete -c tutorialc -n '__fish_seen_subcommand_from \(command.name)'"
      if let words = words(of: command.operands) { lines.append("\(condition) -f -a '\(words)'") }
      for option in command.allOptions {
        if case .setting(let words) = option.value {
          lines += settings(option, words, of: command)
          continue
        }
        var line = "\(condition) -l \(option.name.dropFirst(2))"
        if let short = option.short { line += " -s \(short.dropFirst())" }
        if option.placeholder != nil {
          let words = words(of: option.value).map { isList(option) ? "(__tutorialc_list \($0))" : $0 }
          line += words.map { " -x -a '\($0)'" } ?? " -r"
        }
        lines.append(line + " -d '\(quoted(firstSentence(of: option.help)))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Completes a comma-separated list after the words that are there already.
  private static let fishList = """
    function __tutorialc_list
      set -l before (commandline -ct | string replace -r '^--[^=]*=' '' | string match -r '^.*,')
      for word in $argv
        echo "$before$word"
      end
    end
    """

  /// Tests if an option was given with a matching value.
  private static let fishGiven = """
    function __tutorialc_given
      string match -qr -- "(^|\\s)$argv[1](=|\\s+)$argv[2](\\s|\\$)" (commandline -p)
    end
    """

  /// Returns the lines of an option whose words depend on the value of another option.
  private func settings(_ option: Option, _ words: SettingWords, of command: Synopsis) -> [String] {
    let groups =
      words.groups.map { ("and __tutorialc_given \(words.chooser) \($0.choice)", $0.words) }
      + [("and not __tutorialc_given \(words.chooser) \"\\S+\"", words.all)]
    return groups.map { condition, words in
      "complete -c tutorialc -n '__fish_seen_subcommand_from \(command.name); \(condition)' -l \(option.name.dropFirst(2))"
        + " -x -a '\(words.joined(separator: " "))' -d '\(quoted(firstSentence(of: option.help)))'"
    }
  }

  private func isList(_ option: Option) -> Bool {
    if case .list = option.value { return true }
    return false
  }

  private func names(of option: Option) -> [String] {
    [option.name] + (option.short.map { [$0] } ?? [])
  }

  private func words(of value: Option.Value) -> String? {
    switch value {
    case .none, .text, .path, .setting: nil
    case .choice(let words): words.joined(separator: " ")
    case .list(_, let words), .name(_, let words): words().joined(separator: " ")
    case .diagnosticID: diagnostics.names.joined(separator: " ")
    }
  }

  private func words(of operands: Synopsis.Operands) -> String? {
    switch operands.completion {
    case .none, .files: nil
    case .diagnosticIDs: diagnostics.names.joined(separator: " ")
    case .words(let words): words.joined(separator: " ")
    }
  }

  private func firstSentence(of text: String) -> String {
    guard let end = text.firstIndex(where: { ".;:".contains($0) }) else { return text }
    return String(text[..<end])
  }

  private func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
  }
}
