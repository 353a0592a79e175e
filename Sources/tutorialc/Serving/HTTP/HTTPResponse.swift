/// A response that nobody else may cache, read, frame or guess the type of.
///
/// Its headers say so, and close the connection.
package struct HTTPResponse: Sendable, Hashable {
  /// The body of a response.
  package enum Body: Sendable, Hashable {
    case none
    case bytes([UInt8])
    /// A stream that lasts until the connection is closed.
    case stream
  }

  /// The status.
  package let status: HTTPStatus
  /// The media type of the body; empty if there is none.
  package let type: String
  /// The content security policy.
  package let policy: String
  /// The body.
  package let body: Body

  /// The policy for responses other than pages.
  static let strictPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  init(_ status: HTTPStatus, type: String = "", policy: String = Self.strictPolicy, body: Body = .none) {
    (self.status, self.type, self.policy, self.body) = (status, type, policy, body)
  }

  /// Returns the bytes to send.
  ///
  /// - Parameter isHead: true if the request was for the head alone.
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
