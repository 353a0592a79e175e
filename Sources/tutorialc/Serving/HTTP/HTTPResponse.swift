/// An answer. Each says the same of itself: nobody else may keep, read, frame or guess at it, and nothing follows it.
package struct HTTPResponse: Sendable, Hashable {
  /// What is sent.
  package enum Body: Sendable, Hashable {
    /// Nothing.
    case none
    /// So many bytes and no more.
    case bytes([UInt8])
    /// It goes on until somebody closes the connection.
    case stream
  }

  /// How the request is answered.
  package let status: HTTPStatus
  /// Of which type the body is; empty where there is none.
  package let type: String
  /// What the page may load and run.
  package let policy: String
  /// The body.
  package let body: Body

  /// For what is no page.
  static let strictPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// An answer.
  init(_ status: HTTPStatus, type: String = "", policy: String = Self.strictPolicy, body: Body = .none) {
    (self.status, self.type, self.policy, self.body) = (status, type, policy, body)
  }

  /// The bytes to be sent.
  ///
  /// - Parameter isHead: whether the request was one for the head alone.
  package func bytes(headOnly isHead: Bool) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.words)"]
    switch body {
    case .none: lines.append("Content-Length: 0")
    case .bytes(let bytes): lines.append("Content-Length: \(bytes.count)")
    case .stream: break
    }
    if !type.isEmpty { lines.append("Content-Type: \(type)") }
    if status == .methodNotAllowed { lines.append("Allow: GET, HEAD") }
    lines += [
      "Cache-Control: no-store",
      "Content-Security-Policy: \(policy)",
      "Cross-Origin-Opener-Policy: same-origin",
      "Cross-Origin-Resource-Policy: same-origin",
      "Referrer-Policy: no-referrer",
      "X-Content-Type-Options: nosniff",
      "X-Frame-Options: DENY",
      "Connection: close",
    ]
    let head = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    guard !isHead, case .bytes(let bytes) = body else { return head }
    return head + bytes
  }
}
