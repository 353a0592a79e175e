public import TutorialGeometry
import TutorialPluginKit
public import TutorialSyntax

/// Why something could not be had, as the error of a `Result`.
public struct DiagnosticError: Error {
  /// What is told to the person.
  public let diagnostic: Diagnostic

  /// Refused for what the diagnostic says.
  public init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}

extension DiagnosticError {
  /// `import-failed` for a display that nothing fits on, or that is beyond the limit of coordinates; nil for others.
  public static func impossibleDisplay(_ size: Size) -> DiagnosticError? {
    let lengths = 0.0.nextUp...Limits.coordinate
    guard !lengths.contains(size.width) || !lengths.contains(size.height) else { return nil }
    return DiagnosticError(Diagnostic(.importFailed, "a display cannot measure \(Diagnostic.describe(size))", at: nil))
  }
}
