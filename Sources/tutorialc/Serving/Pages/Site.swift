package import TutorialReporting
import TutorialSyntax

/// All that is served: the list, and a page for each tutorial. A value, made anew after each build.
package struct Site: Sendable {
  private let list: SitePage
  private let pages: [String: SitePage]
  /// What it was made of, for who has other news of the whole.
  package let tutorials: [PreviewedTutorial]

  /// How the paths of pages begin.
  static let pagePrefix = "page/"
  /// How the paths of news begin; the path of the page follows.
  static let newsPrefix = "news/"
  /// The names of what pages use.
  static let (scriptName, styleName) = ("live.js", "preview.css")

  /// The pages of tutorials.
  ///
  /// - Parameter remarks: what was found that belongs to no tutorial by itself.
  package init(_ tutorials: [PreviewedTutorial], _ remarks: [ReportedDiagnostic]) {
    self.tutorials = tutorials
    var pages: [String: SitePage] = [:]
    var paths: [String] = []
    for tutorial in tutorials {
      var path = Self.pagePrefix + PagePath.encoded(tutorial.path)
      while pages[path] != nil { path += "~" }
      paths.append(path)
      pages[path] = TutorialPage.page(of: tutorial, at: path)
    }
    self.pages = pages
    list = ListPage.page(of: Array(zip(tutorials, paths)), remarks)
  }

  /// The page at a path behind the secret.
  func page(at path: String) -> SitePage? { path.isEmpty ? list : pages[path] }

  /// What pages use.
  static func part(at path: String) -> (type: String, bytes: [UInt8])? {
    switch path {
    case scriptName: ("text/javascript; charset=utf-8", LiveScript.bytes)
    case styleName: ("text/css; charset=utf-8", PageStyle.bytes)
    default: nil
    }
  }
}
