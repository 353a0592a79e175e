import Testing
import TutorialSyntax
import TutorialCompiler
import TutorialYAML

@testable import TutorialReporting
@testable import tutorialc

@Suite("Rendering")
struct RenderingTests {
  /// A source whose text is `text`, and the span of the `occurrence`th `word` in it.
  private func place(_ word: String, in text: String, path: String = "a.yaml", occurrence: Int = 0) throws -> SourceSpan
  {
    let bytes = Array(text.utf8)
    let wanted = Array(word.utf8)
    let starts = bytes.indices.dropLast(max(wanted.count - 1, 0)).filter { bytes[$0...].starts(with: wanted) }
    let start = UInt32(try #require(starts.dropFirst(occurrence).first))
    return SourceSpan(SourceText(path: path, bytes: bytes), ByteRange(start, start + UInt32(wanted.count)))
  }

  private func human(_ diagnostic: Diagnostic, colored: Bool = false) -> String {
    var positions = PositionTable()
    return HumanRenderer(colored: colored).render(ReportedDiagnostic(diagnostic, &positions, withSnippet: true))
  }

  @Test("a finding has its headline, its line with marks, its label and its notes")
  func whole() throws {
    let text = String(repeating: "#\n", count: 13) + "    target: { id: compose-buton }\n"
    let span = try place("compose-buton", in: text, path: "tutorials/first-mail.tutorial.yaml")
    let diagnostic = Diagnostic(
      .unknownTarget, "no element with id \"compose-buton\" on screen \"inbox\"", at: span,
      label: "did you mean \"compose-button\"?",
      notes: [.init("mail.layout.yaml:22 declares it; 3 of 4 variants have it")],
      fixits: [FixIt("replace it with \"compose-button\"", .maybe, [.init(span, "compose-button")])])
    #expect(
      human(diagnostic) == """
        error: no element with id "compose-buton" on screen "inbox" [unknown-target]
          ┌─ tutorials/first-mail.tutorial.yaml:14:19
        14│     target: { id: compose-buton }
          │                   ^^^^^^^^^^^^^ did you mean "compose-button"?
          = note: mail.layout.yaml:22 declares it; 3 of 4 variants have it


        """)
  }

