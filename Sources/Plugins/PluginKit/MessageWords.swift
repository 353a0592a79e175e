public import TutorialGeometry
public import TutorialSyntax

// Texts, numbers and sizes in the messages of plugins.
extension Diagnostic {
  /// Returns a text of a file for a message: long texts are shortened, and control characters made visible.
  public static func excerpt(_ text: String) -> String {
    TutorialSyntax.excerpt(text)
  }

  /// Returns a number, without a fraction if it's whole.
  public static func describe(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// Returns a size: `1080×2400`.
  public static func describe(_ size: Size) -> String {
    "\(describe(size.width))×\(describe(size.height))"
  }
}
