import TutorialTour

/// Texts for driver.js, in HTML and in selectors. All special characters are escaped.
enum DriverJSText {
  static func html(_ text: String) -> String {
    var html = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      case "\n": html += "<br>"
      default: html.unicodeScalars.append(scalar)
      }
    }
    return html
  }

  /// Returns runs of text as HTML: strong, emphasised, code, and safe links.
  static func html(_ runs: [TourContent.Run]) -> String {
    runs.map { run in
      var html = html(run.text)
      if run.isCode { html = "<code>\(html)</code>" }
      if run.isEmphasized { html = "<em>\(html)</em>" }
      if run.isStrong { html = "<strong>\(html)</strong>" }
      if let link = run.link, isPlainLink(link) { html = "<a href=\"\(Self.html(link))\">\(html)</a>" }
      return html
    }.joined()
  }

  /// Returns true if a link is safe in a page. Other schemes may run code, and the tour's author may be anybody.
  static func isPlainLink(_ link: String) -> Bool {
    ["http:", "https:", "mailto:"].contains { link.lowercased().hasPrefix($0) }
  }

  static func string(_ text: String) -> String { "\"\(escaped(text) { $0 == "\"" || $0 == "\\" })\"" }

  /// Returns a CSS identifier, which has no quotes.
  static func identifier(_ text: String) -> String {
    escaped(text) { scalar in
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
      return !isLetter && scalar != "-" && scalar != "_" && scalar.isASCII
    }
  }

  private static func escaped(_ text: String, _ isSpecial: (Unicode.Scalar) -> Bool) -> String {
    var css = ""
    for scalar in text.unicodeScalars {
      if scalar == "\0" {
        css += "\u{FFFD}"
      } else if scalar.value < 0x20 || scalar.value == 0x7F || isSpecial(scalar) {
        css += "\\\(String(scalar.value, radix: 16)) "
      } else {
        css.unicodeScalars.append(scalar)
      }
    }
    return css
  }
}
