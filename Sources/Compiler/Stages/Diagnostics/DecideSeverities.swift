package import TutorialSyntax

/// Gives diagnostics the severity that a run wants them to have, in this order: a comment above the place, the command
/// line, the configuration, the default; strictness last.
///
/// - Parameters:
///   - comments: the comments of the files that the diagnostics are about; those that silence something are marked used.
///   - tourMissing: whether the diagnostics include errors that left no tour. Such errors cannot be silenced or lowered:
///     where no error would remain, those that were errors by default stay errors, with a note that says so.
/// - Returns: what is to be reported, in the same order.
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
  /// Whether it is an error whatever anybody wishes. A colour without quotes is one where the comment that it begins
  /// broke the file.
  package var isFixedError: Bool { severity == .error && (id.isAlwaysError || id == .unquotedColour) }
}
