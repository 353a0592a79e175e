import TestSupport
import Testing
import TutorialSyntax
import TutorialYAML

@Suite("YAML")
struct YAMLReaderTests {
  private func read(_ text: String) -> Parsed<Document> {
    YAMLReader.read(SourceText(path: "a.yaml", bytes: Array(text.utf8)))
  }

  @Test(
    "is read as what it says",
    arguments: [
      ("a: 1", "{a: 1}"), ("- a\n- b\n", "[a, b]"), ("a", "a"), ("{a: [1, 2], b: {c: d}}", "{a: [1, 2], b: {c: d}}"),
      ("a:\nb:\n", "{a: , b: }"), ("a:\n- 1\n- 2\n", "{a: [1, 2]}"), ("- - 1\n  - 2\n-\n", "[[1, 2], ]"),
      ("a: 'it''s'", #"{a: "it's"}"#), (#"a: "x\ty\u00e9""#, #"{a: "x\tyé"}"#), ("a: |\n  x\n  y\n", #"{a: "x\ny\n"}"#),
      ("a: >-\n  x\n  y\n", #"{a: "x y"}"#), ("a: x\n  y", "{a: x y}"), ("? a\n: b\n", "{a: b}"),
      ("[a: b, c]", "[{a: b}, c]"),
      ("# only\na: b # more\n", "{a: b}"), ("%YAML 1.2\n---\na: b\n...\n", "{a: b}"), ("{\"a\":1}", #"{"a": 1}"#),
      // Plain scalars are text until a decoder asks for a type.
      ("[on, No, ~, null, 012, 1e3, 2024-01-01, 0x1F]", "[on, No, ~, null, 012, 1e3, 2024-01-01, 0x1F]"),
    ])
  func accepted(text: String, expected: String) {
    let result = read(text)
    #expect(result.diagnostics == [])
    #expect(!result.value.isPartial)
    #expect(outline(result.value) == expected)
  }

  @Test(
    "without content is no document, and nothing is wrong with it", arguments: ["", " \n\n", "# only\n", "\u{FEFF}"])
  func empty(text: String) {
    let result = read(text)
    #expect(result.value.root == nil)
    #expect(!result.value.isPartial)
    #expect(result.diagnostics == [])
  }

  @Test("with a second document is an error there, and only the first is read")
  func severalDocuments() {
    let text = MarkedText("a: 1\n1️⃣---1️⃣\nb: [\n")
    let result = YAMLReader.read(text.source)
    #expect(outline(result.value) == "{a: 1}")
    #expect(!result.value.isPartial)
    #expect(
      result.diagnostics == [
        Diagnostic(.yamlSyntax, "a second document begins here; a file holds one", at: text.span())
      ])
  }

  @Test(
    "tags of the core schema say what is there, or make a scalar text",
    arguments: [
      ("a: !!str 5", #"{a: "5"}"#), ("a: ! 5", #"{a: "5"}"#), ("a: !<tag:yaml.org,2002:str> 5", #"{a: "5"}"#),
      ("a: !!int '5'", "{a: 5}"), ("a: !!float 5", "{a: 5}"), ("a: !!bool true", "{a: true}"), ("a: !!null", "{a: }"),
      ("a: !!map {b: c}", "{a: {b: c}}"), ("a: !!seq [b]", "{a: [b]}"), ("a: !!str", #"{a: ""}"#),
      ("%TAG !y! tag:yaml.org,2002:\n---\na: !y!str 5", #"{a: "5"}"#),
    ])
  func tags(text: String, expected: String) {
    let result = read(text)
    #expect(result.diagnostics == [])
    #expect(outline(result.value) == expected)
  }

  @Test(
    "tags of any other kind are an error, and the value is read as if they were not there",
    arguments: [
      ("a: 1️⃣!point1️⃣ [1, 2]", "!point", "{a: [1, 2]}"), ("a: 1️⃣!!set1️⃣ {b}", "!!set", "{a: {b: }}"),
      ("a: &x 1️⃣!!binary1️⃣ aGk=", "!!binary", "{a: aGk=}"), ("a: 1️⃣!!seq1️⃣ {b: c}", "!!seq", "{a: {b: c}}"),
      ("a: 1️⃣!!map1️⃣ x", "!!map", "{a: x}"),
    ])
  func unknownTags(marked: String, tag: String, expected: String) {
    let text = MarkedText(marked)
    let result = YAMLReader.read(text.source)
    #expect(
      result.diagnostics == [Diagnostic(.yamlSyntax, "tag \"\(tag)\" has no meaning here", at: text.span())])
    #expect(outline(result.value) == expected)
  }
}
