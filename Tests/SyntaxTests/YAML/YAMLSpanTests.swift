import TestSupport
import Testing
import TutorialSyntax
import TutorialYAML

@Suite("Spans of YAML nodes")
struct YAMLSpanTests {
  private func nodes(_ text: String) -> [String] {
    let result = YAMLReader.read(SourceText(path: "a.yaml", bytes: Array(text.utf8)))
    #expect(result.diagnostics == [])
    return written(result.value)
  }

  @Test("are the bytes that are written, quotes and brackets included")
  func plain() {
    #expect(
      nodes("title: \"hé\\u00e9\"\nsteps:\n  - id: a\n    x: [1, {y: 2}]\nempty:\nlast: 'x'  # c\n") == [
        "title: \"hé\\u00e9\"\nsteps:\n  - id: a\n    x: [1, {y: 2}]\nempty:\nlast: 'x'", "title", "\"hé\\u00e9\"",
        "steps",
        "- id: a\n    x: [1, {y: 2}]", "id: a\n    x: [1, {y: 2}]", "id", "a", "x", "[1, {y: 2}]", "1", "{y: 2}", "y",
        "2",
        "empty", "", "last", "'x'",
      ])
  }

  @Test("of blocks end with their last line's text")
  func blocks() {
    #expect(
      nodes("a: |\n  x\n  y  \n\n\nb: >-\n  z\n") == [
        "a: |\n  x\n  y  \n\n\nb: >-\n  z", "a", "|\n  x\n  y", "b", ">-\n  z",
      ])
  }

  @Test("leave out anchors and tags")
  func properties() {
    #expect(
      nodes("a: &x !!str 5\nb: !!map &y\n  # why\n  c: d\ne: *x\nf: &z\ng: &l\n- 1\n") == [
        "a: &x !!str 5\nb: !!map &y\n  # why\n  c: d\ne: *x\nf: &z\ng: &l\n- 1", "a", "5", "b", "c: d", "c", "d", "e",
        "*x",
        "f", "", "g", "- 1", "1",
      ])
  }

  @Test(
    "hold with every kind of line end, behind a byte-order mark, and beside characters of any width",
    arguments: ["\n", "\r\n", "\r", "\u{85}", "\u{2028}"], ["", "\u{FEFF}"])
  func encodings(lineEnd: String, mark: String) {
    let lines = ["# 😀 é", "é: € a", "k:", "  - \"日本\\n語\"", "  - [ü, '😀', x]", "\"🎉\": z"]
    let expected = ["é", "€ a", "k", "\"日本\\n語\"", "[ü, '😀', x]", "ü", "'😀'", "x", "\"🎉\"", "z"]
    let found = nodes(mark + lines.joined(separator: lineEnd) + lineEnd)
    #expect(found.filter { !$0.contains(": ") && !$0.hasPrefix("- ") } == expected)
  }

  @Test("hold with tabs between tokens")
  func tabs() {
    #expect(nodes("a:\t1\nb: [\t2,\t3 ]\t# c\n") == ["a:\t1\nb: [\t2,\t3 ]", "a", "1", "b", "[\t2,\t3 ]", "2", "3"])
  }

  @Test("of scalars are their own text, wherever they stand")
  func random() {
    var generator = RandomYAML(seed: 7)
    for _ in 0..<300 {
      let text = generator.document()
      let result = YAMLReader.read(SourceText(path: "a.yaml", bytes: Array(text.utf8)))
      #expect(result.diagnostics == [])
      let document = result.value
      var previous: UInt32 = 0
      for (node, bytes) in zip(document.nodes, written(document)) where node.isScalar {
        let scalar = String(decoding: document.arena[Int(node.first)..<Int(node.first + node.second)], as: UTF8.self)
        #expect(bytes == (node.kind == .plain ? scalar : "\"\(scalar)\""), "in \(text.debugDescription)")
        #expect(node.range.start >= previous)
        previous = node.range.end
      }
    }
  }
}

/// Random documents of nested collections. Their scalars are words with characters of all widths.
private struct RandomYAML {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func document() -> String {
    let lineEnd = ["\n", "\r\n"][below(2)]
    let mark = ["", "\u{FEFF}"][below(2)]
    return mark + block(depth: 0).joined(separator: lineEnd) + lineEnd
  }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private mutating func word() -> String {
    let letters = ["a", "b", "é", "ß", "€", "語", "😀", "x y"]
    let word = "w" + (0...below(6)).map { _ in letters[below(letters.count)] }.joined()
    return below(3) == 0 ? "\"\(word)\"" : word
  }

  private mutating func flow(depth: Int) -> String {
    if depth > 3 || below(2) == 0 { return word() }
    let items = (0..<below(4)).map { _ in flow(depth: depth + 1) }
    if below(2) == 0 { return "[\(items.joined(separator: ", "))]" }
    return "{\(items.enumerated().map { "k\($0.offset): \($0.element)" }.joined(separator: ", "))}"
  }

  private mutating func block(depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let isList = below(2) == 0
    var lines: [String] = []
    for place in 0...below(4) {
      let head = isList ? indent + "-" : indent + "k\(place)é:"
      if depth < 3, below(3) == 0 {
        lines += [head + (below(2) == 0 ? "" : " # ü")] + block(depth: depth + 1)
      } else {
        lines.append(head + " " + flow(depth: 0))
      }
    }
    return lines
  }
}
