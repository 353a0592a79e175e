/// Chooses the answer to a request, as a pure function.
package struct Router: Sendable {
  /// An answer to a request.
  package enum Answer: Sendable, Hashable {
    case response(HTTPResponse)
    /// The head of a response, followed by the news of a page for as long as somebody listens.
    case news(HTTPResponse, of: String)
  }

  /// Decides which requests are answered.
  let gate: Gate

  /// Returns the answer to a request.
  package func answer(_ request: HTTPRequest, from site: Site) -> Answer {
    guard let path = gate.path(of: request) else { return .response(HTTPResponse(.notFound)) }
    guard request.method == "GET" || request.method == "HEAD" else {
      return .response(HTTPResponse(.methodNotAllowed))
    }
    guard !request.hasBody else { return .response(HTTPResponse(.badRequest)) }
    if path.hasPrefix(Site.newsPrefix) {
      let page = String(path.dropFirst(Site.newsPrefix.count))
      guard site.page(at: page) != nil || page.hasPrefix(Site.pagePrefix) else {
        return .response(HTTPResponse(.notFound))
      }
      let head = HTTPResponse(.ok, type: "text/event-stream", body: .stream)
      return request.method == "HEAD" ? .response(head) : .news(head, of: page)
    }
    if let part = Site.part(at: path) {
      return .response(HTTPResponse(.ok, type: part.type, body: .bytes(part.bytes)))
    }
    let type = "text/html; charset=utf-8"
    guard let page = site.page(at: path) else {
      guard path.hasPrefix(Site.pagePrefix) else { return .response(HTTPResponse(.notFound)) }
      let none = SitePage.missing(at: path)
      return .response(HTTPResponse(.notFound, type: type, policy: none.policy, body: .bytes(none.html)))
    }
    return .response(HTTPResponse(.ok, type: type, policy: page.policy, body: .bytes(page.html)))
  }
}
