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
    /// True if only a button that a client adds for missing targets shows the text.
    ///
    /// It needs no translation.
    var isStandby = false
  }

  /// The keys of a step's texts; nil for a missing text.
  struct StepKeys {
    var title: String?
    var body: String?
    /// The keys of the listed buttons' titles.
    var buttons: [String] = []
    /// The key of the image's label.
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

  /// Creates an empty table.
  package init() {}

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
    let prefix = "steps.\(step.id.value)"
    let accessibility = step.accessibility
    var keys = StepKeys()
    keys.title = step.callout?.title.map { key(prefix + ".callout.title", for: $0) }
    keys.body = step.callout?.body.map { key(prefix + ".callout.body", for: $0) }
    keys.buttons = (step.callout?.buttons?.value ?? []).enumerated().map { index, button in
      key("\(prefix).callout.buttons.\(index).title", for: button.title)
    }
    keys.image = step.callout?.image?.label.map { key("\(prefix).callout.image.label", for: $0) }
    keys.progress = step.callout?.progress.flatMap { progress in
      switch progress.value {
      case .absent: nil
      case .text, .dots: StandardText.progress.key
      // All steps usually have the same progress text.
      case .words(let words): key("progress", for: Located(words, progress.range))
      }
    }
    keys.label = accessibility?.label.map { key("\(prefix).accessibility.label", for: $0) }
    keys.hint = accessibility?.hint.map { key("\(prefix).accessibility.hint", for: $0) }
    stepKeys[ObjectIdentifier(step)] = keys
  }

  /// Returns the keys of a step that was added.
  func keys(of step: Step) -> StepKeys { stepKeys[ObjectIdentifier(step)] ?? StepKeys() }

  /// Returns the text of a key.
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

  /// Returns true if a key is in use.
  func contains(_ key: String) -> Bool { places[key] != nil }
}
