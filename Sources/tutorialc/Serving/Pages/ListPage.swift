import TutorialReporting
import TutorialSyntax

enum ListPage {
  /// Returns the page.
  ///
  /// - Parameter remarks: the diagnostics that belong to no single tutorial.
  static func page(
    of tutorials: [(tutorial: PreviewedTutorial, path: String)], _ remarks: [ReportedDiagnostic]
  ) -> SitePage {
    // The revision depends on the visible content, without the tag of the script.
    let revision = SitePage.revision(of: html(tutorials, remarks, revision: ""))
    var json = JSONWriter()
    json.object { json in
      json.member("revision", revision)
      json.member("state", "current")
      json.member("diagnostics", [])
    }
    return SitePage(
      path: "", html: html(tutorials, remarks, revision: revision), news: json.takeBytes())
  }

  private static func html(
    _ tutorials: [(tutorial: PreviewedTutorial, path: String)], _ remarks: [ReportedDiagnostic], revision: String
  ) -> [UInt8] {
    let count = tutorials.count == 1 ? "1 tutorial" : "\(tutorials.count) tutorials"
    var html = HTMLWriter(title: "\(count) – tutorialc preview", wayUp: "", news: Site.newsPrefix, revision: revision)
    html.raw("<main><h1>Tutorials</h1>\n<p class=\"sum\">")
    html.text(summary(tutorials.map(\.tutorial), remarks))
    html.raw("</p>\n")
    RemarkList.write(remarks, to: &html)
    html.raw("<ul class=\"tutorials\">\n")
    for (tutorial, path) in tutorials { write(tutorial, path, to: &html) }
    html.raw("</ul></main>\n")
    return html.finish()
  }

  private static func summary(_ tutorials: [PreviewedTutorial], _ remarks: [ReportedDiagnostic]) -> String {
    let errors = tutorials.reduce(remarks.count { $0.severity == .error }) { $0 + $1.errors }
    let warnings = tutorials.reduce(remarks.count { $0.severity == .warning }) { $0 + $1.warnings }
    return "\(Self.count(tutorials.count, "tutorial")), \(words(errors: errors, warnings: warnings))"
  }

  private static func write(_ tutorial: PreviewedTutorial, _ path: String, to html: inout HTMLWriter) {
    html.raw("<li><a href=\"")
    html.text(path)
    html.raw("\"><span class=\"name\">")
    html.text(tutorial.id ?? tutorial.path)
    html.raw("</span> <span class=\"path\">")
    html.text(tutorial.path)
    html.raw("</span>")
    let severity = tutorial.errors > 0 ? "error" : tutorial.warnings > 0 ? "warning" : "good"
    html.raw(" <span class=\"count ")
    html.text(severity)
    html.raw("\">")
    html.text(words(errors: tutorial.errors, warnings: tutorial.warnings))
    html.raw("</span>")
    if tutorial.state == .earlier { html.raw(" <span class=\"note\">the last version without errors is shown</span>") }
    if tutorial.state == .none { html.raw(" <span class=\"note\">nothing to show yet</span>") }
    html.raw("</a></li>\n")
  }

  private static func words(errors: Int, warnings: Int) -> String {
    if errors + warnings == 0 { return "nothing wrong" }
    return [errors > 0 ? count(errors, "error") : nil, warnings > 0 ? count(warnings, "warning") : nil]
      .compactMap(\.self).joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
