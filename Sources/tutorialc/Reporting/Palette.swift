import TutorialSyntax

/// The colours of a terminal, or none.
struct Palette {
  /// The style of a piece of text.
  enum Style: String {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case secondary = "34"
    case bold = "1"
    case faint = "2"
  }

  /// True if colours are used.
  let isOn: Bool

  /// Returns `text` in a style.
  func paint(_ text: String, _ style: Style) -> String {
    isOn ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  static func style(of severity: Diagnostic.Severity) -> Style {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
