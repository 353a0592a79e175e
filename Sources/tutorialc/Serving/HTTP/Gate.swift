/// Admits only requests that know the secret address and name this machine as host.
///
/// A request on behalf of another page is refused.
package struct Gate: Sendable {
  /// The secret at the start of each path: 32 hexadecimal digits.
  package let token: String
  private let hosts: [String]

  /// The number of bytes of a secret.
  package static let secretSize = 16

  /// Makes a gate.
  ///
  /// - Parameters:
  ///   - secret: 16 random bytes.
  ///   - port: the port that the server listens at.
  package init(secret: [UInt8], port: UInt16) {
    token = secret.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"]
  }

  /// Returns the path after the secret, without the query, or nil if the request isn't admitted.
  package func path(of request: HTTPRequest) -> String? {
    // All conditions are always evaluated, so that the time reveals nothing.
    let (isKnown, rest) = (knows(request.target), request.target.dropFirst(token.utf8.count + 2))
    let isNamed = hosts.contains(request.host)
    let isOwn = request.origin.map { $0 == "http://\(request.host)" } ?? true
    let isAsked = request.fetchSite.map { $0 == "same-origin" || $0 == "none" } ?? true
    guard isKnown, isNamed, isOwn, isAsked else { return nil }
    return String(decoding: rest.prefix { $0 != UInt8(ascii: "?") }, as: UTF8.self)
  }

  /// Returns true if a target begins with the secret between two slashes, in a time that depends only on lengths.
  private func knows(_ target: [UInt8]) -> Bool {
    let wanted = Array("/\(token)/".utf8)
    var difference: UInt8 = target.count < wanted.count ? 1 : 0
    for index in wanted.indices {
      difference |= wanted[index] ^ (index < target.count ? target[index] : 0)
    }
    return difference == 0
  }
}
