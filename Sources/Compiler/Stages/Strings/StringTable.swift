import TutorialLanguage
package import TutorialSyntax

/// The texts of a tutorial under the keys by which strings files translate them.
package struct StringTable: Sendable {
  /// A text.
  package struct Entry: Sendable {
    /// The key.
    package var key: String
    /// The text, and where the tutorial has it.
    package var text: Located<String>
    /// Whether it is one of the English words that the tutorial says nowhere itself.
    package var isStandard = false
    /// Whether nothing shows it but a button that a client adds where a step lacks its targets: nobody has to translate it.
    var isStandby = false
  }

  /// The keys of a step's texts, those that it has.
  struct StepKeys {
    var title: String?
    var body: String?
    /// Of the buttons that it lists.
    var buttons: [String] = []
    /// Of the callout's image.
    var image: String?
    var progress: String?
    var label: String?
    var hint: String?
  }

  private var places: [String: Int] = [:]
  private var stepKeys: [ObjectIdentifier: StepKeys] = [:]
  /// The names of the texts but the first that share a key, by their words.
  private var numbered: [String: [String: String]] = [:]
  /// Keys and texts, in the order of first use.
  package private(set) var entries: [Entry] = []

  /// No texts.
  package init() {}

  /// The key of a text. A step may say something else in some variants (a style with `only`): the second text of a key
  /// gets the key with `.2` after it, and so on.
  @discardableResult
  mutating func key(_ key: String, for text: Located<String>) -> String {
    func keep(_ place: inout Int) -> Int { place }
    // One look-up finds the key, or takes it in.
    let place = keep(&places[key, default: entries.count])
    if place == entries.count {
      entries.append(Entry(key: key, text: text))
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
    entries.append(Entry(key: candidate, text: text))
    return candidate
  }

  /// Adds the texts of a step, what is read first first.
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
      // All steps mostly say it in the same words.
      case .words(let words): key("progress", for: Located(words, progress.range))
      }
    }
    keys.label = accessibility?.label.map { key("\(prefix).accessibility.label", for: $0) }
    keys.hint = accessibility?.hint.map { key("\(prefix).accessibility.hint", for: $0) }
    stepKeys[ObjectIdentifier(step)] = keys
  }

  /// The keys of the texts of a step that was added.
  func keys(of step: Step) -> StepKeys { stepKeys[ObjectIdentifier(step)] ?? StepKeys() }

  /// The text under a key.
  func text(_ key: String) -> String? { places[key].map { entries[$0].text.value } }

  /// The place of a key among the entries.
  func place(of key: String) -> Int? { places[key] }

  /// Adds a standard text where it is not there yet.
  ///
  /// - Parameters:
  ///   - own: what the tutorial's own language has for it.
  ///   - range: what asks for it.
  ///   - isStandby: whether only a button that a client adds has it.
  mutating func add(_ text: StandardText, own: String?, at range: ByteRange, isStandby: Bool = false) {
    guard places[text.key] == nil else { return }
    places[text.key] = entries.count
    entries.append(
      Entry(
        key: text.key, text: Located(own ?? text.word, range), isStandard: own == nil, isStandby: isStandby))
  }

  /// Whether a key is in use.
  func contains(_ key: String) -> Bool { places[key] != nil }
}
