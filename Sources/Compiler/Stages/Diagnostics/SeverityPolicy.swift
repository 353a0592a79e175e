package import TutorialSyntax

/// What somebody wants a diagnostic to be: a severity, or nothing at all.
package enum SeverityChoice: Sendable, Hashable {
  /// The diagnostic has this severity.
  case report(Diagnostic.Severity)
  /// The diagnostic is not reported.
  case ignore
}

/// How the severities that diagnostics are born with are changed for a run.
package struct SeverityPolicy: Sendable, Hashable {
  /// One wish for one id.
  package struct Rule: Sendable, Hashable {
    /// The id.
    package var id: DiagnosticID
    /// What it is to be.
    package var choice: SeverityChoice

    /// A wish.
    package init(_ id: DiagnosticID, _ choice: SeverityChoice) {
      self.id = id
      self.choice = choice
    }
  }

  /// The command line's wishes; of two for one id the later counts.
  package var commandLine: [Rule]
  /// The configuration's wishes, which the command line's override.
  package var configuration: [Rule]
  /// Whether warnings are errors, whatever made them warnings.
  package var isStrict: Bool

  /// A policy; without arguments, one that changes nothing.
  package init(commandLine: [Rule] = [], configuration: [Rule] = [], isStrict: Bool = false) {
    self.commandLine = commandLine
    self.configuration = configuration
    self.isStrict = isStrict
  }

  /// What a diagnostic is under the policy. Comments in the sources come before, see `IgnoreComments`.
  package func choice(for diagnostic: Diagnostic) -> SeverityChoice {
    // What was born milder left a result all the same, such as what a lenient import keeps.
    if diagnostic.isFixedError { return .report(.error) }
    let wish = commandLine.last { $0.id == diagnostic.id } ?? configuration.last { $0.id == diagnostic.id }
    let choice = wish?.choice ?? .report(diagnostic.severity)
    return isStrict && choice == .report(.warning) ? .report(.error) : choice
  }
}
