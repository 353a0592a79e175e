package import TutorialSyntax

/// The treatment of a diagnostic: a severity, or silence.
package enum SeverityChoice: Sendable, Hashable {
  /// The diagnostic has this severity.
  case report(Diagnostic.Severity)
  /// The diagnostic is not reported.
  case ignore
}

/// The changes to the default severities of diagnostics in a run.
package struct SeverityPolicy: Sendable, Hashable {
  /// A choice for one id.
  package struct Rule: Sendable, Hashable {
    /// The id.
    package var id: DiagnosticID
    /// The chosen treatment.
    package var choice: SeverityChoice

    /// Creates a rule.
    package init(_ id: DiagnosticID, _ choice: SeverityChoice) {
      self.id = id
      self.choice = choice
    }
  }

  /// The command line's rules. The last one for an id counts.
  package var commandLine: [Rule]
  /// The configuration's rules, which the command line overrides.
  package var configuration: [Rule]
  /// True if warnings become errors, whatever made them warnings.
  package var isStrict: Bool

  /// Creates a policy. Without arguments it changes nothing.
  package init(commandLine: [Rule] = [], configuration: [Rule] = [], isStrict: Bool = false) {
    self.commandLine = commandLine
    self.configuration = configuration
    self.isStrict = isStrict
  }

  /// Returns the treatment of a diagnostic. Comments in the sources take precedence: see `IgnoreComments`.
  package func choice(for diagnostic: Diagnostic) -> SeverityChoice {
    // Only errors are fixed: a milder severity, as in a lenient import, means that there is a result all the same.
    if diagnostic.isFixedError { return .report(.error) }
    let wish = commandLine.last { $0.id == diagnostic.id } ?? configuration.last { $0.id == diagnostic.id }
    let choice = wish?.choice ?? .report(diagnostic.severity)
    return isStrict && choice == .report(.warning) ? .report(.error) : choice
  }
}
