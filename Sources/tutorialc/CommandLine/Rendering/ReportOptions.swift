import TutorialArguments
import TutorialCompiler
import TutorialReporting
import TutorialSyntax
import TutorialSystem

/// The command line's options for diagnostics.
struct ReportOptions: Sendable {
  let format: DiagnosticFormat
  /// Their file, unless they go to a standard stream.
  let file: String?
  /// True if output for programs takes one line, as in repeated runs.
  let isOnOneLine: Bool
  let isQuiet: Bool
  let isColored: Bool
  /// True if a summary for people is printed beside the diagnostics.
  var isForPeople: Bool { format == .human && !isQuiet }
  let rules: [SeverityPolicy.Rule]
  let isStrict: Bool

  /// The given options, and the session's settings for colours.
  init(_ arguments: Arguments, _ session: Session) throws(UsageError) {
    format = arguments.value(CommonOptions.format).flatMap(DiagnosticFormat.init) ?? .human
    file = arguments.value(CommonOptions.diagnosticsFile)
    isOnOneLine = session.accesses != nil && file == nil
    isQuiet = arguments.has(CommonOptions.quiet)
    isStrict = arguments.has(CommonOptions.strict)
    isColored =
      switch arguments.value(CommonOptions.color) {
      case "always": true
      case "never": false
      default: file == nil && session.error.isTerminal && !session.noColor
      }
    var rules: [SeverityPolicy.Rule] = []
    for given in arguments.options {
      guard let choice = Self.choice(of: given.option) else { continue }
      rules.append(.init(try Self.id(given, session.diagnostics), choice))
    }
    self.rules = rules
  }

  private static func choice(of option: Option) -> SeverityChoice? {
    switch option {
    case CommonOptions.error: .report(.error)
    case CommonOptions.warn: .report(.warning)
    case CommonOptions.ignore: .ignore
    default: nil
    }
  }

  private static func id(
    _ given: Arguments.Given, _ registry: DiagnosticRegistry
  ) throws(UsageError) -> DiagnosticID {
    guard let id = registry.meaning(of: given.value) else {
      throw UsageError(
        "\(given.option.name) \(excerpt(given.value)): there is no such diagnostic", name: given.value,
        known: registry.names)
    }
    guard !id.isAlwaysError || given.option == CommonOptions.error else {
      throw UsageError("\(given.option.name) \(id.rawValue): this one is always an error")
    }
    return id
  }
}
