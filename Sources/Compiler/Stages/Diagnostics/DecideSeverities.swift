package import TutorialSyntax

/// Applies a run's severity settings to diagnostics.
///
/// The first of these decides: a comment above the place, the command line, the configuration, the default. Strictness
/// comes last.
///
/// - Parameters:
///   - comments: the comments of the files with diagnostics. Those that silence something are marked as used.
///   - tourMissing: true if errors among the diagnostics prevented a tour. These can't be silenced or lowered: if no
///     error would remain, default errors stay errors, with a note that says so.
/// - Returns: the diagnostics to report, in the same order.
package func decideSeverities(
  _ diagnostics: [Diagnostic], _ policy: SeverityPolicy, _ comments: inout IgnoreComments, tourMissing: Bool = false
) -> [Diagnostic] {
  func decide(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard !comments.silence(diagnostic), case .report(let severity) = policy.choice(for: diagnostic) else { return nil }
    var decided = diagnostic
    decided.severity = severity
    return decided
  }
  let reported = diagnostics.compactMap(decide)
  guard tourMissing, !reported.contains(where: { $0.severity == .error }) else { return reported }
  return diagnostics.compactMap { diagnostic in
    guard diagnostic.severity == .error else { return decide(diagnostic) }
    var decided = diagnostic
    decided.notes.append(.init("it stays an error because no tour can be made without it"))
    return decided
  }
}

extension Diagnostic {
  /// True if it is an error regardless of settings.
  ///
  /// That includes an unquoted colour if the comment that it begins broke the file.
  package var isFixedError: Bool { severity == .error && (id.isAlwaysError || id == .unquotedColour) }
}
