import TestSupport
import Testing
import TutorialSyntax
import TutorialYAML

@Suite("Aliases and merge keys")
struct YAMLAliasTests {
  private func read(_ text: String) -> Parsed<Document> {
    YAMLReader.read(SourceText(path: "a.yaml", bytes: Array(text.utf8)))
  }

  @Test(
    "stand for what they name",
    arguments: [
      ("a: &x 1\nb: *x\n", "{a: 1, b: 1}"), ("a: &x [1, {b: 2}]\nc: *x\n", "{a: [1, {b: 2}], c: [1, {b: 2}]}"),
      ("- &x a\n- &x b\n- *x\n", "[a, b, b]"), ("&k a: 1\nb: *k\n", "{a: 1, b: a}"),
      ("- &x a\n- {*x : 1}\n", "[a, {a: 1}]"),
      ("- &x {y: &y 1}\n- &z [*x, *y]\n- *z\n", "[{y: 1}, [{y: 1}, 1], [{y: 1}, 1]]"), ("&top a: 1\n", "{a: 1}"),
    ])
  func aliases(text: String, expected: String) {
    let result = read(text)
    #expect(result.diagnostics == [])
    #expect(outline(result.value) == expected)
  }

  @Test("keep their own place, and their children that of what they name")
  func places() throws {
    let document = read("a: &x [1, 2]\nb: *x\n").value
    let alias = Array(document.children(try #require(document.root)))[3]
    #expect(document.range(alias) == ByteRange(16, 18))
    #expect(document.children(alias).map { document.range($0) } == [ByteRange(7, 8), ByteRange(10, 11)])
  }

  @Test(
    "merge maps: own keys win, then the maps of a list in their order",
    arguments: [
      ("- &b {x: 1, y: 2}\n- {<<: *b, y: 3}\n", "[{x: 1, y: 2}, {y: 3, x: 1}]"),
      ("- &b {x: 1, y: 2}\n- {y: 3, <<: *b}\n", "[{x: 1, y: 2}, {y: 3, x: 1}]"),
      ("- &a {x: 1}\n- &b {x: 2, y: 2}\n- {<<: [*a, *b], z: 3}\n", "[{x: 1}, {x: 2, y: 2}, {z: 3, x: 1, y: 2}]"),
      ("- &a {x: 1}\n- &b {<<: *a, y: 2}\n- {<<: *b}\n", "[{x: 1}, {y: 2, x: 1}, {y: 2, x: 1}]"),
      ("<<: {x: 1}\ny: 2\n", "{y: 2, x: 1}"), ("<<: []\ny: 2\n", "{y: 2}"),
      ("- &l [{x: 1}, {y: 2}]\n- <<: *l\n", "[[{x: 1}, {y: 2}], {x: 1, y: 2}]"),
      ("- &b {x: &v [1]}\n- {<<: *b, w: *v}\n", "[{x: [1]}, {w: [1], x: [1]}]"), ("!!merge <<: {x: 1}\n", "{x: 1}"),
      // In quotes, it is an ordinary key.
      ("{\"<<\": {x: 1}}", #"{"<<": {x: 1}}"#),
      // Merging is never deep.
      ("- &b {x: {y: 1}}\n- {<<: *b, x: {z: 2}}\n", "[{x: {y: 1}}, {x: {z: 2}}]"),
    ])
  func merges(text: String, expected: String) {
    let result = read(text)
    #expect(result.diagnostics == [])
    #expect(outline(result.value) == expected)
  }

  @Test("merged keys and values keep the place where they are written")
  func mergedPlaces() throws {
    let document = read("a: &b {x: 1}\nc: {<<: *b, y: 2}\n").value
    let merged = Array(document.children(try #require(document.root)))[3]
    #expect(document.range(merged) == ByteRange(16, 30))
    #expect(
      document.children(merged).map { document.range($0) } == [
        ByteRange(25, 26), ByteRange(28, 29), ByteRange(7, 8), ByteRange(10, 11),
      ])
  }

  @Test(
    "that name nothing are an error, and their item or key is left out",
    arguments: [
      ("a: 1️⃣*x1️⃣\nb: 1\n", "{b: 1}"), ("[1, 1️⃣*x1️⃣, 2]", "[1, 2]"), ("{1️⃣*x1️⃣ : &k 1, b: 2}", "{b: 2}"),
      ("a: {&k b: 1️⃣*x1️⃣, c: 1}\n", "{a: {c: 1}}"), ("- b\n- 1️⃣*x1️⃣\n- &x 1\n", "[b, 1]"),
    ])
  func unknown(marked: String, expected: String) {
    let text = MarkedText(marked)
    let result = YAMLReader.read(text.source)
    #expect(
      result.diagnostics == [
        Diagnostic(.yamlSyntax, "alias \"*x\" has no anchor \"&x\" before it", at: text.span())
      ])
    #expect(outline(result.value) == expected)
    #expect(result.value.isPartial)
  }

  @Test("an anchor that was left out cannot be called, and does not hide the one before it")
  func leftOut() {
    let text = MarkedText("- &k 1\n- {&k a: 1️⃣*nope1️⃣}\n- *k\n- {&l a: 2️⃣*nope2️⃣}\n- 3️⃣*l3️⃣\n")
    let result = YAMLReader.read(text.source)
    #expect(
      result.diagnostics.map(\.primary) == [text.span(1), text.span(2), text.span(3)])
    #expect(outline(result.value) == "[1, {}, 1, {}]")
  }

  @Test("a misspelt alias is told the nearest anchor")
  func nearest() {
    let text = MarkedText("a: &primary 1\nb: 1️⃣*pirmary1️⃣\n")
    #expect(
      YAMLReader.read(text.source).diagnostics == [
        Diagnostic(
          .yamlSyntax, "alias \"*pirmary\" has no anchor \"&pirmary\" before it", at: text.span(),
          label: "did you mean \"*primary\"?",
          fixits: [FixIt("replace it with \"*primary\"", .maybe, [.init(text.span(), "*primary")])])
      ])
  }

  @Test("an alias inside the node that its anchor names is an error")
  func recursive() {
    let text = MarkedText("a: &x 2️⃣2️⃣[1, 1️⃣*x1️⃣]\n")
    #expect(
      YAMLReader.read(text.source).diagnostics == [
        Diagnostic(
          .yamlSyntax, "alias \"*x\" lies inside what it stands for", at: text.span(),
          labels: [.init(text.span(2), "\"&x\" names what begins here")])
      ])
  }

