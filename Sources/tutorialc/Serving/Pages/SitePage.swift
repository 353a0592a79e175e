import TutorialCache

/// A served page.
package struct SitePage: Sendable {
  private enum Content {
    case own([UInt8])
    case emitted(EmittedPage)
  }

  /// Its path after the secret; empty for the list.
  package let path: String
  private let content: Content
  /// The content security policy.
  package let policy: String
  /// The news for open pages: an object on one line.
  package let news: [UInt8]

  init(path: String, html: [UInt8], news: [UInt8]) {
    (self.path, content, policy, self.news) = (path, .own(html), Self.ownPolicy, news)
  }

  init(path: String, _ page: EmittedPage, news: [UInt8]) {
    (self.path, content, policy, self.news) = (path, .emitted(page), page.policy, news)
  }

  /// The page's HTML. An emitter's page is assembled on demand, so that no page is in memory twice.
  package var html: [UInt8] {
    switch content {
    case .own(let bytes): bytes
    case .emitted(let page): page.html(at: path)
    }
  }

  static let ownPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; "
    + "form-action 'none'; frame-ancestors 'none'"

  /// The news of a page that no longer exists.
  static let goneNews = Array(#"{"revision":null,"state":"gone","diagnostics":[]}"#.utf8)

  /// Returns the revision of a page: different pages have different revisions.
  static func revision(of bytes: [UInt8]) -> String { String(Digest(of: bytes).hex.prefix(32)) }

  /// Returns the relative path from a page to the list's folder.
  static func wayUp(from path: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// Returns a replacement for a missing page, whose file was deleted or isn't written yet.
  static func missing(at path: String) -> SitePage {
    let up = wayUp(from: path)
    let html = HTML.page(
      title: "No such tutorial", wayUp: up, news: Site.newsPrefix + path, revision: "missing",
      """
      <main><p class="way"><a href="\(up.isEmpty ? "./" : up)">All tutorials</a></p>\
      <h1>There is no such tutorial</h1>\
      <p>Its file is gone, or is not among those that this preview shows. If it comes, it is shown here.</p></main>
      """)
    return SitePage(path: path, html: html, news: goneNews)
  }
}
