import Foundation
import Testing
import TutorialPluginKit
import TutorialSyntax

@Suite("The options of a plugin")
struct OptionTableTests {
  private enum Tree: String {
    case all, accessible
  }

  private static let tree = PluginOption<Tree>.word(
    "tree", default: .all, "What is imported.", [.all: "everything", .accessible: "what a screen reader finds"])
  private static let rows = PluginOption.flag("rows", default: true, "Whether rows count.")
  private static let depth = PluginOption.number("depth", in: 0.5...10, default: 2, "How deep it looks.")
  private static let app = PluginOption.text("app", default: "", "The app's name.")
  private static let table = OptionTable(tree, rows, depth, app)

  private func decode(_ given: PluginOptions.Given...) -> DecodedOptions {
    Self.table.decode(PluginOptions(given), of: "the importer \"x\"")
  }

  @Test("have their defaults where nothing is given, or where the defaults are written out")
  func defaults() {
    let written = Self.table.entries.compactMap { entry in entry.standard.map { PluginOptions.Given(entry.name, $0) } }
    #expect(written.count == 4)
    for options in [decode(), Self.table.decode(PluginOptions(written), of: "x")] {
      #expect(options.diagnostics.isEmpty)
      #expect(options[Self.tree] == .all)
      #expect(options[Self.rows] == true)
      #expect(options[Self.depth] == 2)
      #expect(options[Self.app] == "")
    }
  }

  @Test("have the last of several values")
  func given() {
    let options = decode(
      .init("tree", .text("all")), .init("tree", .text("accessible")), .init("rows", .bool(false)),
      .init("depth", .number(0.5)), .init("app", .text("a=b")))
    #expect(options.diagnostics.isEmpty)
    #expect(options[Self.tree] == .accessible)
    #expect(options[Self.rows] == false)
    #expect(options[Self.depth] == 0.5)
    #expect(options[Self.app] == "a=b")
  }

  @Test(
    "of the wrong kind are errors where they are written, and the defaults hold",
    arguments: [
      ("tree", PluginOptions.Value.text("accesible"), "one of all, accessible", "accessible"),
      ("tree", .bool(true), "one of all, accessible", ""), ("tree", .text("none"), "one of all, accessible", ""),
      ("rows", .text("True"), "true or false", "true"), ("rows", .number(1), "true or false", ""),
      ("depth", .number(10.5), "a number from 0.5 to 10", ""), ("depth", .text("2"), "a number from 0.5 to 10", ""),
      ("app", .number(1), "a text", ""), ("app", .list([]), "a text", ""), ("app", .object([]), "a text", ""),
    ])
  func wrongKind(name: String, value: PluginOptions.Value, expected: String, meant: String) {
    let span = SourceSpan(SourceText(path: "tutorialc.yaml", bytes: Array("x: y".utf8)), ByteRange(3, 4))
    let options = decode(.init(name, value, at: span))
    #expect(
      options.diagnostics == [
        Diagnostic(
          .wrongType, "option \"\(name)\" of the importer \"x\" is not \(expected)", at: span,
          label: "expected \(expected)", notes: meant.isEmpty ? [] : [.init("did you mean \"\(meant)\"?")])
      ])
    #expect(options[Self.tree] == .all)
    #expect(options[Self.depth] == 2)
    #expect(options.span(of: Self.tree) == (name == "tree" ? span : nil))
  }

  @Test("that are unknown are errors, with the nearest option or else with all")
  func unknown() {
    func expected(_ name: String, _ note: String) -> Diagnostic {
      Diagnostic(.unknownKey, "unknown option \"\(name)\" of the importer \"x\"", at: nil, notes: [.init(note)])
    }
    #expect(
      decode(.init("dept", .number(1)), .init("colour", .bool(true))).diagnostics == [
        expected("dept", "did you mean \"depth\"?"), expected("colour", "its options: tree, rows, depth, app"),
      ])
    #expect(
      OptionTable().decode(PluginOptions([.init("tree", .bool(true))]), of: "the importer \"x\"").diagnostics == [
        expected("tree", "it has no options")
      ])
  }

  @Test("that are required are reported if they are missing")
  func required() {
    let depth = Self.depth.required()
    let table = OptionTable(Self.tree, depth)
    #expect(
      table.decode(PluginOptions(), of: "the importer \"x\"").diagnostics == [
        Diagnostic(.missingKey, "the importer \"x\" needs the option \"depth\", a number from 0.5 to 10", at: nil)
      ])
    let given = table.decode(PluginOptions([.init("depth", .number(3))]), of: "x")
    #expect(given.diagnostics.isEmpty)
    #expect(given[depth] == 3)
    #expect(table.schema.contains("\"required\": ["))
  }

  @Test(
    "of a command line are texts, read as what the option may be",
    arguments: [
      ("rows", "false", PluginOptions.Value.bool(false)), ("rows", "no", .text("no")), ("depth", "1e1", .number(10)),
      ("depth", "deep", .text("deep")), ("depth", "1e999", .text("1e999")), ("depth", "", .text("")),
      ("tree", "true", .text("true")), ("app", "1", .text("1")),
    ])
  func texts(name: String, text: String, expected: PluginOptions.Value) throws {
    #expect(try #require(Self.table[name]).value(ofText: text) == expected)
  }

  @Test("have a JSON schema with descriptions, words, limits and defaults")
  func schema() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(Self.table.schema.utf8)) as? NSDictionary
    let expected: NSDictionary = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "additionalProperties": false,
      "properties": [
        "tree": [
          "description": "What is imported.", "enum": ["all", "accessible"],
          "enumDescriptions": ["everything", "what a screen reader finds"], "default": "all",
        ] as NSDictionary,
        "rows": ["description": "Whether rows count.", "type": "boolean", "default": true] as NSDictionary,
        "depth": [
          "description": "How deep it looks.", "type": "number", "minimum": 0.5, "maximum": 10, "default": 2,
        ] as NSDictionary,
        "app": ["description": "The app's name.", "type": "string", "default": ""] as NSDictionary,
      ] as NSDictionary,
    ]
    #expect(schema == expected)
    #expect(!OptionTable(PluginOption.number("n", in: 0...(.infinity), default: 1, "N.")).schema.contains("maximum"))
  }
}
