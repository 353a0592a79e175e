/// All that is known of a command before it runs. The parser, `--help` and the shells' completions are made from it,
/// so that they cannot disagree.
struct Synopsis: Sendable {
  /// One way to call a command, and what it does.
  struct Example: Sendable {
    /// The command line.
    let command: String
    /// One line.
    let meaning: String
  }

  /// What stands on the command line besides options.
  struct Operands: Sendable {
    /// As help shows them: `[FILE|FOLDER]...`; empty where there are none.
    let usage: String
    /// How many there may be.
    let count: ClosedRange<Int>
    /// What a shell offers.
    let completion: Completion

    /// What a shell offers in the operands' place.
    enum Completion: Sendable {
      case none, files, diagnosticIDs
      case words([String])
    }

    /// No operands.
    static let none = Operands(usage: "", count: 0...0, completion: .none)
  }

  /// The command's name.
  let name: String
  /// One line, without a full stop.
  let abstract: String
  /// What a person should know; paragraphs of lines as they are printed.
  let discussion: String
  /// What stands besides options.
  let operands: Operands
  /// The command's own options.
  let options: [Option]
  /// Whether the options that concern diagnostics apply.
  let reportsDiagnostics: Bool
  /// A few, the most common first.
  let examples: [Example]

  /// All options, in the order of help.
  var allOptions: [Option] {
    options + (reportsDiagnostics ? CommonOptions.diagnostics : []) + [CommonOptions.help]
  }
}
