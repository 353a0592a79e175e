/// An emitter's page, with the script that keeps it up to date. docs/preview.md has the rules.
package struct EmittedPage: Sendable {
  /// The parts of the page before and after the place of the script.
  private let before: ArraySlice<UInt8>
  private let behind: ArraySlice<UInt8>
  let policy: String
  /// The revision of the emitter's page.
  let revision: String

  /// The beginning of the tag with the page's content security policy.
  private static let tagStart = Array("<meta http-equiv=\"Content-Security-Policy\" content=\"".utf8)
  /// The number of bytes that are searched: such a tag is near the beginning, if anywhere.
  private static let searched = 1 << 16

  /// Prepares an emitter's page.
  package init(_ bytes: [UInt8]) {
    revision = SitePage.revision(of: bytes)
    guard let tag = Self.tag(in: bytes), let policy = Self.policy(bytes[tag.content]) else {
      // The policy allows no script.
      (before, behind, policy) = (bytes[..<0], bytes[...], Self.extended([]))
      return
    }
    (before, behind, self.policy) = (bytes[..<tag.whole.lowerBound], bytes[tag.whole.upperBound...], policy)
  }

  /// Returns the page as it's served at a path.
  func html(at path: String) -> [UInt8] {
    let up = SitePage.wayUp(from: path)
    return before + LiveScript.tag(wayUp: up, news: Site.newsPrefix + path, revision: revision).bytes + behind
  }

  private static func tag(in bytes: [UInt8]) -> (whole: Range<Int>, content: Range<Int>)? {
    let head = bytes.prefix(searched)
    var start = head.startIndex
    while let opening = head[start...].firstIndex(of: UInt8(ascii: "<")) {
      if head[opening...].starts(with: tagStart) {
        let content = opening + tagStart.count
        guard let quote = head[content...].firstIndex(of: UInt8(ascii: "\"")),
          let end = head[quote...].firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        return (opening..<end + 1, content..<quote)
      }
      start = opening + 1
    }
    return nil
  }

  /// Returns the policy of a tag, extended, or nil if a header couldn't express it.
  private static func policy(_ content: ArraySlice<UInt8>) -> String? {
    guard content.allSatisfy({ (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: ",") })
    else {
      return nil
    }
    return extended(
      String(decoding: content, as: UTF8.self).split(separator: ";").map { directive in
        directive.split(separator: " ").map(String.init)
      }.filter { !$0.isEmpty })
  }

  /// Adds the preview's needs to the directives, and those that a tag can't express.
  private static func extended(_ given: [[String]]) -> String {
    var directives = given
    // Of two directives with the same name, the first one counts.
    let fallback = directives.first { $0[0].lowercased() == "default-src" }.map { Array($0.dropFirst()) } ?? ["'none'"]
    if !directives.contains(where: { $0[0].lowercased() == "default-src" }) {
      directives.append(["default-src", "'none'"])
    }
    for name in ["script-src", "connect-src"] {
      let place = directives.firstIndex { $0[0].lowercased() == name }
      let sources = place.map { Array(directives[$0].dropFirst()) } ?? fallback
      let own = [name] + sources.filter { $0 != "'none'" && $0 != "'self'" } + ["'self'"]
      if let place { directives[place] = own } else { directives.append(own) }
    }
    for name in ["base-uri", "form-action", "frame-ancestors"]
    where !directives.contains(where: { $0[0].lowercased() == name }) {
      directives.append([name, "'none'"])
    }
    return directives.map { $0.joined(separator: " ") }.joined(separator: "; ")
  }
}
