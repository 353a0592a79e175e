import TutorialIR

/// Why something could not be had, as the error of a `Result`.
struct Refusal: Error {
  /// What is told to the person.
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}
