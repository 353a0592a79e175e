import TutorialPluginKit

/// Swift literals of a tour's texts.
public enum SwiftLiteral {
  /// Returns a string literal, in which everything but plain ASCII text is escaped.
  public static func text(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.escaped(asASCII: true) }.joined() + "\""
  }

  /// Returns an enum of ids as the lines of a declaration, or nothing if there are no ids: an enum of strings needs a case.
  public static func enumeration(
    _ name: String, _ summary: String, of ids: [String], access: String, indent: String
  ) -> String {
    guard !ids.isEmpty else { return "" }
    var names = SwiftIdentifiers()
    let cases = ids.map { "\(indent)  case \(names.identifier(for: $0)) = \(Self.text($0))\n" }.joined()
    return """
      \(indent)/// \(summary)
      \(indent)\(access)enum \(name): Swift.String, Swift.CaseIterable, Swift.Sendable {
      \(cases)\(indent)}

      """
  }
}
