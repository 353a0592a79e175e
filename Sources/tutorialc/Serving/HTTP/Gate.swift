/// Decides who is answered: who knows the address, and asks for it by one of this machine's own names, not on behalf of
/// another page.
package struct Gate: Sendable {
  /// The secret at the start of each path: 32 hexadecimal digits.
  package let token: String
  private let hosts: [String]

  /// The bytes of a secret.
  package static let secretSize = 16

  /// A gate.
  ///
  /// - Parameters:
  ///   - secret: 16 random bytes.
  ///   - port: at which is listened.
  package init(secret: [UInt8], port: UInt16) {
    token = secret.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"]
  }

  /// The path behind the secret of a request that may be answered, without its query; nil for any other.
  package func path(of request: HTTPRequest) -> String? {
    // All of it is looked at in any case: how long that takes says nothing.
    let (isKnown, rest) = (knows(request.target), request.target.dropFirst(token.utf8.count + 2))
    let isNamed = hosts.contains(request.host)
    let isOwn = request.origin.map { $0 == "http://\(request.host)" } ?? true
    let isAsked = request.fetchSite.map { $0 == "same-origin" || $0 == "none" } ?? true
    guard isKnown, isNamed, isOwn, isAsked else { return nil }
    return String(decoding: rest.prefix { $0 != UInt8(ascii: "?") }, as: UTF8.self)
  }

  /// Whether a target begins with the secret between two slashes. The time it takes depends on nothing but lengths.
  private func knows(_ target: [UInt8]) -> Bool {
    let wanted = Array("/\(token)/".utf8)
    var difference: UInt8 = target.count < wanted.count ? 1 : 0
    for index in wanted.indices {
      difference |= wanted[index] ^ (index < target.count ? target[index] : 0)
    }
    return difference == 0
  }
}
