import TutorialGeometry
import TutorialSyntax

/// Why something could not be had, as the error of a `Result`.
struct Refusal: Error {
  /// What is told to the person.
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}

/// `import-failed` for a display that nothing fits on, or that is beyond the limit of coordinates; nil for others.
func impossibleDisplay(_ size: Size) -> Diagnostic? {
  let lengths = 0.0.nextUp...Limits.coordinate
  guard !lengths.contains(size.width) || !lengths.contains(size.height) else { return nil }
  return Diagnostic(.importFailed, "a display cannot measure \(describe(size))", at: nil)
}
