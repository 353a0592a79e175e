import TutorialCompiler
import TutorialLanguage
import TutorialPluginKit
import TutorialSyntax
import TutorialTour
import TutorialYAML

/// Decodes `tutorialc.yaml`.
struct ConfigurationDecoder {
  private enum Key: String, DocumentKey {
    case schema, sources, layouts, output, emitters, diagnostics, fonts, locales
    static let table = KeyTable<Self>()
  }

  private enum DiagnosticsKey: String, DocumentKey {
    case strict, error, warn, ignore
    static let table = KeyTable<Self>()
  }

  private static let kind = FileKind("a configuration", keys: Set(Key.allCases.map(\.rawValue)))

  private var decoder: Decoder
  private let diagnostics: DiagnosticRegistry
  private var configuration = Configuration()

  /// The configuration in `source`, and what is wrong with it.
  ///
  /// - Parameter diagnostics: what may be found, whose severities it may set.
  static func decode(_ source: SourceText, _ diagnostics: DiagnosticRegistry) -> Parsed<Configuration> {
    let parsed = DocumentReader.read(source)
    if let unknown = kind.diagnostic(of: parsed) {
      var nothing = Configuration()
      (nothing.source, nothing.folder) = (source, FilePath.folder(of: source.path))
      return Parsed(nothing, diagnostics: [unknown])
    }
    var decoding = ConfigurationDecoder(Decoder(parsed.value), diagnostics)
    decoding.configuration.source = source
    decoding.configuration.folder = FilePath.folder(of: source.path)
    if let root = parsed.value.root, !parsed.value.isNull(root),
      decoding.decoder.isSupportedSchema(root, "tutorialc.config/1", of: "a configuration")
    {
      decoding.decode(root)
    }
    return Parsed(decoding.configuration, diagnostics: parsed.diagnostics + decoding.decoder.diagnostics)
  }

  private init(_ decoder: Decoder, _ diagnostics: DiagnosticRegistry) {
    self.decoder = decoder
    self.diagnostics = diagnostics
  }

  private mutating func decode(_ root: NodeID) {
    var fields = decoder.fields(root, Key.self, of: "the configuration")
    while let field = decoder.next(&fields) {
      switch field.key {
      case .schema: break
      case .sources: configuration.sources = paths(field.value)
      case .layouts: configuration.layouts = paths(field.value)
      case .output: configuration.output = decoder.string(field.value, expected: "a folder").map { resolve($0.value) }
      case .emitters: configuration.emitters = emitters(field.value)
      case .diagnostics: decodeDiagnostics(field.value)
      case .fonts:
        configuration.fonts = FontSettingsDecoder.decode(field.name, field.value, in: configuration.folder, &decoder)
      case .locales: configuration.locales = locales(field.value)
      }
    }
  }

  /// A path of the file, as seen from the working directory.
  private func resolve(_ path: String) -> String {
    FilePath.join(configuration.folder, path)
  }

  /// One path or a list of them.
  private mutating func paths(_ node: NodeID) -> [Located<String>] {
    strings(node, expected: "a path or a list of paths").map { path in path.map(resolve) }
  }

  private mutating func strings(_ node: NodeID, expected: String) -> [Located<String>] {
    guard decoder.document.kind(node) == .sequence else {
      return decoder.string(node, expected: expected).map { [$0] } ?? []
    }
    var strings: [Located<String>] = []
    for child in decoder.document.children(node) {
      if let string = decoder.string(child) { strings.append(string) }
    }
    return strings
  }

  private mutating func locales(_ node: NodeID) -> [String] {
    var locales: [String] = []
    for locale in strings(node, expected: "a language tag or a list of them") {
      let span = SourceSpan(decoder.document.source, locale.range)
      if !LanguageTag.isWellFormed(locale.value) {
        decoder.report(
          Diagnostic(
            .valueOutOfRange, "\"\(excerpt(locale.value))\" is not a language tag such as en or pt-BR", at: span))
      } else if !locales.contains(where: { LanguageTag.folded($0) == LanguageTag.folded(locale.value) }) {
        locales.append(locale.value)
      }
    }
    return locales
  }