  @Test("an anchor before a key names the key, and its value may refer to it")
  func keyAnchor() {
    #expect(outline(read("&x a: {b: *x}").value) == "{a: {b: a}}")
  }

  @Test(
    "a value that isn't a map cannot be merged",
    arguments: [
      ("{<<: 1️⃣51️⃣, a: 1}", "a scalar", "{a: 1}"), ("<<:1️⃣1️⃣\na: 1\n", "a scalar", "{a: 1}"),
      ("<<: [{b: 2}, 1️⃣[]1️⃣]\na: 1\n", "a list whose items are not all maps", "{a: 1, b: 2}"),
    ])
  func notMergeable(marked: String, found: String, expected: String) {
    let text = MarkedText(marked)
    let result = YAMLReader.read(text.source)
    #expect(
      result.diagnostics == [
        Diagnostic(
          .wrongType, "\(found) where a map or a list of maps to merge is expected", at: text.span(),
          label: "expected a map")
      ])
    #expect(outline(result.value) == expected)
  }

  @Test("a second merge key is an error, and only the first merges")
  func twoMergeKeys() {
    let text = MarkedText("2️⃣<<2️⃣: {a: 1}\n1️⃣<<1️⃣: {b: 2}\n")
    let result = YAMLReader.read(text.source)
    #expect(
      result.diagnostics == [
        Diagnostic(
          .duplicateKey, "key \"<<\" is written twice", at: text.span(),
          labels: [.init(text.span(2), "first written here")],
          notes: [.init("several maps are merged by a list: \"<<: [*a, *b]\"")])
      ])
    #expect(outline(result.value) == "{a: 1}")
  }
}
