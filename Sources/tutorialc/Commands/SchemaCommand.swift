import TutorialCompiler
import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// `tutorialc schema NAME`
enum SchemaCommand: Command {
  private enum Name: String, CaseIterable {
    case tour, layout, tutorial, strings

    /// The map at the top of a file, where the language is described.
    var map: MapOutline? {
      switch self {
      case .tutorial: Tutorial.keys.outline
      case .layout: LayoutManifest.keys.outline
      case .strings: Translation.outline
      case .tour: nil
      }
    }
  }

  private static let tables = Option(
    "--markdown",
    help: "Print the tables of keys that the documentation of the format has, which are made by this option.")

  static let synopsis = Synopsis(
    name: "schema",
    abstract: "print the JSON Schema of a file format",
    discussion: """
      Prints the schema (draft 2020-12) of one of four formats: the compiled tour, the layout manifest, the tutorial, the
      strings file of a locale.
      An editor with a YAML language server completes and checks files by it.
      """,
    operands: .init(
      usage: "tour|layout|tutorial|strings", count: 1...1, completion: .words(Name.allCases.map(\.rawValue))),
    options: [tables], reportsDiagnostics: false,
    examples: [
      .init(command: "tutorialc schema tutorial > tutorial.schema.json", meaning: "write a schema for an editor")
    ])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    let word = arguments.operands.first ?? ""
    guard let name = Name(rawValue: word) else {
      throw UsageError("there is no schema \"\(excerpt(word))\"", name: word, known: Name.allCases.map(\.rawValue))
    }
    if arguments.has(tables) {
      guard let map = name.map else { throw UsageError("the tables of \(name.rawValue) are written by hand") }
      return session.printResult(ReferenceTables.print(map))
    }
    let text =
      switch name {
      case .tour: TourSchema.json
      case .tutorial: TutorialSchema.json
      case .layout: LayoutSchema.json
      case .strings: StringsSchema.json
      }
    return session.printResult(text.hasSuffix("\n") ? text : text + "\n")
  }
}
