import Testing
import TutorialCompiler
import TutorialLanguage
import TutorialSyntax
import TutorialYAML

/// Adds keys to strings files without changing an existing byte.
@Suite struct StringsFileTests {
  private let keys = ["title", "steps.a.callout.title", "steps.a.callout.body", "steps.b.callout.body"]

  /// Returns the file with its missing keys added. The tutorial's text of a key is the key's last part in capitals.
  private func complete(_ text: String, path: String = "de.yaml") throws -> String? {
    let source = SourceText(path: path, bytes: Array(text.utf8))
    let document = path.hasSuffix(".json") && !text.isEmpty ? JSONReader.read(source) : YAMLReader.read(source)
    let known = decodeTranslation(document.value, locale: "de").value.entries.map(\.key.value)
    let additions = keys.map { key in
      StringsFile.Addition(key: key, text: key.split(separator: ".").last.map { $0.uppercased() } ?? "")
    }
    let bytes = StringsFile(document.value).completed(additions, adding: Set(keys).subtracting(known))
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func aNewFileHasEveryKeyUnderTheTutorialsText() throws {
    #expect(
      try complete("")
        == "# TITLE\ntitle:\n# TITLE\nsteps.a.callout.title:\n# BODY\nsteps.a.callout.body:\n# BODY\nsteps.b.callout.body:\n"
    )
    #expect(
      try complete("", path: "de.json") == """
        {
          "title": null,
          "steps.a.callout.title": null,
          "steps.a.callout.body": null,
          "steps.b.callout.body": null
        }

        """)
  }

  @Test func aKeyComesAfterTheOneBeforeItInTheTutorial() throws {
    #expect(
      try complete(
        "# Ours\nsteps.b.callout.body: B # last\n\n# The title\ntitle: T\nsteps.a.callout.body: >\n  Long\n  text\n\nmine: x\n"
      )
        == "# Ours\nsteps.b.callout.body: B # last\n\n# The title\ntitle: T\n# TITLE\nsteps.a.callout.title:\n"
        + "steps.a.callout.body: >\n  Long\n  text\n\nmine: x\n")
  }

  @Test func aKeyGoesIntoTheMapAroundItsNeighbours() throws {
    #expect(
      try complete(
        "title: T\nsteps:\n    a:\n      callout:\n       title: A  # yes\n    # about b\n    b: { callout: { body: B } }\n"
      )
        == "title: T\nsteps:\n    a:\n      callout:\n       title: A  # yes\n       # BODY\n       body:\n    # about b\n"
        + "    b: { callout: { body: B } }\n")
    #expect(
      try complete("title: T\nsteps:\n  a: { callout: { title: A } }\n  b.callout.body: B\n")
        == "title: T\nsteps:\n  a: { callout: { title: A } }\n  # BODY\n  a.callout.body:\n  b.callout.body: B\n")
  }

  @Test func lineEndsMarksAndAMissingLastLineEndStay() throws {
    #expect(
      try complete("\u{FEFF}title: T\r\nsteps.a.callout: { title: A, body: B }\r\n")
        == "\u{FEFF}title: T\r\nsteps.a.callout: { title: A, body: B }\r\n# BODY\r\nsteps.b.callout.body:\r\n")
    #expect(
      try complete("title: T\nsteps.a.callout: { title: A, body: B }")
        == "title: T\nsteps.a.callout: { title: A, body: B }\n# BODY\nsteps.b.callout.body:\n")
    #expect(
      try complete("title: T\nsteps.a.callout.title: |+\n  A\n\nsteps.a.callout.body: B\n")
        == "title: T\nsteps.a.callout.title: |+\n  A\n\nsteps.a.callout.body: B\n# BODY\nsteps.b.callout.body:\n")
  }

  @Test func aDocumentKeepsItsMarkers() throws {
    #expect(
      try complete("%YAML 1.2\n---\n# x\ntitle: T\nsteps.a.callout: { title: A, body: B }\n...\n")
        == "%YAML 1.2\n---\n# x\ntitle: T\nsteps.a.callout: { title: A, body: B }\n# BODY\nsteps.b.callout.body:\n...\n"
    )
    #expect(try complete("# nothing yet\n")?.hasPrefix("# nothing yet\n# TITLE\ntitle:\n") == true)
  }

  @Test func mapsInBracesAreCompletedInBraces() throws {
    #expect(
      try complete("{ title: T, steps.a.callout: { title: A, body: B } }\n")
        == "{ title: T, steps.a.callout: { title: A, body: B }, \"steps.b.callout.body\": null }\n")
    #expect(
      try complete(
        "{\n  \"title\": \"T\",\n  \"steps.a.callout\": { \"title\": \"A\", \"body\": \"B\" }\n}\n", path: "de.json")
        == "{\n  \"title\": \"T\",\n  \"steps.a.callout\": { \"title\": \"A\", \"body\": \"B\" },\n"
        + "  \"steps.b.callout.body\": null\n}\n")
    #expect(try complete("{}\n")?.hasPrefix("{\n  \"title\": null,\n") == true)
  }

  @Test(arguments: ["null\n", "[a]\n", "~", "text\n", "- {title: T}\n"])
  func whatCannotBeCompletedIsLeftAlone(text: String) throws {
    #expect(try complete(text) == nil)
  }

  @Test func wordsOfYAMLThatStandAroundAMapStay() throws {
    #expect(
      try complete("&x { title: T, steps.a.callout: { title: A, body: B } }\n")
        == "&x { title: T, steps.a.callout: { title: A, body: B }, \"steps.b.callout.body\": null }\n")
    #expect(
      try complete("title: T\nsteps.a.callout: &c { title: A, body: B }\nmine: *c\n")
        == "title: T\nsteps.a.callout: &c { title: A, body: B }\n# BODY\nsteps.b.callout.body:\nmine: *c\n")
  }

  @Test func nothingMissingIsNothingChanged() throws {
    let text = "title: T\r\nsteps: {a: {callout: {title: ~, body: }}, b.callout.body: \"\"}"
    #expect(try complete(text) == text)
  }

  @Test func theTutorialsTextStaysInItsComment() {
    let source = SourceText(path: "de.yaml", bytes: [])
    let result = StringsFile(.empty(source)).completed(
      [.init(key: "title", text: "One\ntwo: x\r\n\u{7}\u{2028}# three")], adding: ["title"])
    #expect(result.map { String(decoding: $0, as: UTF8.self) } == "# One\n# two: x\n#  \n# # three\ntitle:\n")
  }

  /// Files of random shape: the contents stay, and missing keys are added.
  @Test func filesOfAnyShapeKeepWhatTheyHave() throws {
    var generator = Generator(state: 7)
    for _ in 0..<400 {
      let text = randomFile(&generator)
      let result = try #require(try complete(text), "\(text)")
      var rest = result[...]
      for line in text.split(whereSeparator: \.isNewline) {
        let found = try #require(rest.firstRange(of: line), "\(text)\n\(result)")
        rest = rest[found.upperBound...]
      }
      let parsed = YAMLReader.read(SourceText(path: "de.yaml", bytes: Array(result.utf8)))
      #expect(parsed.diagnostics == [])
      let entries = decodeTranslation(parsed.value, locale: "de")
      #expect(entries.diagnostics == [])
      #expect(Set(keys).subtracting(entries.value.entries.map(\.key.value)) == [])
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private func randomFile(_ generator: inout Generator) -> String {
    let newline = Bool.random(using: &generator) ? "\n" : "\r\n"
    var lines: [String] = Bool.random(using: &generator) ? ["# head"] : []
    func value(_ generator: inout Generator, _ indent: String) -> String {
      ["x", "\"a # b\"", "", "|\(newline)\(indent)  two\(newline)\(indent)  lines", "x # note"].randomElement(
        using: &generator) ?? ""
    }
    if Bool.random(using: &generator) { lines.append("title: " + value(&generator, "")) }
    if Bool.random(using: &generator) {
      lines.append("steps:")
      lines.append("  a:")
      lines.append("    callout.title: " + value(&generator, "    "))
      if Bool.random(using: &generator) { lines.append("  # about b") }
      if Bool.random(using: &generator) { lines.append("  b: { callout: { body: x } }") }
    }
    if Bool.random(using: &generator) { lines.append("mine: " + value(&generator, "")) }
    if Bool.random(using: &generator) { lines.append("") }
    return lines.joined(separator: newline) + (Bool.random(using: &generator) ? newline : "")
  }
}
