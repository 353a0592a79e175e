import TutorialCache

/// A page as it is served.
package struct SitePage: Sendable {
  private enum Content {
    case own([UInt8])
    case emitted(EmittedPage)
  }

  /// Its path behind the secret; empty for the list.
  package let path: String
  private let content: Content
  /// What it may load and run.
  package let policy: String
  /// What whoever has it open is told: one object, on one line.
  package let news: [UInt8]

  /// A page that is written here.
  init(path: String, html: [UInt8], news: [UInt8]) {
    (self.path, content, policy, self.news) = (path, .own(html), Self.ownPolicy, news)
  }

  /// An emitter's page.
  init(path: String, _ page: EmittedPage, news: [UInt8]) {
    (self.path, content, policy, self.news) = (path, .emitted(page), page.policy, news)
  }

  /// The page. An emitter's is put together when it is asked for, so that no page is in memory twice.
  package var html: [UInt8] {
    switch content {
    case .own(let bytes): bytes
    case .emitted(let page): page.html(at: path)
    }
  }

  /// For pages that are written here.
  static let ownPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; "
    + "form-action 'none'; frame-ancestors 'none'"

  /// What is said of a page that is there no more.
  static let goneNews = Array(#"{"revision":null,"state":"gone","diagnostics":[]}"#.utf8)

  /// What a page is known by: another one has another.
  static func revision(of bytes: [UInt8]) -> String { String(Digest(of: bytes).hex.prefix(32)) }

  /// The way from a page to what lies beside the list.
  static func wayUp(from path: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// In place of a page that is not there: its file is gone, or has not been written yet.
  static func missing(at path: String) -> SitePage {
    let up = wayUp(from: path)
    var html = HTMLWriter(title: "No such tutorial", wayUp: up, news: Site.newsPrefix + path, revision: "missing")
    html.raw("<main><p class=\"way\"><a href=\"")
    html.text(up.isEmpty ? "./" : up)
    html.raw("\">All tutorials</a></p><h1>There is no such tutorial</h1>")
    html.raw(
      "<p>Its file has gone, or is not among those that this preview shows. Should it come, it is shown here.</p></main>"
    )
    return SitePage(path: path, html: html.finish(), news: goneNews)
  }
}
