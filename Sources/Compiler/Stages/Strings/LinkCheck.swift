import TutorialLanguage
import TutorialMarkup
package import TutorialSyntax

/// Checks the links in bodies, because apps that play a tour open them.
struct LinkCheck {
  /// The schemes that are always allowed.
  static let standard = ["http", "https", "mailto"]

  /// The allowed schemes, in lower case.
  private let schemes: [String]

  /// - Parameter own: the schemes that the project allows.
  init(allowing own: [String]) { schemes = Self.standard + own.filter { !Self.standard.contains($0) } }

  /// Returns the diagnostics of a tutorial's texts and their translations.
  func diagnostics(_ tutorial: Tutorial, _ texts: StringTable, _ translations: [Translation]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for entry in texts.entries
    where Self.mayHaveLinks(entry.text.value) && Self.isBody(entry.key) && found.count < Diagnostic.maximumCount {
      found += diagnostics(entry.text.value, at: SourceSpan(tutorial.source, entry.text.range))
    }
    for translation in translations {
      for entry in translation.entries where found.count < Diagnostic.maximumCount {
        guard let text = entry.text, Self.mayHaveLinks(text), Self.isBody(entry.key.value),
          texts.contains(entry.key.value)
        else { continue }
        found += diagnostics(text, at: SourceSpan(translation.source, entry.key.range))
      }
    }
    return found
  }

  private static func isBody(_ key: String) -> Bool { key.hasSuffix(".callout.body") || key.contains(".callout.body.") }

  /// Returns true if the text has an opening parenthesis, as every link does.
  ///
  /// Most texts have none, and checking the key takes longer.
  private static func mayHaveLinks(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "(")) }

  private func diagnostics(_ text: String, at span: SourceSpan) -> [Diagnostic] {
    InlineMarkup.parse(text).links.compactMap { defect(of: $0, at: span) }
  }

  private func defect(of link: String, at span: SourceSpan) -> Diagnostic? {
    let shown = "\"\(excerpt(link))\""
    if link.unicodeScalars.contains(where: { $0.value <= 0x20 || (0x7F...0x9F).contains($0.value) || $0 == "\\" }) {
      return Diagnostic(
        .unsafeLink, "the link to \(shown) has characters that a URL cannot have", at: span,
        notes: [.init("%20 stands for a space")])
    }
    guard let scheme = Self.scheme(of: link) else {
      return Diagnostic(
        .unsafeLink, "the link to \(shown) has no scheme", at: span,
        notes: [.init("an app has no page for a relative link; write https://…")])
    }
    let rest = link.dropFirst(scheme.count + 1)
    guard schemes.contains(scheme) else {
      let isForbidden = Self.forbidden.contains(scheme)
      let list = schemes.dropLast().joined(separator: ", ") + " and " + (schemes.last ?? "")
      return Diagnostic(
        .unsafeLink, "the link to \(shown) has the scheme \(excerpt(scheme)), which is not one of \(list)", at: span,
        notes: isForbidden ? [] : [.init("the app's own schemes belong in `links` of tutorialc.yaml")])
    }
    let isWeb = scheme == "http" || scheme == "https"
    guard isWeb ? rest.hasPrefix("//") && rest.dropFirst(2).first.map({ !"/?#".contains($0) }) == true : !rest.isEmpty
    else { return Diagnostic(.unsafeLink, "the link to \(shown) leads nowhere", at: span) }
    return nil
  }

  /// Returns the link's scheme in lower case, or nil if it has none (RFC 3986, section 3.1).
  private static func scheme(of link: String) -> String? {
    link.firstIndex(of: ":").map { link[..<$0].lowercased() }.flatMap { isScheme($0) ? $0 : nil }
  }

  /// Returns true if a text is a valid scheme in lower case.
  static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"),
        UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: false
      }
    }
  }

  /// Schemes that run their content or show local files. No project may allow them.
  static let forbidden: Set<String> = ["javascript", "data", "vbscript", "file", "blob", "about", "view-source"]
}

/// Returns true if a project may allow a scheme for its links: one in lower case that runs nothing.
package func mayLinkLead(to scheme: String) -> Bool {
  LinkCheck.isScheme(scheme) && !LinkCheck.forbidden.contains(scheme)
}

extension DiagnosticID {
  /// `unsafe-link`.
  package static let unsafeLink = DiagnosticID(
    "unsafe-link", .error,
    rule:
      "A link in a body isn't an absolute URL, or has a scheme that isn't allowed. Apps follow the links of a tour, "
      + "so a link may have the scheme http, https or mailto, or one that `links` of tutorialc.yaml names. Schemes "
      + "that run their content, such as javascript and data, are never allowed.",
    wrong: """
      callout: "[Learn more](javascript:open())"
      """,
    right: """
      callout: "[Learn more](https://example.com/help)"
      """)
}
