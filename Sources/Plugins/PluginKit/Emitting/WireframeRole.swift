/// The role of a wireframe's element, which decides how it's drawn.
public enum WireframeRole: String, Sendable, Hashable, CaseIterable {
  /// A container of other elements.
  case container
  /// A bar along an edge of the display.
  case bar
  /// A row of a list, a card.
  case cell
  /// A text.
  case text
  /// A picture.
  case image
  /// A button.
  case button
  /// An entry of a tab bar or of a segmented control.
  case tab
  /// A text field.
  case field
  /// A switch, a checkbox, a slider.
  case control
  /// An element of unknown role.
  case unknown

  /// Derives the role from a source's own type: `XCUIElementTypeButton`, `android.widget.TextView`, `textfield`.
  ///
  /// The type is searched for known words, the most specific ones first: a text field isn't a text, a tab bar isn't a
  /// tab.
  public init(type: String) {
    let word = type.lowercased()
    self = Self.words.first { pair in word.contains(pair.part) }?.role ?? .unknown
  }

  private static let words: [(part: String, role: WireframeRole)] = [
    ("tabbar", .bar), ("tab bar", .bar), ("tab-bar", .bar), ("navigationbar", .bar), ("toolbar", .bar),
    ("statusbar", .bar), ("actionbar", .bar), ("appbar", .bar), ("bottomnavigation", .bar),
    ("textfield", .field), ("text field", .field), ("edittext", .field), ("searchfield", .field), ("textbox", .field),
    ("textarea", .field), ("input", .field),
    ("checkbox", .control), ("radio", .control), ("switch", .control), ("toggle", .control), ("slider", .control),
    ("stepper", .control), ("seekbar", .control), ("progress", .control),
    ("button", .button), ("link", .button),
    ("image", .image), ("icon", .image), ("picture", .image), ("avatar", .image), ("video", .image), ("map", .image),
    ("cell", .cell), ("listitem", .cell), ("row", .cell), ("card", .cell),
    ("table", .container), ("tab", .tab), ("segment", .tab), ("chip", .tab),
    ("label", .text), ("text", .text), ("heading", .text), ("paragraph", .text),
    ("list", .container), ("collection", .container), ("scroll", .container), ("recycler", .container),
    ("layout", .container), ("group", .container), ("window", .container), ("view", .container), ("other", .container),
  ]
}
