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
    let items: [HTML] = tutorials.map(item)
    return HTML.page(
      title: "\(tutorials.count.counting("tutorial")) – tutorialc preview", wayUp: "", news: Site.newsPrefix,
      revision: revision,
      """
      <main><h1>Tutorials</h1>
      <p class="sum">\(summary(tutorials.map(\.tutorial), remarks))</p>
      \(RemarkList.html(remarks))<ul class="tutorials">
      \(items)</ul></main>

      """)
  }

  private static func summary(_ tutorials: [PreviewedTutorial], _ remarks: [ReportedDiagnostic]) -> String {
    let errors = tutorials.reduce(remarks.count { $0.severity == .error }) { $0 + $1.errors }
    let warnings = tutorials.reduce(remarks.count { $0.severity == .warning }) { $0 + $1.warnings }
    return "\(tutorials.count.counting("tutorial")), \(words(errors: errors, warnings: warnings))"
  }

  private static func item(_ tutorial: PreviewedTutorial, _ path: String) -> HTML {
    let severity = tutorial.errors > 0 ? "error" : tutorial.warnings > 0 ? "warning" : "good"
    let note: HTML =
      switch tutorial.state {
      case .current: ""
      case .earlier: " <span class=\"note\">the last version without errors is shown</span>"
      case .none: " <span class=\"note\">nothing to show yet</span>"
      }
    return """
      <li><a href="\(path)"><span class="name">\(tutorial.id ?? tutorial.path)</span> \
      <span class="path">\(tutorial.path)</span> \
      <span class="count \(severity)">\(words(errors: tutorial.errors, warnings: tutorial.warnings))</span>\
      \(note)</a></li>

      """
  }

  private static func words(errors: Int, warnings: Int) -> String {
    countedWords([(errors, "error"), (warnings, "warning")]) ?? "nothing wrong"
  }
}
