import TutorialReporting
import TutorialSyntax

/// The page of a tutorial: the emitter's, or a page of its errors.
enum TutorialPage {
  static func page(of tutorial: PreviewedTutorial, at path: String) -> SitePage {
    guard let page = tutorial.page else {
      let revision = SitePage.revision(of: errors(tutorial, at: path, ""))
      return SitePage(path: path, html: errors(tutorial, at: path, revision), news: news(of: tutorial, revision))
    }
    return SitePage(path: path, page, news: news(of: tutorial, page.revision))
  }

  private static func errors(_ tutorial: PreviewedTutorial, at path: String, _ revision: String) -> [UInt8] {
    let up = SitePage.wayUp(from: path)
    let name = tutorial.id ?? tutorial.path
    let words =
      tutorial.errors > 0
      ? "There is nothing to show yet, because there are errors. Once they are fixed, the tutorial is shown here."
      : "There is nothing to show: the tutorial has none of the requested variants."
    return HTML.page(
      title: name, wayUp: up, news: Site.newsPrefix + path, revision: revision,
      """
      <main><p class="way"><a href="\(up)">All tutorials</a></p>
      <h1>\(name)</h1>
      <p class="path">\(tutorial.path)</p>
      <p>\(words)</p>
      \(RemarkList.html(tutorial.remarks.map(\.diagnostic)))</main>

      """)
  }

  private static func news(of tutorial: PreviewedTutorial, _ revision: String) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("revision", revision)
      json.member("state", tutorial.state.rawValue)
      json.list("diagnostics", of: tutorial.remarks) { json, remark in
        let (diagnostic, place) = (remark.diagnostic, remark.diagnostic.place)
        json.object { json in
          json.member("severity", diagnostic.severity.rawValue)
          json.member("id", diagnostic.id.rawValue)
          json.member("message", diagnostic.message.printable)
          json.member("step", remark.step)
          json.member("file", place?.path.printable)
          json.member("line", place?.line)
          json.member("column", place?.column)
        }
      }
    }
    return json.takeBytes()
  }
}
