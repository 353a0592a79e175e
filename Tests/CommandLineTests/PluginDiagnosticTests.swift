import TutorialArguments
import Testing
import TutorialCompiler
import TutorialPluginKit
import TutorialSyntax

@testable import tutorialc

@Suite("Diagnostics of plugins")
struct PluginDiagnosticTests {
  /// A diagnostic of a company's emitter.
  private static let smallIcon = DiagnosticID(
    plugin: "acme", "small-icon", .warning, rule: "An icon is at least 24 wide.", wrong: "size: 12", right: "size: 24")

  /// An emitter that reports it for every tutorial.
  private struct Acme: Emitter {
    func describe() -> EmitterDescription {
      EmitterDescription(
        plugin: PluginDescription(name: "acme", version: "1", summary: "", diagnostics: [smallIcon]),
        tourMajors: 1...1, cannotExpress: [])
    }
    func files(forTutorials names: [String], options: PluginOptions) -> [AnnouncedFile] { [] }
    func emit(_ request: EmitRequest) -> EmitResult {
      EmitResult(files: [], diagnostics: request.tours.map { Diagnostic(smallIcon, "12 is small", at: $0.span) })
    }
  }

  private let registry = DiagnosticRegistry(builtInDiagnostics + Acme().describe().plugin.diagnostics)

  /// The findings that remain below an ignore comment, and the findings about the comment itself.
  private func reported(_ comment: String, _ id: DiagnosticID) -> (findings: [DiagnosticID], comments: [String]) {
    let source = SourceText(path: "a.yaml", bytes: Array("# tutorialc: ignore \(comment) ours\nsize: 12\n".utf8))
    var comments = IgnoreComments(in: [source])
    let length = UInt32(source.bytes.count)
    let found = decideSeverities(
      [Diagnostic(id, "12 is small", at: SourceSpan(source, ByteRange(length - 3, length - 1)))], .init(), &comments)
    return (found.map(\.id), comments.drainUnused(among: registry).map(\.message))
  }

  @Test("Its name has the plugin's before it, and it is explained and completed as others are")
  func explained() throws {
    #expect(Self.smallIcon.rawValue == "acme/small-icon")
    #expect(registry["acme/small-icon"]?.rule == "An icon is at least 24 wide.")
    #expect(DiagnosticsPage(registry: registry).markdown.contains("## acme/small-icon"))
    #expect(Completions(diagnostics: registry).fish([ExplainCommand.synopsis]).contains(" acme/small-icon"))
  }

  @Test("A character that a comment cannot have becomes a hyphen in the name")
  func nameable() {
    func name(_ plugin: String, _ name: String) -> String {
      DiagnosticID(plugin: plugin, name, .warning, rule: "", wrong: "", right: "").rawValue
    }
    #expect(name("Acme Inc.", "small/icon") == "acme-inc-/small-icon")
    #expect(name("", "\u{1B}[2J") == "-/--2j")
  }

  @Test("A comment silences it, and one that silences nothing is said so")
  func silenced() {
    #expect(reported("acme/small-icon", Self.smallIcon).findings == [])
    #expect(reported("acme/small-icon", Self.smallIcon).comments == [])
    #expect(
      reported("acme/small-icon", .clippedTarget).comments
        == ["no acme/small-icon is reported on the line below, so nothing is ignored"])
  }

  @Test("A name of a plugin that is not linked in is accepted, and says nothing")
  func absent() {
    #expect(reported("other/thing", Self.smallIcon).findings == [Self.smallIcon])
    #expect(reported("other/thing", Self.smallIcon).comments == [])
    #expect(reported("other/", Self.smallIcon).comments == ["\"other/\" is not a diagnostic, so nothing is ignored"])
  }

  @Test("The configuration sets its severity, and that of a plugin that is not linked in")
  func configured() {
    let text = "diagnostics: { error: acme/small-icon, ignore: [other/thing, acme/smal-icon] }\n"
    let parsed = ConfigurationDecoder.decode(SourceText(path: "tutorialc.yaml", bytes: Array(text.utf8)), registry)
    #expect(parsed.diagnostics == [])
    var comments = IgnoreComments()
    let policy = SeverityPolicy(configuration: parsed.value.severities)
    let request = EmitRequest(tours: [])
    #expect(Acme().emit(request).diagnostics == [])
    let found = decideSeverities([Diagnostic(Self.smallIcon, "small", at: nil)], policy, &comments)
    #expect(found.map(\.severity) == [.error])
  }
}
