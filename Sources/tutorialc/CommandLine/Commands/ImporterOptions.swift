import TutorialArguments
import TutorialPluginKit
import TutorialReporting
import TutorialSyntax

/// What `--set` gives to an importer: options of its own, which it alone knows.
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

  /// The same as the importer's options; an error where it has no such option, or one that cannot be that.
  ///
  /// - Parameter configured: what the configuration sets, which the importer itself judges.
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

  /// What shells offer behind `--set`, by the importer that `--from` names.
  static func words(of importers: [any Importer]) -> SettingWords {
    SettingWords(
      chooser: "--from",
      groups: importers.map { importer in
        let description = importer.describe()
        return .init(choice: description.plugin.name, words: description.options.entries.flatMap(\.completions))
      })
  }

  /// The options of an importer, for `import --from NAME --help`.
  static func help(of importer: any Importer) -> HelpText.Section {
    help(of: importer.describe().options, called: importer.describe().plugin.name)
  }

  /// The same of an importer that cannot be asked.
  static func help(of name: String, unknown diagnostics: [Diagnostic]) -> HelpText.Section {
    .init(
      title: "options of \(name), with --set",
      entries: [.init(usage: "unknown", meaning: diagnostics.map { "\($0.message.printable)." })])
  }

  /// The options of a plugin.
  static func help(of table: OptionTable, called name: String) -> HelpText.Section {
    let entries = table.entries.map(\.help)
    let title = "options of \(name), with --set"
    return .init(title: title, entries: entries.isEmpty ? [.init(usage: "none", meaning: [])] : entries)
  }
}

extension OptionEntry {
  /// `wrappers=keep|drop`.
  fileprivate var usage: String {
    switch kind {
    case .number: "\(name)=N"
    case .text: "\(name)=TEXT"
    case .flag, .word: "\(name)=\(words.joined(separator: "|"))"
    }
  }

  /// The names with each value; without a value where it may be anything.
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
