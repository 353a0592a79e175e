import TutorialArguments
import TutorialCompiler
import TutorialLanguage
import TutorialLocks
import TutorialPluginKit
import TutorialReporting
import TutorialSyntax
import TutorialSystem
import TutorialThemes
import TutorialTourDescription

enum SchemaCommand: Command {
  static let name = "schema"
  private enum Name: String, CaseIterable {
    case tour, layout, tutorial, strings, theme, lock, config, diagnostics, emitter
    case emitRequest = "emit-request"
    case emitResponse = "emit-response"
    case importer
    case importRequest = "import-request"
    case importResponse = "import-response"

    /// The root map of a file kind, if the language is described.
    var map: MapOutline? {
      switch self {
      case .tutorial: Tutorial.keys.outline
      case .layout: LayoutManifest.keys.outline
      case .strings: TranslationKeys.outline
      case .theme: ThemeFile.keys.outline
      case .lock: TutorialLock.keys.outline
      case .config: WrittenConfiguration.keys.outline
      case .tour, .diagnostics, .emitter, .emitRequest, .emitResponse, .importer, .importRequest, .importResponse: nil
      }
    }
  }

  private static let tables = Option(
    "--markdown",
    help: "Print the tables of keys for the documentation of the format.")
  private static let typeScript = Option("--typescript", help: "Print the types of a compiled tour in TypeScript.")
  private static let python = Option(
    "--python", help: "Print the types of a compiled tour in Python: typed dictionaries.")

  static let synopsis = Synopsis(
    name: name,
    abstract: "print the JSON Schema of a file format",
    discussion: """
      Prints the schema (draft 2020-12) of a format: the compiled tour, the layout manifest, the tutorial, the strings
      file of a locale, the theme, the lock, tutorialc.yaml, or the output of --diagnostics json. For emitters and
      importers that are programs, it prints the schema of their descriptions, requests or responses.
      NAME is one of tour, layout, tutorial, strings, theme, lock, config, diagnostics, emitter, emit-request,
      emit-response, importer, import-request and import-response.
      With it, an editor with a YAML language server completes and checks files.
      """,
    operands: .init(
      usage: "NAME", count: 1...1,
      completion: .words(Name.allCases.map(\.rawValue))),
    options: [tables, typeScript, python], reportsDiagnostics: false,
    examples: [
      .init(command: "tutorialc schema tutorial > tutorial.schema.json", meaning: "write a schema for an editor"),
      .init(
        command: "tutorialc schema tour --typescript > tour.ts", meaning: "write the types of a client of your own"),
    ])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    let word = arguments.operands.first ?? ""
    guard let name = Name(rawValue: word) else {
      throw UsageError("there is no schema \"\(excerpt(word))\"", name: word, known: Name.allCases.map(\.rawValue))
    }
    if arguments.has(tables) {
      if name == .tour { return session.printResult(FormatTables.print()) }
      guard let map = name.map else { throw UsageError("the tables of \(name.rawValue) are written by hand") }
      return session.printResult(ReferenceTables.print(map))
    }
    for (option, print) in [(typeScript, TypeScriptTypes.print), (python, PythonTypes.print)]
    where arguments.has(option) {
      guard name == .tour else { throw UsageError("\(option.name) is for the schema of the tour") }
      return session.printResult(print("tutorialc schema tour \(option.name)"))
    }
    let text =
      switch name {
      case .tour: TourSchema.json
      case .tutorial: Tutorial.schema
      case .layout: LayoutManifest.schema
      case .strings: TranslationKeys.schema
      case .theme: ThemeSchema.json
      case .lock: LockSchema.json
      case .config: configuration
      case .diagnostics: DiagnosticsSchema.json
      case .emitter: EmitterSchemas.emitter
      case .emitRequest: EmitterSchemas.emitRequest
      case .emitResponse: EmitterSchemas.emitResponse
      case .importer: ImporterSchemas.importer
      case .importRequest: ImporterSchemas.importRequest
      case .importResponse: ImporterSchemas.importResponse
      }
    return session.printResult(text.hasSuffix("\n") ? text : text + "\n")
  }

  private static var configuration: String {
    SchemaPrinter.print(WrittenConfiguration.keys.outline.schema, of: "config", title: "configuration")
  }
}
