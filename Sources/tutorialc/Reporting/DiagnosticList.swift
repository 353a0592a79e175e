import TutorialSyntax

/// What a run has found, each diagnostic once: one about a manifest turns up with every tutorial that uses it.
package struct DiagnosticList: Sendable {
  private var diagnostics: [ReportedDiagnostic] = []
  private var seen: Set<ReportedDiagnostic> = []

  /// Nothing found.
  package init() {}

  /// Adds diagnostics; those that are there already are not added again.
  package mutating func add(_ others: [ReportedDiagnostic]) {
    for diagnostic in others where seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// The diagnostics in the order in which they are listed.
  package func sorted(errorsOnly: Bool) -> [ReportedDiagnostic] {
    diagnostics.filter { !errorsOnly || $0.severity == .error }.sorted { $0.precedes($1) }
  }

  /// How many there are of a severity.
  func count(_ severity: Diagnostic.Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// `2 errors, 1 warning`; nil where there are neither.
  package func summary(errorsOnly: Bool) -> String? {
    var parts: [String] = []
    let errors = count(.error)
    if errors > 0 { parts.append(errors == 1 ? "1 error" : "\(errors) errors") }
    let warnings = errorsOnly ? 0 : count(.warning)
    if warnings > 0 { parts.append(warnings == 1 ? "1 warning" : "\(warnings) warnings") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
