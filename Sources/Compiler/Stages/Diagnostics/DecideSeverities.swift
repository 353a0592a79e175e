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
  var reported: [Diagnostic] = []
  var hasError = false
  for diagnostic in diagnostics {
    if comments.silence(diagnostic) { continue }
    guard case .report(let severity) = policy.choice(for: diagnostic) else { continue }
    var decided = diagnostic
    decided.severity = severity
    hasError = hasError || severity == .error
    reported.append(decided)
  }
  guard tourMissing, !hasError else { return reported }
  return diagnostics.compactMap { diagnostic in
    guard diagnostic.severity == .error else {
      guard case .report(let severity) = policy.choice(for: diagnostic), !comments.silence(diagnostic) else {
        return nil
      }
      var decided = diagnostic
      decided.severity = severity
      return decided
    }
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
