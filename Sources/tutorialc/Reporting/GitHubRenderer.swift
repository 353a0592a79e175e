import TutorialSyntax
import TutorialSystem

/// Diagnostics as GitHub workflow commands, which annotate the lines of a pull request.
///
/// They work on any stream: `::error file=…,line=…::…`.
enum GitHubRenderer {
  /// Returns a diagnostic on one line, with a line end.
  static func render(_ diagnostic: ReportedDiagnostic) -> String {
    var properties: [String] = []
    if let place = diagnostic.place {
      properties.append("file=\(property(place.path))")
      properties.append("line=\(place.line)")
      properties.append("endLine=\(place.endLine)")
      // Columns only make sense if the place is on one line.
      if place.line == place.endLine {
        properties.append("col=\(place.column)")
        properties.append("endColumn=\(place.endColumn)")
      }
    }
    properties.append("title=\(property(diagnostic.id.rawValue))")
    var words = [diagnostic.message]
    if !diagnostic.label.isEmpty { words.append(diagnostic.label) }
    words += diagnostic.notes.map(\.message)
    words += diagnostic.fixes.filter { !$0.isSaid(by: diagnostic.label) }.map { "fix: \($0.title)" }
    if !diagnostic.variants.isEmpty { words.append("variants: \(diagnostic.variants.joined(separator: ", "))") }
    return
      "::\(command(diagnostic.severity)) \(properties.joined(separator: ","))::\(data(words.joined(separator: "\n")))\n"
  }

  private static func command(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Escapes characters that the runner would treat as the end of the message or as an escape.
  private static func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }

  private static func property(_ text: String) -> String {
    var result = ""
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
