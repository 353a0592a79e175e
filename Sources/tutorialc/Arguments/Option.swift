/// An option of a command, for the parser, `--help` and the shells' completions. Its name is unique in the command.
///
/// Anything but constants is computed on demand: each run has all options, but hardly uses any.
package struct Option: Sendable {
  /// The kind of the option's value.
  package enum Value: Sendable {
    /// No value: the option is a flag.
    case none
    /// A value, with its placeholder in help.
    case text(String)
    /// A file or folder.
    case path(String)
    /// One of several words.
    case choice([String])
    /// A name, with its placeholder in help: one of several known names, or an unknown one.
    case name(String, of: @Sendable () -> [String])
    /// Several words separated by commas, with their placeholder in help.
    case list(String, of: @Sendable () -> [String])
    /// A name and a value separated by `=`. The known names depend on the value of another option.
    case setting(SettingWords)
    /// A diagnostic id.
    case diagnosticID
  }

  /// The long name with its hyphens, such as `--layout`.
  package let name: String
  /// A short name with its hyphen, such as `-o`.
  package let short: String?
  /// The kind of value.
  package let value: Value
  /// True if the option may be given several times, and the values add up; otherwise the last one counts.
  package let repeats: Bool
  /// The help text: one or two sentences.
  package var help: String { makeHelp() }
  private let makeHelp: @Sendable () -> String
  /// False if a tutorial's outputs and diagnostics are the same whether the option is given or not, so that results of
  /// earlier builds hold.
  package let changesResults: Bool

  /// Makes an option.
  package init(
    _ name: String, short: String? = nil, _ value: Value = .none, repeats: Bool = false,
    changesResults: Bool = true, help: @escaping @autoclosure @Sendable () -> String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.repeats = repeats
    self.changesResults = changesResults
    makeHelp = help
  }

  /// The placeholder of the value in help, or nil for a flag.
  package var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let word), .path(let word), .list(let word, _), .name(let word, _): word
    case .choice(let words): words.joined(separator: "|")
    case .setting: "NAME=VALUE"
    case .diagnosticID: "ID"
    }
  }

  /// The option's syntax in help: `-o, --out DIR`.
  package var usage: String {
    let names = short.map { "\($0), \(name)" } ?? name
    return placeholder.map { "\(names) \($0)" } ?? names
  }
}

extension Option: Hashable {
  package static func == (one: Option, other: Option) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
