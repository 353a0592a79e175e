/// The description of a command.
///
/// The parser, `--help` and the shells' completions are made from it, so that they can't disagree.
package struct Synopsis: Sendable {
  /// A way to call a command, with an explanation.
  package struct Example: Sendable {
    /// The command line.
    package let command: String
    /// The explanation, in one line.
    package let meaning: String

    /// Makes an example.
    package init(command: String, meaning: String) {
      (self.command, self.meaning) = (command, meaning)
    }
  }

  /// The operands of a command.
  package struct Operands: Sendable {
    /// The syntax in help: `[FILE|FOLDER]...`; empty if there are no operands.
    package let usage: String
    /// The permitted number of operands.
    package let count: ClosedRange<Int>
    /// The completions that a shell offers.
    package let completion: Completion

    /// The kind of completions for operands.
    package enum Completion: Sendable {
      case none, files, diagnosticIDs
      case words([String])
    }

    /// Makes a description of operands.
    package init(usage: String, count: ClosedRange<Int>, completion: Completion) {
      (self.usage, self.count, self.completion) = (usage, count, completion)
    }

    /// No operands.
    package static let none = Operands(usage: "", count: 0...0, completion: .none)
  }

  /// The command's name.
  package let name: String
  /// A summary in one line, without a full stop.
  package let abstract: String
  /// The explanation of the command: paragraphs of lines as they are printed.
  package let discussion: String
  /// The operands.
  package let operands: Operands
  /// The command's own options.
  package let options: [Option]
  /// True if the options for diagnostics apply.
  package let reportsDiagnostics: Bool
  /// Some examples, the most common ones first.
  package let examples: [Example]

  /// Makes a synopsis.
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
