import TutorialSyntax

/// The diagnostics of a run without duplicates: a manifest's diagnostics turn up with every tutorial that uses it.
package struct DiagnosticList: Sendable {
  private var diagnostics: [ReportedDiagnostic] = []
  private var seen: Set<ReportedDiagnostic> = []

  /// Makes an empty list.
  package init() {}

  /// Adds the diagnostics that aren't in the list yet.
  package mutating func add(_ others: [ReportedDiagnostic]) {
    for diagnostic in others where seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Returns the diagnostics in the order of listing.
  package func sorted(errorsOnly: Bool) -> [ReportedDiagnostic] {
    diagnostics.filter { !errorsOnly || $0.severity == .error }.sorted { $0.precedes($1) }
  }

  /// Returns the number of diagnostics with a severity.
  func count(_ severity: Diagnostic.Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// Returns `2 errors, 1 warning`, or nil if there are neither.
  package func summary(errorsOnly: Bool) -> String? {
    countedWords([(count(.error), "error"), (errorsOnly ? 0 : count(.warning), "warning")])
  }
}
