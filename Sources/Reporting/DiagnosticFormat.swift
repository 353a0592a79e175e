/// How diagnostics are written.
package enum DiagnosticFormat: String, Sendable, CaseIterable {
  /// For people, with the lines of source.
  case human
  /// One line each.
  case short
  /// For programs.
  case json

  /// Whether the format shows lines of source.
  package var showsSource: Bool { self == .human }

  /// The diagnostics, in the order given.
  ///
  /// - Parameters:
  ///   - coverage: goes into formats for programs; for people it is a table of its own.
  ///   - columns: how wide the terminal is that people read it on; nil where it is none.
  ///   - isOnOneLine: whether what is for programs takes one line.
  package func render(
    _ diagnostics: [ReportedDiagnostic], coverage: [Coverage]? = nil, colored: Bool, columns: Int? = nil,
    onOneLine isOnOneLine: Bool
  ) -> [UInt8] {
    switch self {
    case .human:
      let renderer = HumanRenderer(colored: colored, columns: columns)
      return diagnostics.flatMap { Array(renderer.render($0).utf8) }
    case .short:
      return diagnostics.flatMap { Array(ShortRenderer.render($0).utf8) }
    case .json:
      return JSONRenderer.render(diagnostics, coverage: coverage, onOneLine: isOnOneLine)
    }
  }
}
