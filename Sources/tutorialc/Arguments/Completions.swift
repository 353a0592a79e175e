import TutorialSyntax

/// Completions for shells, made from the same tables as the parser.
enum Completions {
  /// A function for bash.
  static func bash(_ commands: [Synopsis]) -> String {
    let cases = commands.map { command in
      let values = command.allOptions.filter { $0.unavailable == nil }.compactMap { option in
        words(of: option.value).map {
          "        \(names(of: option).joined(separator: "|"))) words=\"\($0)\"\(isList(option) ? " list=1" : "");;\n"
        }
      }
      let operands = words(of: command.operands).map { "        *) words=\"\($0)\";;\n" } ?? ""
      let options = command.allOptions.filter { $0.unavailable == nil }.flatMap(names).joined(separator: " ")
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
        if [ "$COMP_CWORD" -eq 1 ]; then
          words="\(commands.map(\.name).joined(separator: " ")) --version --help"
        else
          case "${COMP_WORDS[1]}" in
      \(cases.joined())    esac
        fi
        case "$current" in -*) words="$options";; esac
        if [ -n "$list" ]; then
          case "$current" in *,*) before="${current%,*},";; esac
        fi
        COMPREPLY=($(compgen -P "$before" -W "$words" -- "${current#"$before"}"))
      }
      complete -o default -F _tutorialc tutorialc

      """
  }

  /// The bash function under zsh's own emulation.
  static func zsh(_ commands: [Synopsis]) -> String {
    "#compdef tutorialc\nautoload -U +X bashcompinit && bashcompinit\n" + bash(commands)
  }

  /// A list of `complete` lines for fish.
  static func fish(_ commands: [Synopsis]) -> String {
    var lines = [fishList]
    for command in commands {
      lines.append(
        "complete -c tutorialc -n __fish_use_subcommand -f -a \(command.name) -d '\(quoted(command.abstract))'")
      let condition = "complete -c tutorialc -n '__fish_seen_subcommand_from \(command.name)'"
      if let words = words(of: command.operands) { lines.append("\(condition) -f -a '\(words)'") }
      for option in command.allOptions where option.unavailable == nil {
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

  /// Words behind those that are there already, with commas between them.
  private static let fishList = """
    function __tutorialc_list
      set -l before (commandline -ct | string replace -r '^--[^=]*=' '' | string match -r '^.*,')
      for word in $argv
        echo "$before$word"
      end
    end
    """

  private static func isList(_ option: Option) -> Bool {
    if case .list = option.value { return true }
    return false
  }

  private static func names(of option: Option) -> [String] {
    [option.name] + (option.short.map { [$0] } ?? [])
  }

  private static func words(of value: Option.Value) -> String? {
    switch value {
    case .none, .text, .path: nil
    case .choice(let words), .list(_, let words): words.joined(separator: " ")
    case .diagnosticID: DiagnosticID.allCases.map(\.rawValue).joined(separator: " ")
    }
  }

  private static func words(of operands: Synopsis.Operands) -> String? {
    switch operands.completion {
    case .none, .files: nil
    case .diagnosticIDs: DiagnosticID.allCases.map(\.rawValue).joined(separator: " ")
    case .words(let words): words.joined(separator: " ")
    }
  }

  private static func firstSentence(of text: String) -> String {
    guard let end = text.firstIndex(where: { ".;:".contains($0) }) else { return text }
    return String(text[..<end])
  }

  private static func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
  }
}
