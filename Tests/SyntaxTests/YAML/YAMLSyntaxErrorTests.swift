import TestSupport
import Testing
import TutorialSyntax
import TutorialYAML

/// A broken file: its text with the error between `1️⃣`, the expected diagnostic, and the part read before the error.
///
/// A second place between `2️⃣` has `context` as its label.
struct BrokenYAML: Sendable, CustomTestStringConvertible {
  let marked: String
  let message: String
  var label = ""
  var context: String?
  var read: String

  init(_ marked: String, _ message: String, label: String = "", context: String? = nil, read: String) {
    self.marked = marked
    self.message = message
    self.label = label
    self.context = context
    self.read = read
  }

  var testDescription: String { marked.debugDescription }
}

@Suite("Syntax errors of YAML")
struct YAMLSyntaxErrorTests {
  @Test(
    "say what is wrong where it is, and what stood before is read",
    arguments: indentation + colons + brackets + quotes + indicators + directives)
  func fault(_ broken: BrokenYAML) {
    let text = MarkedText(broken.marked)
    let result = YAMLReader.read(text.source)
    let labels = broken.context.map { [Diagnostic.Label(text.span(2), $0)] } ?? []
    #expect(
      result.diagnostics == [
        Diagnostic(.yamlSyntax, broken.message, at: text.span(), label: broken.label, labels: labels)
      ])
    #expect(outline(result.value) == broken.read)
    #expect(result.value.isPartial)
  }

  private static let tab = "a tab cannot indent a line: YAML indents with spaces"

  private static let indentation: [BrokenYAML] = [
    .init("a:\n1️⃣\t1️⃣b: 1\n", tab, read: "{}"),
    .init("a:\n1️⃣\t\t1️⃣b: 1\n", tab, read: "{}"),
    .init("é: 1\na:\n  b: 1\n1️⃣\t1️⃣c: 2\n", tab, read: "{é: 1, a: {}}"),
    .init("a:\n  - x\n1️⃣\t1️⃣- y\n", tab, read: "{a: []}"),
    .init("a: |\n1️⃣\t1️⃣x\n", tab, read: "{}"),
    .init(
      "2️⃣a2️⃣:\n    b: 1\n  1️⃣c1️⃣: 2\n", "\"c\" does not fit the map around it: check its indentation",
      context: "the map begins here", read: "{a: {b: 1}}"),
    .init(
      "2️⃣a2️⃣: 1\n1️⃣-1️⃣ b\n", "\"-\" does not fit the map around it: check its indentation",
      context: "the map begins here", read: "{a: 1}"),
    .init(
      "2️⃣-2️⃣ a\n1️⃣b1️⃣: 1\n", "\"b\" does not fit the list around it: an item that begins with \"-\" is expected",
      context: "the list begins here", read: "[a]"),
    .init(
      "2️⃣-2️⃣ a: 1\n 1️⃣b1️⃣: 1\n", "\"b\" does not fit the list around it: an item that begins with \"-\" is expected",
      label: "align it with the keys of its item", context: "the list begins here", read: "[{a: 1}]"),
    .init(
      " a: 1\n1️⃣b1️⃣: 2\n", "\"b\" cannot follow here: the document is complete, so it may be indented too little",
      read: "{a: 1}"),
    .init(
      "a: 1\n   1️⃣b1️⃣: 2\n", "key \"b\" is indented deeper than the keys beside it",
      label: "align it with the key that it follows", read: "{}"),
  ]

  @Test(
    "a space that is missing behind a colon or a dash is named where it is missing, and put there",
    arguments: [
      ("- 1️⃣target:1️⃣a\n  callout: Hi\n", "a space is missing after \"target:\"", "write \"target: a\""),
      (
        "- target: a\n  1️⃣callout:1️⃣Hi you\n  id: b\n", "a space is missing after \"callout:\"",
        "write \"callout: Hi you\""
      ),
      ("  1️⃣-1️⃣target: a\n    callout: Hi\n", "a space is missing after \"-\"", "write \"- \""),
    ])
  func spaces(marked: String, message: String, label: String) {
    let text = MarkedText(marked)
    let end = text.span().range.end
    let edit = FixIt.Edit(SourceSpan(text.source, ByteRange(end, end)), " ")
    #expect(
      YAMLReader.read(text.source).diagnostics == [
        Diagnostic(
          .yamlSyntax, message, at: text.span(), label: label, fixits: [FixIt("put a space there", .always, [edit])])
      ])
  }

  private static let colons: [BrokenYAML] = [
    .init(
      "t: x\n1️⃣steps1️⃣\nfoo: 1\n", "\":\" is missing after the key \"steps\"", label: "write \"key: value\"",
      read: "{t: x}"),
    .init(
      "- id: a\n  1️⃣target foo1️⃣   \n- id: b\n", "\":\" is missing after the key \"target foo\"",
      label: "write \"key: value\"", read: "[{id: a}]"),
    .init(
      "a: b1️⃣:1️⃣ c\n", "a second \":\" cannot stand on this line unless the text around it is quoted",
      label: "quote the text that holds it", read: "{}"),
    .init(
      "url: http://x1️⃣:1️⃣ y\n", "a second \":\" cannot stand on this line unless the text around it is quoted",
      label: "quote the text that holds it", read: "{}"),
  ]

  private static let brackets: [BrokenYAML] = [
    .init("a: 1️⃣[1️⃣1, 2\n", "\"[\" is never closed", label: "\"]\" is missing", read: "{a: [1, 2]}"),
    .init("a: 1️⃣{1️⃣b: 1\n\n# c\n", "\"{\" is never closed", label: "\"}\" is missing", read: "{a: {b: 1}}"),
    .init(
      "a: 1️⃣[1️⃣1\nb2️⃣:2️⃣ 3\n", "\"[\" is not closed before the next key", label: "\"]\" is missing",
      context: "a key ends here", read: "{a: []}"),
    .init(
      "a: 2️⃣{2️⃣x: 1 y1️⃣:1️⃣ 2}\n", "\",\" or \"}\" is expected before \":\"",
      label: "write \",\" before a further key, or quote the text that holds it", context: "the map begins here",
      read: "{a: {}}"),
    .init(
      "a: 2️⃣[2️⃣1, 21️⃣}1️⃣\n", "\",\" or \"]\" is expected before \"}\"", context: "the list begins here", read: "{a: [1]}"
    ),
    .init("a: [1,1️⃣,1️⃣2]\n", "a value is expected here", read: "{a: [1]}"),
    .init("a: 1️⃣]1️⃣\n", "a value is expected here", read: "{}"),
  ]

  private static let quotes: [BrokenYAML] = [
    .init(
      "a: 1️⃣\"1️⃣x\nb: 1\n", "the quote \" is never closed", label: "write another \" where the text ends", read: "{}"),
    .init(
      "a: 1\nb: 1️⃣'1️⃣x\n", "the quote ' is never closed", label: "write another ' where the text ends", read: "{a: 1}"),
    .init(
      "a: 1️⃣\"1️⃣x\n---\n\"", "the quote \" is never closed", label: "write another \" where the text ends", read: "{}"),
    .init(
      "2️⃣a2️⃣: 'it'1️⃣s'1️⃣\n", "\"s'\" cannot follow here: a key is expected",
      label: "write '' for the apostrophe, or double quotes around the text", context: "the map begins here", read: "{}"
    ),
    .init(
      "2️⃣a2️⃣: \"it\" 1️⃣is1️⃣\n", "\"is\" cannot follow here: a key is expected",
      label: "quote the whole text, or begin a new line", context: "the map begins here", read: "{a: \"it\"}"),
    .init("a: \"x1️⃣\\q1️⃣\"\n", "\"\\q\" is not an escape in quoted text", label: escape, read: "{}"),
    .init("a: \"1️⃣\\é1️⃣\"\n", "\"\\é\" is not an escape in quoted text", label: escape, read: "{}"),
    .init("a: \"1️⃣\\x1️⃣ZZ\"\n", "\"\\x\" is not an escape in quoted text", label: escape, read: "{}"),
    .init("a: \"1️⃣\\u121️⃣g4\"\n", "\"\\u12\" is not an escape in quoted text", label: escape, read: "{}"),
    .init("a: \"1️⃣\\ud83d1️⃣\\ude00\"\n", "\"\\ud83d\" is not an escape in quoted text", label: escape, read: "{}"),
    .init("a: \"1️⃣\\U001100001️⃣\"\n", "\"\\U00110000\" is not an escape in quoted text", label: escape, read: "{}"),
  ]
  private static let escape = "write \"\\\\\" for a backslash, or use single quotes"

  private static let indicators: [BrokenYAML] = [
    .init("a: 1️⃣-1️⃣ b\n", "a list item cannot begin here", label: "begin the list on the next line", read: "{}"),
    .init("a: 1️⃣?1️⃣ b\n", "a key cannot begin here", read: "{}"),
    .init(
      "a: 1️⃣@1️⃣foo\n", "a text cannot begin with \"@\" unless it is quoted", label: "quote the whole text", read: "{}"),
    .init(
      "a: 1️⃣`1️⃣foo\n", "a text cannot begin with \"`\" unless it is quoted", label: "quote the whole text", read: "{}"),
    .init("a: 1️⃣%1️⃣x\n", "a text cannot begin with \"%\" unless it is quoted", label: "quote the whole text", read: "{}"),
    .init(
      "a: 1️⃣*1️⃣*bold**\n", "\"*\" needs a name of letters, digits, \"-\" or \"_\" after it",
      label: "quote the text if it begins so", read: "{}"),
    .init(
      "a: 1️⃣&1️⃣ x\n", "\"&\" needs a name of letters, digits, \"-\" or \"_\" after it",
      label: "quote the text if it begins so", read: "{}"),
    .init("a: 1️⃣!<1️⃣foo\n", "\"!<\" is never closed by \">\"", read: "{}"),
    .init("a: 1️⃣!x!y1️⃣ z\n", "the tag \"!x!y\" uses a prefix that no \"%TAG\" declares", read: "{}"),
    .init("a: |1️⃣01️⃣\n  x\n", "the indentation of a block of text is 1 to 9, not 0", read: "{}"),
    .init(
      "a: |1️⃣x y1️⃣ \n  x\n", "\"x y\" cannot follow \"|\" on its line", label: "the text begins on the next line",
      read: "{}"),
  ]

  private static let directives: [BrokenYAML] = [
    .init("1️⃣%YAML 2.01️⃣\n---\na: 1\n", "this version of YAML is not supported: 1.1 and 1.2 are", read: "nil"),
    .init("%YAML 1.1\n1️⃣%YAML 1.11️⃣\n---\na: 1\n", "a second \"%YAML\" directive", read: "nil"),
    .init("1️⃣%FOO bar1️⃣\n---\na: 1\n", "unknown directive", read: "nil"),
    .init("%YAML 1.1\n1️⃣a1️⃣: 1\n", "\"---\" is expected between directives and \"a\"", read: "nil"),
  ]

  @Test("have libyaml's message and context if there is no better one")
  func unfamiliar() {
    let text = MarkedText("2️⃣%YAML2️⃣ 1x1️⃣.11️⃣\n---\na: 1\n")
    let result = YAMLReader.read(text.source)
    #expect(result.diagnostics.map(\.id) == [.yamlSyntax])
    #expect(result.diagnostics.first?.message == "did not find expected digit or '.' character")
    #expect(result.diagnostics.first?.labels == [.init(text.span(2), "while scanning a %YAML directive")])
  }

  @Test("have a certain fix-it for a missing space after a dash only if the lines below stay aligned")
  func dashes() {
    for (below, sure) in [("    callout: Hi", FixIt.Applicability.always), ("   callout: Hi", .maybe)] {
      let text = MarkedText("steps:\n  -target: a\n\(below)\n")
      let found = YAMLReader.read(text.source).diagnostics.first { $0.message == "a space is missing after \"-\"" }
      #expect(found?.fixits.map(\.applicability) == [sure])
    }
  }

  @Test("come after those from which reading recovered")
  func afterFindings() {
    let text = MarkedText("a: 1️⃣*x1️⃣\nb: 2️⃣[2️⃣1\n")
    #expect(YAMLReader.read(text.source).diagnostics.map(\.primary) == [text.span(1), text.span(2)])
  }
}
