import TutorialLanguage

/// Tells controls from what is there to be looked at: by what the source says of taps, else by the word that it has for
/// the kind of element. Each word is looked at once.
struct ControlTypes {
  private let elements: Elements
  private var known: [UInt32: Bool] = [:]

  init(_ elements: Elements) { self.elements = elements }

  /// Whether an element is there to be tapped or typed into.
  mutating func isControl(_ element: Int) -> Bool {
    if elements.state(element).isClickable == true { return true }
    guard let number = elements.typeNumber(element) else { return false }
    if let answer = known[number] { return answer }
    let answer = Self.isControl(type: elements.texts[number])
    known[number] = answer
    return answer
  }

  /// Whether a source's word for the kind of an element is that of a control: `XCUIElementTypeButton`,
  /// `android.widget.EditText`, `textfield`.
  static func isControl(type: String) -> Bool {
    let word = type.lowercased()
    // Bars hold controls, and are none: a tab bar is no tab.
    if word.hasSuffix("bar") { return word.hasSuffix("seekbar") || word.hasSuffix("ratingbar") }
    return word == "tab" || words.contains { word.contains($0) }
  }

  private static let words = [
    "button", "link", "field", "edittext", "textbox", "textarea", "input", "checkbox", "radio", "switch", "toggle",
    "slider", "stepper", "picker", "chip", "segment", "menuitem", "combobox", "tabitem",
  ]
}
