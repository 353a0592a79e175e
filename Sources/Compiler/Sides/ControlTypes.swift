import TutorialLanguage

/// Tells controls from what is there to be looked at: by what the source says of taps, else by the word that it has for
/// the kind of element. Each word is looked at once.
struct ControlTypes {
  private let elements: Elements
  /// What is known of each of the texts, by its number.
  private var known: [Bool?]

  init(_ elements: Elements) {
    self.elements = elements
    known = Array(repeating: nil, count: elements.texts.count)
  }

  /// Whether an element is there to be tapped or typed into.
  mutating func isControl(_ element: Int) -> Bool {
    if elements.state(element).isClickable == true { return true }
    guard let number = elements.typeNumber(element) else { return false }
    if let answer = known[Int(number)] { return answer }
    let answer = Self.isControl(type: elements.texts[number])
    known[Int(number)] = answer
    return answer
  }

  /// Whether a source's word for the kind of an element is that of a control: `XCUIElementTypeButton`,
  /// `android.widget.EditText`, `textfield`.
  static func isControl(type: String) -> Bool {
    let word = Array(type.lowercased().utf8)
    // Bars hold controls, and are none: a tab bar is no tab.
    if word.ends(with: "bar") { return word.ends(with: "seekbar") || word.ends(with: "ratingbar") }
    return word.elementsEqual("tab".utf8) || words.contains { word.holds($0) }
  }

  private static let words: [StaticString] = [
    "button", "link", "field", "edittext", "textbox", "textarea", "input", "checkbox", "radio", "switch", "toggle",
    "slider", "stepper", "picker", "chip", "segment", "menuitem", "combobox", "tabitem",
  ]
}

extension [UInt8] {
  /// Whether a word stands at a place. The words are ASCII, so no character needs to be known.
  private func has(_ word: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    for place in 0..<word.count where self[start + place] != word[place] { return false }
    return true
  }

  fileprivate func ends(with word: StaticString) -> Bool {
    word.withUTF8Buffer { $0.count <= count && has($0, at: count - $0.count) }
  }

  fileprivate func holds(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard word.count <= count else { return false }
      for start in 0...(count - word.count) where has(word, at: start) { return true }
      return false
    }
  }
}