  @Test("labels on the same line, on other lines and in other files stand at their places")
  func labels() throws {
    let text = "a: 1\nb: 2\nc: 3\na: 4 a\n"
    let first = try place("a", in: text)
    let source = first.source
    let diagnostic = Diagnostic(
      .duplicateKey, "key \"a\" is written twice", at: SourceSpan(source, ByteRange(15, 16)),
      labels: [
        .init(first, "first written here"), .init(SourceSpan(source, ByteRange(20, 21)), "here too"),
        .init(try place("x", in: "x: 1\n", path: "b.yaml"), "and here"),
      ])
    #expect(
      human(diagnostic) == """
        error: key "a" is written twice [duplicate-key]
         ┌─ a.yaml:4:1
        1│ a: 1
         │ - first written here
         ·
        4│ a: 4 a
         │ ^
         │      - here too
         ┌─ b.yaml:1:1
        1│ x: 1
         │ - and here


        """)
  }

  @Test("marks stand under tabs, wide characters, combining marks and emoji")
  func columns() throws {
    let cases: [(line: String, word: String, expected: String)] = [
      ("\tkey: x", "x", "1│     key: x\n │          ^"),
      ("題: 値 x", "x", "1│ 題: 値 x\n │        ^"),
      ("題: 値", "値", "1│ 題: 値\n │     ^^"),
      ("e\u{301}: x", "x", "1│ e\u{301}: x\n │    ^"),
      ("👩‍👩‍👧: x", "x", "1│ 👩‍👩‍👧: x\n │     ^"),
      ("👍🏽 🇩🇪 ❤️ x", "x", "1│ 👍🏽 🇩🇪 ❤️ x\n │          ^"),
    ]
    for (line, word, expected) in cases {
      let text = human(Diagnostic(.unknownKey, "m", at: try place(word, in: line)))
      #expect(text.contains("\n\(expected)\n"), "\(text)")
    }
  }

  @Test("of a long line, the part around the mark is shown")
  func longLine() throws {
    let line = "k: " + String(repeating: "a", count: 1_000_000) + "X" + String(repeating: "b", count: 1000)
    let text = human(Diagnostic(.unknownKey, "m", at: try place("X", in: line)))
    let shown = "…" + String(repeating: "a", count: 40) + "X" + String(repeating: "b", count: 79) + "…"
    #expect(
      text == """
        error: m [unknown-key]
         ┌─ a.yaml:1:1000004
        1│ \(shown)
         │ \(String(repeating: " ", count: 41))^


        """)
  }

  @Test("a mark as long as its line is cut with it")
  func longMark() throws {
    let line = "k: " + String(repeating: "x", count: 1_000_000)
    let text = human(Diagnostic(.unknownKey, "m", at: try place(String(repeating: "x", count: 1_000_000), in: line)))
    #expect(text.contains("1│ k: \(String(repeating: "x", count: 80))…\n"))
    #expect(text.contains(" │    \(String(repeating: "^", count: 80))\n"))
  }

  @Test("a cut does not split a character")
  func cutCharacters() throws {
    let line = String(repeating: "日", count: 200) + "X" + String(repeating: "本", count: 200)
    let text = human(Diagnostic(.unknownKey, "m", at: try place("X", in: line)))
    #expect(!text.contains("\u{FFFD}"))
  }

  @Test("a span of several lines is marked on its first")
  func severalLines() throws {
    let text = human(Diagnostic(.wrongType, "m", at: try place("[1,\n 2]", in: "a: [1,\n 2]\n")))
    #expect(
      text == """
        error: m [wrong-type]
         ┌─ a.yaml:1:4
        1│ a: [1,
         │    ^^^


        """)
  }

  @Test("an empty span is marked by one sign, at the end of the file too")
  func emptySpans() {
    let source = SourceText(path: "a.yaml", bytes: Array("ab".utf8))
    for offset: UInt32 in [1, 2, 900] {
      let text = human(Diagnostic(.yamlSyntax, "m", at: SourceSpan(source, ByteRange(offset, offset))))
      let column = Int(min(offset, 2))
      #expect(text.contains("┌─ a.yaml:1:\(column + 1)\n1│ ab\n │ \(String(repeating: " ", count: column))^\n"))
    }
  }

  @Test("of an empty file only the name is shown, and nothing of a finding without a place")
  func nothingToShow() {
    let empty = SourceSpan(SourceText(path: "a.yaml", bytes: []), ByteRange(0, 0))
    #expect(human(Diagnostic(.missingKey, "m", at: empty)) == "error: m [missing-key]\n ┌─ a.yaml:1:1\n\n")
    #expect(human(Diagnostic(.missingFile, "m", at: nil)) == "error: m [missing-file]\n\n")
  }

  @Test("control characters are made visible, not sent to the terminal")
  func controls() throws {
    let line = "k\u{1B}[31m: \u{202E}x\u{7} y"
    let text = human(Diagnostic(.unknownKey, "bad \u{1B}[2J", at: try place("y", in: line)))
    #expect(
      text == """
        error: bad ␛[2J [unknown-key]
         ┌─ a.yaml:1:15
        1│ k␛[31m: �x␇ y
         │             ^


        """)
  }

  @Test("broken UTF-8 is shown as replacement characters, one for each broken piece")
  func brokenUTF8() {
    let source = SourceText(path: "a.yaml", bytes: [0x61, 0xFF, 0x62])
    let text = human(Diagnostic(.invalidUTF8, "m", at: SourceSpan(source, ByteRange(1, 2))))
    #expect(text.contains("1│ a\u{FFFD}b\n │  ^\n"))
  }

  @Test("lines end with LF, CR-LF or CR")
  func lineEnds() throws {
    for end in ["\n", "\r\n", "\r"] {
      let text = human(Diagnostic(.unknownKey, "m", at: try place("y", in: "x\(end)y\(end)z")))
      #expect(text.contains("┌─ a.yaml:2:1\n2│ y\n │ ^\n"))
    }
  }

  @Test("a fix-it that the label does not say is offered as help; variants are listed")
  func help() throws {
    let span = try place("x", in: "x")
    let text = human(
      Diagnostic(
        .unknownKey, "m", at: span, fixits: [FixIt("remove it", .always, [.init(span, "")])], variants: ["a", "b"]))
    #expect(text.hasSuffix(" = variants: a, b\n = help: remove it\n\n"))
  }

  @Test("colours are there when asked for, and the text is the same without them")
  func colors() throws {
    let diagnostic = Diagnostic(.unknownKey, "m", at: try place("x", in: "x"), label: "here", notes: [.init("n")])
    let colored = human(diagnostic, colored: true)
    #expect(colored.hasPrefix("\u{1B}[1;31merror\u{1B}[0m"))
    let plain = colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(plain == human(diagnostic))
  }

  @Test("the short format is one line, and one more for each thing that is said besides")
  func short() throws {
    var positions = PositionTable()
    let diagnostic = Diagnostic(.unknownKey, "two\nlines", at: try place("x", in: "題: x"), notes: [.init("unseen")])
    let finding = ReportedDiagnostic(diagnostic, &positions, withSnippet: false)
    #expect(ShortRenderer.render(finding) == "a.yaml:1:6: error: two␊lines [unknown-key]\na.yaml:1:6: note: unseen\n")
    let placeless = ReportedDiagnostic(Diagnostic(.missingFile, "m", at: nil), &positions, withSnippet: false)
    #expect(ShortRenderer.render(placeless) == "tutorialc: error: m [missing-file]\n")
    let span = try place("x", in: "x", path: "b.yaml")
    let whole = Diagnostic(
      .unknownKey, "m", at: span, label: "did you mean \"y\"?",
      labels: [.init(try place("z", in: "\nz", path: "c.yaml"), "there")], notes: [.init("n", at: span)],
      fixits: [
        FixIt("replace it with \"y\"", .maybe, [.init(span, "y")]), FixIt("leave it out", .maybe, [.init(span, "")]),
      ],
      variants: ["phone", "tablet"])
    #expect(
      ShortRenderer.render(ReportedDiagnostic(whole, &positions, withSnippet: false)) == """
        b.yaml:1:1: error: m [unknown-key]
        b.yaml:1:1: note: did you mean "y"?
        c.yaml:2:1: note: there
        b.yaml:1:1: note: n
        b.yaml:1:1: note: variants: phone, tablet
        b.yaml:1:1: note: help: leave it out

        """)
  }

  @Test("the JSON format has every field, null where there is nothing")
  func json() throws {
    var positions = PositionTable()
    let span = try place("x", in: "a\nb: x\n")
    let diagnostic = Diagnostic(
      .unknownKey, "m \"q\"", at: span, label: "l", labels: [.init(span, "again")], notes: [.init("n")],
      fixits: [FixIt("t", .maybe, [.init(span, "y")])], variants: ["v"])
    let text = String(
      decoding: JSONRenderer.render([
        ReportedDiagnostic(diagnostic, &positions, withSnippet: false),
        ReportedDiagnostic(Diagnostic(.missingFile, "gone", at: nil), &positions, withSnippet: false),
      ]), as: UTF8.self)
    #expect(
      text == """
        {
          "schema": "tutorialc.diagnostics/1",
          "diagnostics": [
            {
              "id": "unknown-key",
              "severity": "error",
              "message": "m \\"q\\"",
              "label": "l",
              "path": "a.yaml",
              "line": 2,
              "column": 4,
              "endLine": 2,
              "endColumn": 5,
              "variants": ["v"],
              "notes": [
                {"message": "again", "path": "a.yaml", "line": 2, "column": 4},
                {"message": "n", "path": null, "line": null, "column": null}
              ],
              "fixits": [
                {
                  "title": "t",
                  "applicability": "maybe",
                  "edits": [
                    {"path": "a.yaml", "start": 5, "end": 6, "text": "y"}
                  ]
                }
              ]
            },
            {
              "id": "missing-file",
              "severity": "error",
              "message": "gone",
              "label": null,
              "path": null,
              "line": null,
              "column": null,
              "endLine": null,
              "endColumn": null,
              "variants": [],
              "notes": [],
              "fixits": []
            }
          ]
        }

        """)
  }

  @Test("findings are listed by path, offset and id, each once, and counted")
  func list() {
    let a = SourceText(path: "a", bytes: Array("xyz".utf8))
    let b = SourceText(path: "b", bytes: Array("xyz".utf8))
    func finding(_ id: DiagnosticID, _ source: SourceText?, _ offset: UInt32) -> ReportedDiagnostic {
      var positions = PositionTable()
      let span = source.map { SourceSpan($0, ByteRange(offset, offset + 1)) }
      return ReportedDiagnostic(Diagnostic(id, "m", at: span), &positions, withSnippet: false)
    }
    let sorted = [
      finding(.missingFile, nil, 0), finding(.clippedTarget, a, 0), finding(.unknownKey, a, 0),
      finding(.clippedTarget, a, 2), finding(.clippedTarget, b, 1),
    ]
    var list = DiagnosticList()
    list.add(sorted.reversed())
    list.add(sorted)
    #expect(list.sorted(errorsOnly: false) == sorted)
    #expect(list.sorted(errorsOnly: true) == [sorted[0], sorted[2]])
    #expect(list.summary(errorsOnly: false) == "2 errors, 3 warnings")
    #expect(list.summary(errorsOnly: true) == "2 errors")
    #expect(DiagnosticList().summary(errorsOnly: false) == nil)
  }
}
