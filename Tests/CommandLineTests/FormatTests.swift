import Foundation
import Testing
import TutorialSyntax

@testable import TutorialReporting

@Suite("Diagnostics for GitHub and for code scanning")
struct FormatTests {
  private func reported(
    _ message: String, path: String = "a.yaml", text: String = "one\ntwo: x\n", at range: ByteRange? = ByteRange(4, 7),
    notes: [Diagnostic.Note] = [], fixits: (SourceSpan) -> [FixIt] = { _ in [] }
  ) -> ReportedDiagnostic {
    let source = SourceText(path: path, bytes: Array(text.utf8))
    let span = range.map { SourceSpan(source, $0) }
    var positions = PositionTable()
    let fixes = fixits(span ?? SourceSpan(source, ByteRange(0, 0)))
    return ReportedDiagnostic(
      Diagnostic(.missingKey, message, at: span, notes: notes, fixits: fixes, variants: ["phone"]), &positions,
      withSnippet: false)
  }

  private func text(_ format: DiagnosticFormat, _ diagnostics: [ReportedDiagnostic]) -> String {
    String(decoding: format.render(diagnostics, colored: false, onOneLine: false), as: UTF8.self)
  }

  @Test("a command of a workflow is one line, whatever the message and the path hold")
  func github() {
    #expect(
      text(.github, [reported("100 % wrong\nreally", notes: [.init("a note")])])
        == "::error file=a.yaml,line=2,endLine=2,col=1,endColumn=4,title=missing-key::"
        + "100 %25 wrong%0Areally%0Aa note%0Avariants: phone\n")
    #expect(
      text(.github, [reported("x\u{1B}[31m", path: "a,b:c%.yaml", at: nil)])
        == "::error title=missing-key::x\u{FFFD}[31m%0Avariants: phone\n")
    #expect(
      text(.github, [reported("x", path: "a,b:c%\n.yaml", at: ByteRange(0, 8))])
        == "::error file=a%2Cb%3Ac%25%0A.yaml,line=1,endLine=2,title=missing-key::x%0Avariants: phone\n")
  }

  @Test("a log of code scanning names rules once, and places by lines, columns and bytes")
  func sarif() throws {
    let log = text(
      .sarif,
      [
        reported("first", path: "a b/ä.yaml") { [FixIt("mend it", .maybe, [.init($0, "one")])] },
        reported("second", path: "/tmp/x.yaml"), reported("third", at: nil),
      ])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(log.utf8)) as? [String: Any])
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect((driver["rules"] as? [[String: Any]])?.map { $0["id"] as? String } == ["missing-key"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["error", "error", "error"])
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 0, 0])
    #expect(log.contains("\"uri\": \"a%20b/%C3%A4.yaml\"") && log.contains("\"uri\": \"file:///tmp/x.yaml\""))
    #expect(
      log.contains(
        "{\"startLine\": 2, \"startColumn\": 1, \"endLine\": 2, \"endColumn\": 4, \"byteOffset\": 4, \"byteLength\": 3}"
      ))
    #expect(log.contains("\"deletedRegion\": {\"byteOffset\": 4, \"byteLength\": 3}"))
    #expect((results[2]["locations"] as? [Any])?.isEmpty == true)
  }
}
