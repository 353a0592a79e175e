import TutorialPluginKit

/// Swift literals of a tour's texts.
public enum SwiftLiteral {
  /// Returns a string literal, in which everything but plain ASCII text is escaped.
  public static func text(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.escaped(asASCII: true) }.joined() + "\""
  }
}
