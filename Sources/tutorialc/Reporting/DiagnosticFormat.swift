/// How diagnostics are written.
package enum DiagnosticFormat: String, Sendable, CaseIterable {
  /// For people, with the lines of source.
  case human
  /// One line each.
  case short
  /// For programs.
  case json
  /// Commands of GitHub's workflows, which annotate lines.
  case github
  /// SARIF 2.1.0, for code scanning.
  case sarif

  /// Whether it is one document for programs, which goes where results go.
  package var isDocument: Bool { self == .json || self == .sarif }

  /// Whether the format shows lines of source.
  package var showsSource: Bool { self == .human }

  /// The diagnostics, in the order given.
  ///
  /// - Parameters:
  ///   - coverage: goes into formats for programs; for people it is a table of its own.
  ///   - sections: what goes into formats for programs besides.
  ///   - columns: how wide the terminal is that people read it on; nil where it is none.
  ///   - isOnOneLine: whether what is for programs takes one line.
  package func render(
    _ diagnostics: [ReportedDiagnostic], coverage: [Coverage]? = nil, sections: [ReportSection] = [], colored: Bool,
    columns: Int? = nil,
    onOneLine isOnOneLine: Bool
  ) -> [UInt8] {
    switch self {
    case .human:
      let renderer = HumanRenderer(colored: colored, columns: columns)
      return diagnostics.flatMap { Array(renderer.render($0).utf8) }
    case .short:
      return diagnostics.flatMap { Array(ShortRenderer.render($0).utf8) }
    case .json:
      return JSONRenderer.render(diagnostics, coverage: coverage, sections: sections, onOneLine: isOnOneLine)
    case .github:
      return diagnostics.flatMap { Array(GitHubRenderer.render($0).utf8) }
    case .sarif:
      return SARIFRenderer.render(diagnostics, onOneLine: isOnOneLine)
    }
  }
}
