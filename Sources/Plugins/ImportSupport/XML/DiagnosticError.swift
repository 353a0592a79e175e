public import TutorialGeometry
import TutorialPluginKit
public import TutorialSyntax

/// An error that carries a diagnostic, for `Result`.
public struct DiagnosticError: Error {
  /// The diagnostic for the person.
  public let diagnostic: Diagnostic

  /// Makes an error of a diagnostic.
  public init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}

extension DiagnosticError {
  /// Returns `import-failed` for a file whose root isn't that of a format.
  ///
  /// - Parameter beginning: the format's own beginning: `a uiautomator dump begins with <hierarchy>`.
  public static func wrongRoot(_ root: XMLElement, in file: XMLFile, _ beginning: String) -> DiagnosticError {
    DiagnosticError(
      Diagnostic(.importFailed, "<\(Diagnostic.excerpt(root.name))> where \(beginning)", at: file.head(of: root)))
  }

  /// Returns `import-failed` for a display without extent, or beyond the limit of coordinates; else nil.
  public static func impossibleDisplay(_ size: Size) -> DiagnosticError? {
    let lengths = 0.0.nextUp...Limits.coordinate
    guard !lengths.contains(size.width) || !lengths.contains(size.height) else { return nil }
    return DiagnosticError(Diagnostic(.importFailed, "a display cannot measure \(Diagnostic.describe(size))", at: nil))
  }
}
