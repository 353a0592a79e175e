import TutorialLanguage

/// Tells controls from other elements, by clickability or by the source's type name. Each type name is examined once.
struct ControlTypes {
  private let elements: Elements
  /// The answer for each text, by its number; nil if not yet examined.
  private var known: [Bool?]

  init(_ elements: Elements) {
    self.elements = elements
    known = Array(repeating: nil, count: elements.texts.count)
  }

  /// Returns true if an element is meant to be tapped or typed into.
  mutating func isControl(_ element: Int) -> Bool {
    if elements.state(element).isClickable == true { return true }
    guard let number = elements.typeNumber(element) else { return false }
    if let answer = known[Int(number)] { return answer }
    let answer = Self.isControl(type: elements.texts[number])
    known[Int(number)] = answer
    return answer
  }

  /// Returns true if a source's type name is that of a control.
  ///
  /// Such are `XCUIElementTypeButton`, `android.widget.EditText`, `textfield`.
  static func isControl(type: String) -> Bool {
    let word = Array(type.lowercased().utf8)
    // Bars contain controls, but aren't controls themselves: a tab bar is no tab.
    if word.ends(with: "bar") { return word.ends(with: "seekbar") || word.ends(with: "ratingbar") }
    return word.elementsEqual("tab".utf8) || words.contains { word.holds($0) }
  }

  private static let words: [StaticString] = [
    "button", "link", "field", "edittext", "textbox", "textarea", "input", "checkbox", "radio", "switch", "toggle",
    "slider", "stepper", "picker", "chip", "segment", "menuitem", "combobox", "tabitem",
  ]
}

extension [UInt8] {
  /// Returns true if the word stands at `start`. Words are ASCII, so bytes suffice.
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
