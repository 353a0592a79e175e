import TutorialLanguage
package import TutorialSyntax

/// The texts of a tutorial by their keys in strings files.
package struct StringTable: Sendable {
  /// A text with its key.
  package struct SourceString: Sendable {
    /// The key.
    package var key: String
    /// The text and its location in the tutorial.
    package var text: Located<String>
    /// True for a standard text in English that the tutorial doesn't provide itself.
    package var isStandard = false
    /// True if only a button that a client adds for missing targets shows the text. It needs no translation.
    var isStandby = false
  }

  /// The keys of a step's texts; nil for a missing text.
  struct StepKeys {
    var title: String?
    var body: String?
    var buttons: [String] = []
    var image: String?
    var progress: String?
    var label: String?
    var hint: String?
  }

  private var places: [String: Int] = [:]
  private var stepKeys: [ObjectIdentifier: StepKeys] = [:]
  /// The numbered keys of further texts that share a key, by key and text.
  private var numbered: [String: [String: String]] = [:]
  /// The keys and texts, in the order of first use.
  package private(set) var entries: [SourceString] = []

  /// Returns the key of a text and adds the text if it is new.
  ///
  /// A step may have other texts in some variants (a style with `only`). The second text of a key gets the key with
  /// `.2` appended, and so on.
  @discardableResult
  mutating func key(_ key: String, for text: Located<String>) -> String {
    func keep(_ place: inout Int) -> Int { place }
    // A single lookup finds the key or inserts it.
    let place = keep(&places[key, default: entries.count])
    if place == entries.count {
      entries.append(SourceString(key: key, text: text))
      return key
    }
    if entries[place].text.value == text.value { return key }
    if let known = numbered[key]?[text.value] { return known }
    var number = 1 + (numbered[key]?.count ?? 0)
    var candidate = number == 1 ? key : "\(key).\(number)"
    while let place = places[candidate] {
      if entries[place].text.value == text.value { return candidate }
      number += 1
      candidate = "\(key).\(number)"
    }
    if number > 1 { numbered[key, default: [:]][text.value] = candidate }
    places[candidate] = entries.count
    entries.append(SourceString(key: candidate, text: text))
    return candidate
  }

  /// Adds the texts of a step in reading order.
  mutating func add(_ step: Step) {
    guard stepKeys[ObjectIdentifier(step)] == nil else { return }
    let keys = StepKeys(step.id.value, step.callout, step.accessibility) { key($0, for: $1) }
    stepKeys[ObjectIdentifier(step)] = keys
  }

  /// Returns the keys of a step that was added.
  func keys(of step: Step) -> StepKeys { stepKeys[ObjectIdentifier(step)] ?? StepKeys() }

  func text(_ key: String) -> String? { places[key].map { entries[$0].text.value } }

  /// Returns the index of a key among the entries.
  func place(of key: String) -> Int? { places[key] }

  /// Adds a standard text if it is missing.
  ///
  /// - Parameters:
  ///   - own: the text in the tutorial's own language, if a strings file has it.
  ///   - range: the location that requires the text.
  ///   - isStandby: true if only a button that a client adds shows it.
  mutating func add(_ text: StandardText, own: String?, at range: ByteRange, isStandby: Bool = false) {
    guard places[text.key] == nil else { return }
    places[text.key] = entries.count
    entries.append(
      SourceString(
        key: text.key, text: Located(own ?? text.word, range), isStandard: own == nil, isStandby: isStandby))
  }

  func contains(_ key: String) -> Bool { places[key] != nil }
}

extension StringTable.StepKeys {
  /// Creates the keys of a step's texts, or of a part of one, in reading order.
  ///
  /// - Parameter note: receives each key with its text, and returns the final key.
  init(
    _ id: String, _ callout: CalloutPartial?, _ accessibility: AccessibilityPartial?,
    _ note: (String, Located<String>) -> String
  ) {
    let prefix = "steps.\(id)"
    title = callout?.title.map { note("\(prefix).callout.title", $0) }
    body = callout?.body.map { note("\(prefix).callout.body", $0) }
    buttons = (callout?.buttons?.value ?? []).enumerated().map { index, button in
      note("\(prefix).callout.buttons.\(index).title", button.title)
    }
    image = callout?.image?.label.map { note("\(prefix).callout.image.label", $0) }
    progress = callout?.progress.flatMap { progress in
      switch progress.value {
      case .absent: nil
      case .text, .dots: StandardText.progress.key
      // All steps usually have the same progress text.
      case .words(let words): note("progress", Located(words, progress.range))
      }
    }
    label = accessibility?.label.map { note("\(prefix).accessibility.label", $0) }
    hint = accessibility?.hint.map { note("\(prefix).accessibility.hint", $0) }
  }
}
