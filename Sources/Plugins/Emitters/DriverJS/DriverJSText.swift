import TutorialTour

/// Texts as driver.js takes them: as HTML and as selectors. Whatever a text holds, it stays a text.
enum DriverJSText {
  /// A text as HTML.
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

  /// Words with their marks: strong, emphasised, code, and links to where a page may lead.
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

  /// Whether a link may stand in a page: those of other schemes may run something, whoever has written the tour.
  static func isPlainLink(_ link: String) -> Bool {
    ["http:", "https:", "mailto:"].contains { link.lowercased().hasPrefix($0) }
  }

  /// Words of progress with their numbers: driver.js puts its own only into what holds for all steps.
  static func progress(_ text: String, number: Int, total: Int) -> String {
    var rest = text[...]
    var words = ""
    while let brace = rest.firstIndex(of: "{") {
      words += rest[..<brace]
      rest = rest[brace...]
      if rest.hasPrefix("{step}") {
        words += "\(number)"
        rest = rest.dropFirst(6)
      } else if rest.hasPrefix("{total}") {
        words += "\(total)"
        rest = rest.dropFirst(7)
      } else {
        words += "{"
        rest = rest.dropFirst()
      }
    }
    return html(words + rest)
  }

  /// A string in CSS.
  static func string(_ text: String) -> String { "\"\(escaped(text) { $0 == "\"" || $0 == "\\" })\"" }

  /// A name in CSS, which has no quotes.
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
