import Testing
import TutorialSyntax

@testable import TutorialYAML

@Suite("YAML that is read without libyaml")
struct PlainYAMLTests {
  private func plain(_ text: String) -> Document? {
    PlainYAML.read(SourceText(path: "a.yaml", bytes: Array(text.utf8)), nodeLimit: 1_000_000)
  }

  /// Files with the syntax that nearly all files use.
  static let usual = [
    "a: 1\n", "- a\n- b", "a:\n- b\n- c: d\n  e: f\ng: [h, i]\n", "- - a\n  - b\n-\n  c: d\n  e:\n    f: g\n# h\n",
    """
    # A comment.
    schema: tutorialc.layout/1   # and one more
    source: { format: manual, unit: pt }

    snapshots:
      - screen: inbox
        variant: phone
        display: { size: [393, 852], scale: 3, cutouts: [] }
        elements:
          - { id: a-1, frame: [0, -0.5, 1e3, 72], type: cell, shape: { roundedRect: 12 }, label: "Über: 'x' # y", }
          # Between them.
          - {
              id: b, # what it is called
              text: 'it is "so"',
            }
          - id: c
            z: -1
            text: plain words, no less, but these:are, 12:30 http://a.b/c?d#e [x] {y} "z" & * ! é 語 😀
      -   screen: outbox
          variant: 'phone'
    """,
  ]

  @Test("reads the usual documents", arguments: usual)
  func accepted(_ text: String) {
    #expect(plain(text) != nil)
  }

  @Test(
    "is left to libyaml where there is more to it",
    arguments: [
      "", "a", "[a]", "a:", "a: [b, ]c", "a: {b}", "a: &x b", "a: *x", "a: !!str b", "a: |\n  b\n", "a: \"\\n\"",
      "a: 'it''s'", "a: b\n  c", "a: b: c", "a: - b", "a:\tb", "a: b\r\n", "--- a\n", "---\na: b\n", "a: b\n...\n",
      "a: b\n- c\n", "- a\nb: c\n", "a: [b\n  c]", "a: [b: c]", "? a\n: b\n", "<<: a\n", "a: { <<: b }", "%a: b\n",
      "a: \"b\n  c\"", "a: b\u{85}", "a: b # \u{2028}\n", "\u{FEFF}a: b", "a: [b?]", "a: {b: c:d}", "a : b",
      "a: \"b\"c",
      "a: [b]c", "  a: b\n c: d\n", "a: b\n   c: d\n", "a: [\n---\n]", "a: [-]", "a: @b", "a: `b", "a: %b",
    ])
  func refused(_ text: String) {
    #expect(plain(text) == nil)
  }

  @Test("gives the same nodes as libyaml for random edits of documents")
  func sameAsEvents() {
    var state: UInt64 = 12
    func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let pieces = [
      " ", "  ", "\n", "\n  ", ":", ": ", "-", "- ", ",", ", ", "[", "]", "{", "}", "#", " #", "\"", "'", "a", "0", ".",
      "?",
      "&a ", "*a", "!", "|", ">", "%", "@", "~", "\\", "\t", "\r", "é", "\u{85}", "---", "<<", "<<: ", "[]", "{}",
      "\n- ",
    ]
    var read = 0
    for round in 0..<20_000 {
      var text = Array(Self.usual[round % Self.usual.count].utf8)
      for _ in 0...below(3) {
        let start = below(text.count + 1)
        let end = below(3) == 0 ? start : min(text.count, start + below(4))
        let piece = below(5) == 0 ? "" : pieces[below(pieces.count)]
        text.replaceSubrange(start..<end, with: Array(piece.utf8))
      }
      let source = SourceText(path: "a.yaml", bytes: text)
      guard YAMLReader.readEvents(of: source).diagnostics.allSatisfy({ $0.id != .invalidUTF8 }),
        let document = PlainYAML.read(source, nodeLimit: 1_000_000)
      else { continue }
      read += 1
      let byEvents = YAMLReader.readEvents(of: source)
      #expect(
        document.isSame(as: byEvents.value) && byEvents.diagnostics.isEmpty,
        "\(String(decoding: text, as: UTF8.self).debugDescription)")
    }
    #expect(read > 3_000)
  }
}
