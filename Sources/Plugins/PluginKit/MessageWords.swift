public import TutorialGeometry
public import TutorialSyntax

// What stands in the messages of plugins.
extension Diagnostic {
  /// A text of a file as messages quote it: shortened where it is long, and with what a terminal would obey made visible.
  public static func excerpt(_ text: String) -> String {
    TutorialSyntax.excerpt(text)
  }

  /// A number, without a fraction where it has none.
  public static func describe(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// A size: `1080×2400`.
  public static func describe(_ size: Size) -> String {
    "\(describe(size.width))×\(describe(size.height))"
  }
}
