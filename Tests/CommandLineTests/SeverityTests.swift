import Testing
import TutorialCompiler
import TutorialSyntax
import TutorialYAML

@testable import tutorialc

@Suite("Severities")
struct SeverityTests {
  private let source = SourceText(
    path: "a.yaml", bytes: Array("one\n# tutorialc: ignore clipped-target it scrolls\ntwo\nthree\n".utf8))

  private func finding(_ id: DiagnosticID, at offset: UInt32) -> Diagnostic {
    Diagnostic(id, "words", at: SourceSpan(source, ByteRange(offset, offset + 1)))
  }

  private func decide(_ diagnostics: [Diagnostic], _ policy: SeverityPolicy) -> [Diagnostic.Severity] {
    var comments = IgnoreComments()
    return decideSeverities(diagnostics, policy, &comments).map(\.severity)
  }

  @Test("without options a diagnostic has its default severity")
  func defaults() {
    #expect(decide([finding(.clippedTarget, at: 0), finding(.unknownKey, at: 0)], .init()) == [.warning, .error])
  }

  @Test("the last option of the command line counts, else the configuration; --strict comes after both")
  func order() {
    let clipped = [finding(.clippedTarget, at: 0)]
    let configuration = [SeverityPolicy.Rule(.clippedTarget, .report(.error))]
    #expect(decide(clipped, .init(configuration: configuration)) == [.error])
    let line = [SeverityPolicy.Rule(.clippedTarget, .ignore), .init(.clippedTarget, .report(.warning))]
    #expect(decide(clipped, .init(commandLine: line, configuration: configuration)) == [.warning])
    #expect(decide(clipped, .init(commandLine: line, configuration: configuration, isStrict: true)) == [.error])
    #expect(decide(clipped, .init(commandLine: [.init(.clippedTarget, .ignore)], isStrict: true)) == [])
  }

  @Test("notes stay notes under strictness")
  func strictNotes() {
    #expect(decide([finding(.skippedStep, at: 0)], .init(isStrict: true)) == [.note])
  }

  @Test("a syntax error can't be silenced")
  func fixed() {
    let policy = SeverityPolicy(commandLine: [.init(.yamlSyntax, .ignore)])
    #expect(decide([finding(.yamlSyntax, at: 0)], policy) == [.error])
  }

  @Test("an unquoted colour, which comments out the rest of its line, can't be silenced")
  func hidingColour() throws {
    let text = SourceText(path: "t.yaml", bytes: Array("a: {color: #fff }\nb: c\n".utf8))
    let found = try #require(YAMLReader.read(text).diagnostics.first)
    #expect(found.id == .unquotedColour)
    #expect(decide([found], .init(commandLine: [.init(.unquotedColour, .ignore)])) == [.error])
  }

  @Test("a comment silences the line below it, and no other")
  func comment() {
    // The comment ends at 49; "two" starts at 50, "three" at 54.
    var comments = IgnoreComments(in: [source])
    let decided = decideSeverities(
      [finding(.clippedTarget, at: 50), finding(.clippedTarget, at: 54), finding(.coveredTarget, at: 50)],
      .init(commandLine: [.init(.clippedTarget, .report(.error))]), &comments)
    #expect(decided.map(\.id) == [.clippedTarget, .coveredTarget])
    let unused = comments.drainUnused(among: Plugins.diagnostics)
    #expect(unused.isEmpty)
  }

  @Test("a comment that silences nothing is reported at its id")
  func unused() {
    var comments = IgnoreComments(in: [source])
    let unused = comments.drainUnused(among: Plugins.diagnostics)
    #expect(
      unused == [
        Diagnostic(
          .unusedIgnore, "no clipped-target is reported on the line below, so nothing is ignored",
          at: SourceSpan(source, ByteRange(24, 38)), label: "remove this comment")
      ])
    let again = comments.drainUnused(among: Plugins.diagnostics)
    #expect(again.isEmpty)
  }

  @Test("a comment with an unknown id names the nearest")
  func unknown() {
    let source = SourceText(path: "a.yaml", bytes: Array("# tutorialc: ignore cliped-target\nx\n".utf8))
    var comments = IgnoreComments(in: [source])
    let span = SourceSpan(source, ByteRange(20, 33))
    let unused = comments.drainUnused(among: Plugins.diagnostics)
    #expect(
      unused == [
        Diagnostic(
          .unusedIgnore, "\"cliped-target\" is not a diagnostic, so nothing is ignored", at: span,
          label: "did you mean \"clipped-target\"?",
          fixits: [FixIt("replace it with \"clipped-target\"", .maybe, [.init(span, "clipped-target")])])
      ])
  }

  @Test("a comment on what is always an error says so")
  func unignorable() {
    let source = SourceText(path: "a.yaml", bytes: Array("# tutorialc: ignore yaml-syntax\nx\n".utf8))
    var comments = IgnoreComments(in: [source])
    let decided = decideSeverities(
      [Diagnostic(.yamlSyntax, "words", at: SourceSpan(source, ByteRange(32, 33)))], .init(), &comments)
    #expect(decided.map(\.severity) == [.error])
    let unused = comments.drainUnused(among: Plugins.diagnostics)
    #expect(unused.map(\.message) == ["yaml-syntax cannot be ignored"])
  }

  @Test(
    "comments are found on lines of their own, whatever ends the lines",
    arguments: [
      ("  # tutorialc: ignore a b\nx", ["a"]), ("#tutorialc:ignore a\r\nx", ["a"]), ("x # tutorialc: ignore a\ny", []),
      ("# tutorialc: ignored a\nx", []), ("# tutorialc: ignore\nx", []), ("# tutorialc: ignore a", ["a"]),
      ("# tutorialc: ignore a\n# tutorialc: ignore b\nx", ["a", "b"]), ("# tutorialc: warn a\nx", []),
    ])
  func forms(text: String, ids: [String]) {
    #expect(IgnoreComment.all(in: SourceText(path: "a.yaml", bytes: Array(text.utf8))).map(\.id) == ids)
  }

  @Test("several comments in a row speak for the line below them")
  func stacked() {
    let text = "# tutorialc: ignore a\r\n# tutorialc: ignore b\r\nline\r\n"
    let comments = IgnoreComment.all(in: SourceText(path: "a.yaml", bytes: Array(text.utf8)))
    #expect(comments.map(\.line) == [46..<52, 46..<52])
  }

  @Test("JSON has no comments")
  func json() {
    let text = "# tutorialc: ignore a\nx"
    #expect(IgnoreComment.all(in: SourceText(path: "a.layout.json", bytes: Array(text.utf8))).isEmpty)
  }

  @Test("a comment in a shared file is used if one tutorial uses it")
  func merging() {
    var shared = IgnoreComments()
    shared.merge(IgnoreComments(in: [source]))
    var second = IgnoreComments(in: [source])
    let isSilenced = second.silence(finding(.clippedTarget, at: 50))
    #expect(isSilenced)
    shared.merge(second)
    let unused = shared.drainUnused(among: Plugins.diagnostics)
    #expect(unused.isEmpty)
  }

  @Test("errors that left no tour stay errors, with a note")
  func noTour() {
    var comments = IgnoreComments()
    let decided = decideSeverities(
      [finding(.unknownTarget, at: 0), finding(.clippedTarget, at: 4)],
      .init(commandLine: [.init(.unknownTarget, .ignore)]), &comments, tourMissing: true)
    #expect(decided.map(\.severity) == [.error, .warning])
    #expect(decided.first?.notes == [.init("it stays an error because no tour can be made without it")])
  }
}
