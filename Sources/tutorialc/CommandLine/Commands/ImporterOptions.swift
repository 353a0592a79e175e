import TutorialArguments
import TutorialPluginKit
import TutorialReporting
import TutorialSyntax

/// The settings of `--set`, which are options of the importer.
struct ImporterOptions {
  private let settings: [(name: String, value: String, text: String)]

  /// The settings of a command line.
  init(_ texts: [String]) throws(UsageError) {
    var settings: [(name: String, value: String, text: String)] = []
    for text in texts {
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        throw UsageError("--set is \"\(excerpt(text))\", not like NAME=VALUE")
      }
      settings.append((String(text[..<equals]), String(text[text.index(after: equals)...]), text))
    }
    self.settings = settings
  }

  /// The settings as the importer's options; throws if an option is unknown or its value invalid.
  ///
  /// - Parameter configured: the options from the configuration, which the importer itself checks.
  func options(
    of importer: any Importer, over configured: PluginOptions = PluginOptions()
  ) throws(UsageError) -> PluginOptions {
    let description = importer.describe()
    var options = configured
    for (name, value, text) in settings {
      let given = PluginOptions.Given(name, description.options[name]?.value(ofText: value) ?? .text(value))
      if let problem = description.options.problem(given, of: description.owner) {
        throw UsageError(
          "--set \(excerpt(text)): \(problem.message)", hint: problem.notes.first?.message)
      }
      options.all.append(given)
    }
    if let missing = description.options.entries.first(where: { $0.isRequired && options[$0.name] == nil }) {
      throw UsageError("\(description.owner) needs --set \(missing.usage)")
    }
    return options
  }

  /// The completions for `--set`, by the importer that `--from` names.
  static func words(of importers: [any Importer]) -> SettingWords {
    SettingWords(
      chooser: "--from",
      groups: importers.map { importer in
        let description = importer.describe()
        return (description.plugin.name, description.options.entries.flatMap(\.completions))
      })
  }

  /// The options of an importer, for `import --from NAME --help`.
  static func help(of importer: any Importer) -> HelpText.Section {
    help(of: importer.describe().options, called: importer.describe().plugin.name)
  }

  /// The help section for an importer that cannot be asked.
  static func help(of name: String, unknown diagnostics: [Diagnostic]) -> HelpText.Section {
    .init(
      title: "options of \(name), with --set",
      entries: [.init(usage: "unknown", meaning: diagnostics.map { "\($0.message.printable)." })])
  }

  /// The help section for a plugin's options.
  static func help(of table: OptionTable, called name: String) -> HelpText.Section {
    let entries = table.entries.map(\.help)
    let title = "options of \(name), with --set"
    return .init(title: title, entries: entries.isEmpty ? [.init(usage: "none", meaning: [])] : entries)
  }
}

extension OptionEntry {
  /// The usage of an option, such as `wrappers=keep|drop`.
  fileprivate var usage: String {
    switch kind {
    case .number: "\(name)=N"
    case .text: "\(name)=TEXT"
    case .flag, .word: "\(name)=\(words.joined(separator: "|"))"
    }
  }

  /// The completions of an option: its name with each value, or without a value if any is possible.
  fileprivate var completions: [String] {
    words.isEmpty ? ["\(name)="] : words.map { "\(name)=\($0)" }
  }

  fileprivate var help: HelpText.Section.Entry {
    var meaning = [summary]
    switch standard {
    case .bool(let value): meaning[0] += " Default: \(value)."
    case .number(let value): meaning[0] += " Default: \(Diagnostic.describe(value))."
    case .text(let value) where !value.isEmpty: meaning[0] += " Default: \(value)."
    case .text, .list, .object: break
    case nil: meaning[0] += " It has to be given."
    }
    if case .number = kind { meaning[0] += " It is \(expectation)." }
    if case .word(let words) = kind {
      meaning += words.filter { !$0.summary.isEmpty }.map { "\($0.name): \($0.summary)." }
    }
    return .init(usage: usage.printable, meaning: meaning.map(\.printable))
  }
}
