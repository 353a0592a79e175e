package import TutorialSyntax

/// The format of diagnostics.
package enum DiagnosticFormat: String, Sendable, CaseIterable {
  /// The format for people, with lines of source.
  case human
  /// One line for each diagnostic.
  case short
  /// The format for programs.
  case json
  /// Commands of GitHub's workflows, which annotate lines.
  case github
  /// SARIF 2.1.0, for code scanning.
  case sarif

  /// True if the output is one document for programs, which goes to standard output as results do.
  package var isDocument: Bool { self == .json || self == .sarif }

  /// True if the format shows lines of source.
  package var showsSource: Bool { self == .human }

  /// Returns the diagnostics in the given order.
  ///
  /// - Parameters:
  ///   - columns: the width of the terminal, or nil if there is none.
  ///   - isOnOneLine: true to write formats for programs on one line.
  ///   - section: writes a further result as a member of the object, in JSON.
  package func render(
    _ diagnostics: [ReportedDiagnostic], colored: Bool, columns: Int? = nil, onOneLine isOnOneLine: Bool,
    _ section: ((inout JSONWriter) -> Void)? = nil
  ) -> [UInt8] {
    switch self {
    case .human:
      let renderer = HumanRenderer(colored: colored, columns: columns)
      return diagnostics.flatMap { Array(renderer.render($0).utf8) }
    case .short:
      return diagnostics.flatMap { Array(ShortRenderer.render($0).utf8) }
    case .json:
      return JSONRenderer.render(diagnostics, onOneLine: isOnOneLine, section)
    case .github:
      return diagnostics.flatMap { Array(GitHubRenderer.render($0).utf8) }
    case .sarif:
      return SARIFRenderer.render(diagnostics, onOneLine: isOnOneLine)
    }
  }
}
