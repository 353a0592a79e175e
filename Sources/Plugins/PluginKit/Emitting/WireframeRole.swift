/// What an element of a wireframe is, as far as its drawing goes.
public enum WireframeRole: String, Sendable, Hashable, CaseIterable {
  /// Something that holds other elements.
  case container
  /// A bar along an edge of the display.
  case bar
  /// A row of a list, a card.
  case cell
  /// Words.
  case text
  /// A picture.
  case image
  /// Something to press.
  case button
  /// An entry of a tab bar or of a segmented control.
  case tab
  /// A place to type.
  case field
  /// A switch, a checkbox, a slider.
  case control
  /// Nothing is known of it.
  case unknown

  /// The role that a source's own word for the kind of an element tells: `XCUIElementTypeButton`,
  /// `android.widget.TextView`, `textfield`.
  ///
  /// Words inside of longer ones are tried from the most telling to the least: a text field is no text, a tab bar no
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
