import Testing
import TutorialLanguage
import TutorialSyntax

@testable import TutorialReporting

@Suite("Lines that are wider than a terminal")
struct LineWindowTests {
  /// The visible part of a line, with a mark under each character from `column` on.
  private func shown(_ text: String, _ column: Int, _ width: Int, columns: Int) -> [String] {
    let mark = Snippet.Mark(column: column, width: width, isPrimary: true, label: "")
    let window = LineWindow(Snippet.Line(number: 1, text: text, marks: [mark]), columns: columns)
    return [window.text]
      + window.marks.map { String(repeating: " ", count: $0.column) + String(repeating: "^", count: $0.width) }
  }

  private let alphabet = "abcdefghijklmnopqrstuvwxyz0123456789"

  @Test("a line that fits is left as it is")
  func whole() {
    #expect(shown(alphabet, 30, 3, columns: 36) == [alphabet, String(repeating: " ", count: 30) + "^^^"])
  }

  @Test("its end is left out where the mark is seen, else its beginning too")
  func cut() {
    #expect(shown(alphabet, 4, 3, columns: 20) == ["abcdefghijklmnopqrs…", "    ^^^"])
    #expect(shown(alphabet, 17, 3, columns: 20) == ["…mnopqrstuvwxyz0123…", "      ^^^"])
    #expect(shown(alphabet, 33, 3, columns: 20) == ["…rstuvwxyz0123456789", "                 ^^^"])
    #expect(shown(alphabet, 36, 1, columns: 20) == ["…stuvwxyz0123456789", "                   ^"])
  }

  @Test("a mark that is longer than the room ends with it")
  func longMark() {
    #expect(shown(alphabet, 10, 26, columns: 20) == ["…fghijklmnopqrstuvw…", "      ^^^^^^^^^^^^^"])
  }

  @Test("wide characters are not cut in two")
  func wide() {
    let text = String(repeating: "漢", count: 30)
    for column in stride(from: 0, to: 60, by: 2) {
      for columns in 20...24 {
        let lines = shown(text, column, 2, columns: columns)
        var width = DisplayWidth()
        #expect(lines[0].unicodeScalars.reduce(0) { $0 + width.add($1) } <= columns)
        // The mark starts under a whole character.
        let before = lines[1].prefix { $0 == " " }.count
        var column = 0
        var starts: [Int] = []
        var measure = DisplayWidth()
        for scalar in lines[0].unicodeScalars {
          if scalar == "漢" { starts.append(column) }
          column += measure.add(scalar)
        }
        #expect(starts.contains(before), "\(column) \(columns) \(lines)")
      }
    }
  }

  @Test("with hardly any room, or without a width, nothing is cut")
  func none() {
    #expect(shown(alphabet, 4, 3, columns: 19)[0] == alphabet)
    let line = Snippet.Line(number: 1, text: alphabet, marks: [])
    #expect(LineWindow(line, columns: nil).text == alphabet)
    #expect(LineWindow(line, columns: 20).text == alphabet)
  }
}

@Suite("Unified diffs")
struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    String(decoding: UnifiedDiff(path: "a", old: Array(old.utf8), new: Array(new.utf8)).bytes, as: UTF8.self)
  }

  private func lines(_ range: ClosedRange<Int>) -> String { range.map { "\($0)\n" }.joined() }

  @Test("nothing changed is nothing")
  func same() {
    #expect(diff("a\nb", "a\nb") == "")
  }

  @Test("lines that came, went, and were replaced")
  func changes() {
    #expect(diff("a\nb\nc\n", "a\nB\nc\n") == "--- a\n+++ a\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n")
    #expect(diff("a\nc\n", "a\nb\nc\n") == "--- a\n+++ a\n@@ -1,2 +1,3 @@\n a\n+b\n c\n")
    #expect(diff("a\nb\n", "a\n") == "--- a\n+++ a\n@@ -1,2 +1 @@\n a\n-b\n")
    #expect(diff("", "a\n") == "--- a\n+++ a\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- a\n+++ a\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test("a file that ends without a line end says so")
  func noEnd() {
    #expect(
      diff("a\nb", "a\nB")
        == "--- a\n+++ a\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+B\n\\ No newline at end of file\n")
  }

  @Test("changes that share the lines around them are one hunk, others are two")
  func hunks() {
    let old = lines(1...20)
    #expect(
      diff(old, old.replacing("\n5\n", with: "\nfive\n").replacing("\n12\n", with: "\ntwelve\n")).components("@@ -")
        == 1)
    #expect(
      diff(old, old.replacing("\n5\n", with: "\nfive\n").replacing("\n13\n", with: "\nthirteen\n")).components("@@ -")
        == 2)
  }
}

extension String {
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}

@Suite("Edits that can only be right")
struct SureEditsTests {
  private func diagnostic(_ edits: [(Int, Int, String)], _ applicability: FixIt.Applicability = .always)
    -> ReportedDiagnostic
  {
    ReportedDiagnostic(
      id: .unknownKey, severity: .error, message: "m", place: nil, label: "", labels: [], notes: [],
      fixes: [
        .init(
          title: "t", applicability: applicability, edits: edits.map { .init(path: "a", start: $0, end: $1, text: $2) })
      ],
      variants: [], snippet: nil)
  }

  private func applied(_ diagnostics: ReportedDiagnostic..., to text: String) -> String? {
    let files = CertainEdits(diagnostics).files
    return files.first.flatMap { $0.applied(to: Array(text.utf8)) }.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("edits are made from first to last, guesses are not")
  func edits() {
    #expect(applied(diagnostic([(4, 5, "E")]), diagnostic([(0, 1, "AA")]), to: "abcdef") == "AAbcdEf")
    #expect(CertainEdits([diagnostic([(0, 1, "A")], .maybe)]).files.isEmpty)
  }

  @Test("of edits that overlap the first is made, and of a fix-it all are or none")
  func overlaps() {
    #expect(applied(diagnostic([(0, 3, "X")]), diagnostic([(2, 4, "Y")]), to: "abcdef") == "Xdef")
    #expect(applied(diagnostic([(0, 1, "X")]), diagnostic([(0, 1, "Y"), (4, 5, "Z")]), to: "abcdef") == "Xbcdef")
    #expect(applied(diagnostic([(2, 2, "(")]), diagnostic([(2, 2, "[")]), to: "abcd") == "ab(cd")
    #expect(applied(diagnostic([(0, 2, "X")]), diagnostic([(2, 3, "Y")]), to: "abcd") == "XYd")
  }

  @Test("edits of one fix-it that lie over each other, or beyond the file, are not made")
  func wrong() {
    #expect(applied(diagnostic([(0, 3, "X"), (1, 2, "Y")]), to: "abcdef") == nil)
    #expect(applied(diagnostic([(4, 9, "X")]), to: "abcdef") == nil)
    #expect(CertainEdits([diagnostic([(3, 1, "X")]), diagnostic([(-1, 1, "X")])]).files.isEmpty)
  }
}
