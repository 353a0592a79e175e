import Testing

@testable import TutorialServing

/// The tests' secret as written in a URL.
private let token = "202122232425262728292a2b2c2d2e2f"

extension HTTPRequest {
  /// A request with the given fields.
  init(
    method: String = "GET", target: String, host: String, origin: String? = nil, fetchSite: String? = nil,
    hasBody: Bool = false
  ) {
    self.init(
      method: method, target: Array(target.utf8), host: host, origin: origin, fetchSite: fetchSite, hasBody: hasBody)
  }
}

@Suite("Routing of requests")
struct RouterTests {
  private let gate = Gate(secret: Array(0x20..<0x30), port: 8123)
  private let site = Site(
    [
      PreviewedTutorial(
        path: "tours/a b.tutorial.yaml", id: "a", page: EmittedPage(Array("<p>a</p>".utf8)), isCurrent: true,
        remarks: [])
    ], [])

  private func answer(_ request: HTTPRequest) -> Router.Answer { Router(gate: gate).answer(request, from: site) }

  private func status(
    _ path: String, method: String = "GET", host: String = "127.0.0.1:8123", origin: String? = nil,
    fetchSite: String? = nil, hasBody: Bool = false
  ) -> HTTPStatus {
    let request = HTTPRequest(
      method: method, target: path, host: host, origin: origin, fetchSite: fetchSite, hasBody: hasBody)
    switch answer(request) {
    case .response(let response), .news(let response, _): return response.status
    }
  }

  private var list: String { "/\(token)/" }

  @Test("the secret is the bytes as hexadecimal digits, and begins each path")
  func secret() {
    #expect(gate.token == token)
    for path in [
      "", "page/tours/a%20b.tutorial.yaml", "live.js", "preview.css", "news/", "news/page/tours/a%20b.tutorial.yaml",
    ] {
      #expect(status(list + path) == .ok)
      #expect(status(list + path + "?x=1") == .ok)
    }
  }

  @Test(
    "any other path is answered by 404 and nothing else",
    arguments: [
      "/", "/\(token)", "//\(token)/", "/\(token.uppercased())/", "/\(token.dropLast())/", "/\(token)0/",
      "/0\(token.dropFirst())/",
      "/\(token.dropLast())0/", "/%32\(token.dropFirst())/", "/\(token)%2F", "/./\(token)/", "/x/../\(token)/",
      "/?/\(token)/",
      "/favicon.ico", "/\(String(repeating: "2", count: 32))/", "/\(String(repeating: "a", count: 5000))",
      "/\(token)/../\(token)/", "/\(token)/live.js/", "/\(token)/LIVE.JS", "/\(token)/%6cive.js",
      "/\(token)/etc/passwd",
      "/\(token)/news", "/\(token)/news/x", "/\(token)//", "/\(token)/.",
    ])
  func unknown(path: String) {
    #expect(answer(HTTPRequest(target: path, host: "127.0.0.1:8123")) == .response(HTTPResponse(.notFound)))
  }

  @Test("every wrong digit of the secret is wrong")
  func digits() {
    for place in 0..<32 {
      var digits = Array(token.utf8)
      digits[place] ^= 1
      #expect(status("/\(String(decoding: digits, as: UTF8.self))/") == .notFound)
    }
  }

  @Test("a page is found only by its exact path; others are \"not found\", even with the right secret")
  func pages() {
    for path in [
      "page/tours/a b.tutorial.yaml", "page/tours/a%20b.tutorial.yam%6c", "page/tours/../tours/a%20b.tutorial.yaml",
      "page/../../../etc/passwd", "page//tours/a%20b.tutorial.yaml", "page/tours%2fa%20b.tutorial.yaml", "page/",
    ] {
      guard case .response(let response) = answer(HTTPRequest(target: list + path, host: "localhost:8123")) else {
        Issue.record("news of \(path)")
        return
      }
      #expect(response.status == .notFound)
      guard case .bytes(let bytes) = response.body else {
        Issue.record("no words for \(path)")
        continue
      }
      #expect(String(decoding: bytes, as: UTF8.self).contains("There is no such tutorial"))
    }
    // A page whose file is gone stays connected, to learn when the file is back.
    #expect(status(list + "news/page/gone.tutorial.yaml") == .ok)
  }

  @Test("the host is a name of this machine, and its port")
  func hosts() {
    for host in ["127.0.0.1:8123", "localhost:8123", "[::1]:8123"] { #expect(status(list, host: host) == .ok) }
    for host in [
      "127.0.0.1", "localhost", "127.0.0.1:8124", "127.0.0.1:81230", "evil.example:8123", "127.0.0.1.evil.example:8123",
      "localhost.:8123", "LOCALHOST:8123", "0.0.0.0:8123", "127.1:8123", "[::]:8123", "", "127.0.0.1:8123, evil",
      "user@127.0.0.1:8123",
    ] {
      #expect(status(list, host: host) == .notFound, "\(host)")
    }
  }

  @Test("a browser's request is allowed only from the page itself or a person")
  func origins() {
    #expect(status(list, origin: "http://127.0.0.1:8123") == .ok)
    #expect(status(list, host: "[::1]:8123", origin: "http://[::1]:8123") == .ok)
    for origin in [
      "null", "http://localhost:8123", "https://127.0.0.1:8123", "http://127.0.0.1", "http://evil.example", "",
    ] {
      #expect(status(list, origin: origin) == .notFound, "\(origin)")
    }
    for asking in ["same-origin", "none"] { #expect(status(list, fetchSite: asking) == .ok) }
    for asking in ["cross-site", "same-site", "", "None"] { #expect(status(list, fetchSite: asking) == .notFound) }
  }

  @Test("only GET and HEAD are answered; without the secret every request gets 404")
  func methods() {
    #expect(status(list, method: "HEAD") == .ok)
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", "CONNECT"] {
      #expect(status(list, method: method) == .methodNotAllowed)
      #expect(status("/", method: method) == .notFound)
    }
    #expect(status(list, hasBody: true) == .badRequest)
    #expect(status("/", hasBody: true) == .notFound)
  }

  @Test("every answer forbids caching, reading and framing by others, and closes the connection")
  func headers() {
    for status in HTTPStatus.allCases {
      let text = String(decoding: HTTPResponse(status).bytes(headOnly: false), as: UTF8.self)
      #expect(text.hasPrefix("HTTP/1.1 \(status.rawValue) "))
      #expect(text.hasSuffix("\r\n\r\n"))
      for line in [
        "Content-Length: 0", "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
        "Referrer-Policy: no-referrer",
        "Cross-Origin-Resource-Policy: same-origin", "Connection: close",
        "Content-Security-Policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      ] {
        #expect(text.contains("\r\n\(line)\r\n"))
      }
      #expect(!text.lowercased().contains("access-control"))
    }
    let page = HTTPResponse(.ok, type: "text/plain", body: .bytes([65, 66]))
    #expect(page.bytes(headOnly: true) + [65, 66] == page.bytes(headOnly: false))
  }
}
