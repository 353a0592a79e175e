import TutorialReporting
import TutorialSyntax

/// Diagnostics on the preview's own pages, in the terminal's layout.
enum RemarkList {
  static func html(_ diagnostics: [ReportedDiagnostic]) -> HTML {
    diagnostics.isEmpty ? "" : "<ol class=\"remarks\">\n\(diagnostics.map(item))</ol>\n"
  }

  private static func item(_ diagnostic: ReportedDiagnostic) -> HTML {
    let severity = diagnostic.severity.rawValue
    // The headline is written here. The rest are lines of source and remarks.
    var text = HumanRenderer(colored: false).render(diagnostic).drop { $0 != "\n" }.dropFirst()
    while text.last == "\n" { text.removeLast() }
    let lines: [HTML] = text.split(separator: "\n", omittingEmptySubsequences: false).map { "\(String($0))\n" }
    let source: HTML = text.isEmpty ? "" : "<pre tabindex=\"0\">\(lines)</pre>\n"
    return """
      <li class="\(severity)"><h2><span class="severity">\(severity)</span> \(diagnostic.message) \
      <code>\(diagnostic.id.rawValue)</code></h2>
      \(source)</li>

      """
  }
}
