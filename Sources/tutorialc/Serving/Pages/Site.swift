package import TutorialReporting
import TutorialSyntax

/// All served pages: the list, and a page for each tutorial. The value is made anew after each build.
package struct Site: Sendable {
  private let list: SitePage
  private let pages: [String: SitePage]
  /// The tutorials of the site, for other summaries of the whole.
  package let tutorials: [PreviewedTutorial]

  /// The prefix of all pages' paths.
  static let pagePrefix = "page/"
  /// The prefix of all news' paths; the page's path follows.
  static let newsPrefix = "news/"
  static let (scriptName, styleName) = ("live.js", "preview.css")

  /// Makes the pages of tutorials.
  ///
  /// - Parameter remarks: the diagnostics that belong to no single tutorial.
  package init(_ tutorials: [PreviewedTutorial], _ remarks: [ReportedDiagnostic]) {
    self.tutorials = tutorials
    var pages: [String: SitePage] = [:]
    var paths: [String] = []
    for tutorial in tutorials {
      var path = Self.pagePrefix + Self.encoded(tutorial.path)
      while pages[path] != nil { path += "~" }
      paths.append(path)
      pages[path] = TutorialPage.page(of: tutorial, at: path)
    }
    self.pages = pages
    list = ListPage.page(of: Array(zip(tutorials, paths)), remarks)
  }

  /// Returns a file's path as a part of a URL that browsers send unchanged.
  ///
  /// Characters that browsers would decode are encoded, and no component is `.` or `..`, which they would remove.
  private static func encoded(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { part in
      switch part {
      case ".": "-"
      case "..": "--"
      default: part.percentEncoded
      }
    }.joined(separator: "/")
  }

  /// Returns the page at a path after the secret.
  func page(at path: String) -> SitePage? { path.isEmpty ? list : pages[path] }

  static func part(at path: String) -> (type: String, bytes: [UInt8])? {
    switch path {
    case scriptName: ("text/javascript; charset=utf-8", LiveScript.bytes)
    case styleName: ("text/css; charset=utf-8", PageStyle.bytes)
    default: nil
    }
  }
}
