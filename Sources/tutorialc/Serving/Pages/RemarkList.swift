import TutorialReporting
import TutorialSyntax

/// Diagnostics on the preview's own pages, in the terminal's layout.
enum RemarkList {
  static func write(_ diagnostics: [ReportedDiagnostic], to html: inout HTMLWriter) {
    guard !diagnostics.isEmpty else { return }
    html.raw("<ol class=\"remarks\">\n")
    for diagnostic in diagnostics { write(diagnostic, to: &html) }
    html.raw("</ol>\n")
  }

  private static func write(_ diagnostic: ReportedDiagnostic, to html: inout HTMLWriter) {
    html.raw("<li class=\"")
    html.text(diagnostic.severity.rawValue)
    html.raw("\"><h2><span class=\"severity\">")
    html.text(diagnostic.severity.rawValue)
    html.raw("</span> ")
    html.text(diagnostic.message)
    html.raw(" <code>")
    html.text(diagnostic.id.rawValue)
    html.raw("</code></h2>\n")
    // The headline is written above. The rest are lines of source and remarks.
    let rendered = HumanRenderer(colored: false).render(diagnostic)
    var text = rendered.drop { $0 != "\n" }.dropFirst()
    while text.last == "\n" { text.removeLast() }
    if !text.isEmpty {
      html.raw("<pre tabindex=\"0\">")
      html.lines(String(text))
      html.raw("</pre>\n")
    }
    html.raw("</li>\n")
  }
}
