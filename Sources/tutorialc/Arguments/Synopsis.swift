/// All that is known of a command before it runs. The parser, `--help` and the shells' completions are made from it,
/// so that they cannot disagree.
package struct Synopsis: Sendable {
  /// One way to call a command, and what it does.
  package struct Example: Sendable {
    /// The command line.
    package let command: String
    /// One line.
    package let meaning: String

    /// A command line and its meaning.
    package init(command: String, meaning: String) {
      (self.command, self.meaning) = (command, meaning)
    }
  }

  /// What stands on the command line besides options.
  package struct Operands: Sendable {
    /// As help shows them: `[FILE|FOLDER]...`; empty where there are none.
    package let usage: String
    /// How many there may be.
    package let count: ClosedRange<Int>
    /// What a shell offers.
    package let completion: Completion

    /// What a shell offers in the operands' place.
    package enum Completion: Sendable {
      case none, files, diagnosticIDs
      case words([String])
    }

    /// So many operands.
    package init(usage: String, count: ClosedRange<Int>, completion: Completion) {
      (self.usage, self.count, self.completion) = (usage, count, completion)
    }

    /// No operands.
    package static let none = Operands(usage: "", count: 0...0, completion: .none)
  }

  /// The command's name.
  package let name: String
  /// One line, without a full stop.
  package let abstract: String
  /// What a person should know; paragraphs of lines as they are printed.
  package let discussion: String
  /// What stands besides options.
  package let operands: Operands
  /// The command's own options.
  package let options: [Option]
  /// Whether the options that concern diagnostics apply.
  package let reportsDiagnostics: Bool
  /// A few, the most common first.
  package let examples: [Example]

  /// A command of the given fields.
  package init(
    name: String, abstract: String, discussion: String, operands: Operands, options: [Option],
    reportsDiagnostics: Bool, examples: [Example]
  ) {
    (self.name, self.abstract, self.discussion, self.operands) = (name, abstract, discussion, operands)
    (self.options, self.reportsDiagnostics, self.examples) = (options, reportsDiagnostics, examples)
  }

  /// All options, in the order of help.
  package var allOptions: [Option] {
    options + (reportsDiagnostics ? CommonOptions.diagnostics : []) + [CommonOptions.help]
  }
}
