import TutorialPluginKit

/// Texts of a tour as Swift has them.
public enum SwiftLiteral {
  /// A string literal; everything that is not plain ASCII text is escaped.
  public static func text(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.escaped(asASCII: true) }.joined() + "\""
  }
}
