/// One option of a command: what the parser accepts, what `--help` says and what shells complete. A command has one of a
/// name.
///
/// What takes more than a constant is put together when somebody asks: each run has all options, and hardly needs any.
package struct Option: Sendable {
  /// What follows the option's name.
  package enum Value: Sendable {
    /// Nothing: the option is there or not.
    case none
    /// A value, by the word that stands for it in help.
    case text(String)
    /// A file or folder.
    case path(String)
    /// One of some words.
    case choice([String])
    /// A word, by the word that stands for it in help: one of some, or another of which they know nothing.
    case name(String, of: @Sendable () -> [String])
    /// Some words with commas between them, by the word that stands for them in help.
    case list(String, of: @Sendable () -> [String])
    /// A name and a value with `=` between them; which there are, the value of another option says.
    case setting(SettingWords)
    /// A diagnostic id.
    case diagnosticID
  }

  /// The long name with its hyphens, such as `--layout`.
  package let name: String
  /// A short name with its hyphen, such as `-o`.
  package let short: String?
  /// What follows it.
  package let value: Value
  /// Whether it may be given several times, each adding to the others; otherwise the last one counts.
  package let repeats: Bool
  /// One or two sentences.
  package var help: String { makeHelp() }
  private let makeHelp: @Sendable () -> String
  /// Why the option is refused though the parser knows it: the design has it, this version does not.
  package let unavailable: String?

  /// An option of the given shape.
  package init(
    _ name: String, short: String? = nil, _ value: Value = .none, repeats: Bool = false,
    help: @escaping @autoclosure @Sendable () -> String, unavailable: String? = nil
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.repeats = repeats
    makeHelp = help
    self.unavailable = unavailable
  }

  /// The word that stands for the value in help; nil for a flag.
  package var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let word), .path(let word), .list(let word, _), .name(let word, _): word
    case .choice(let words): words.joined(separator: "|")
    case .setting: "NAME=VALUE"
    case .diagnosticID: "ID"
    }
  }

  /// The option as help shows it: `-o, --out DIR`.
  package var usage: String {
    let names = short.map { "\($0), \(name)" } ?? name
    return placeholder.map { "\(names) \($0)" } ?? names
  }
}

extension Option: Hashable {
  package static func == (one: Option, other: Option) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