  private mutating func decodeDiagnostics(_ node: NodeID) {
    var fields = decoder.fields(node, DiagnosticsKey.self, of: "the diagnostics")
    while let field = decoder.next(&fields) {
      switch field.key {
      case .strict: configuration.isStrict = decoder.bool(field.value)?.value ?? false
      case .error: addRules(field.value, .report(.error))
      case .warn: addRules(field.value, .report(.warning))
      case .ignore: addRules(field.value, .ignore)
      }
    }
  }

  private mutating func addRules(_ node: NodeID, _ choice: SeverityChoice) {
    let nodes = decoder.document.kind(node) == .sequence ? Array(decoder.document.children(node)) : [node]
    for node in nodes {
      guard let id = diagnostics.meaning(of: decoder.document.isScalar(node) ? decoder.document.string(node) : "")
      else {
        decoder.reportNoChoice(node, known: diagnostics.names, of: "a diagnostic")
        continue
      }
      guard !id.isAlwaysError || choice == .report(.error) else {
        decoder.reportOutOfRange(node, "\(id.rawValue) is always an error")
        continue
      }
      configuration.severities.append(.init(id, choice))
    }
  }

  // MARK: Emitters

  private mutating func emitters(_ node: NodeID) -> [Configuration.EmitterRequest]? {
    guard decoder.document.kind(node) == .mapping else {
      decoder.reportWrongType(node, expected: "a map of emitters to their options")
      return nil
    }
    var requests: [Configuration.EmitterRequest] = []
    for (key, value) in pairs(node) {
      guard let request = emitter(key, value) else { continue }
      if let first = requests.first(where: { $0.name.value == request.name.value }) {
        decoder.reportDuplicateKey(key, first: first.name.range)
      } else {
        requests.append(request)
      }
    }
    return requests
  }

  private mutating func emitter(_ key: NodeID, _ value: NodeID) -> Configuration.EmitterRequest? {
    guard let name = decoder.string(key, expected: "the name of an emitter") else { return nil }
    let isEmpty = decoder.document.isNull(value)
    if !isEmpty, decoder.document.kind(value) != .mapping {
      decoder.reportWrongType(value, expected: "a map of options")
      return nil
    }
    let options = isEmpty ? [] : pairs(value)
    if let command = options.first(where: { decoder.document.string($0.key) == "command" }) {
      reportNotYetCompiled(command.key)
      return nil
    }
    let known = Plugins.emitters.map { $0.describe().plugin.name }
    guard known.contains(name.value) else {
      decoder.reportUnknownKey(key, known: known, of: "the emitters")
      return nil
    }
    return .init(name: name, options: PluginOptions(options.compactMap { option($0.key, $0.value) }))
  }

  private mutating func option(_ key: NodeID, _ value: NodeID) -> PluginOptions.Given? {
    guard let name = decoder.string(key, expected: "the name of an option"),
      let converted = OptionValue.convert(value, in: decoder.document)
    else { return nil }
    return PluginOptions.Given(name.value, converted, at: decoder.document.span(value))
  }

  private func pairs(_ node: NodeID) -> [(key: NodeID, value: NodeID)] {
    var pairs: [(key: NodeID, value: NodeID)] = []
    var children = decoder.document.children(node)
    while let key = children.next(), let value = children.next() { pairs.append((key, value)) }
    return pairs
  }

  private mutating func reportNotYetCompiled(_ key: NodeID) {
    let name = excerpt(decoder.document.string(key))
    decoder.report(
      Diagnostic(
        .notYetCompiled, "\"\(name)\" has no effect in this version of tutorialc", at: decoder.document.span(key)))
  }
}

extension DiagnosticID {
  /// `not-yet-compiled`.
  static let notYetCompiled = DiagnosticID(
    "not-yet-compiled", .warning,
    rule:
      "The key is known and checked, and has no effect in this version.",
    wrong: """
      # tutorialc.yaml
      emitters: { mine: { command: [./mine] } }
      """,
    right: """
      # tutorialc.yaml: leave it out for now
      """)
}
