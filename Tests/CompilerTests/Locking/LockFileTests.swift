import TestSupport
import Testing
import TutorialLocks
import TutorialSyntax

@Suite("Lock files")
struct LockFileTests {
  private let head = "schema: tutorialc.lock/1\nreferences:\n"
  private let line = "- { step: a, part: target, screen: s, variant: v, selector: x, by: name, id: x, type: button }\n"
  private let other = "- { step: a, part: target, screen: s, variant: v, selector: x, by: name, id: x, type: cell }\n"

  private func decode(_ text: String) -> Parsed<TutorialLock> { decodeLock(MarkedText(text).source) }

  @Test("a written lock is read again, with any content")
  func roundTrip() {
    var random = SplitMix(seed: 7)
    let words = [
      "", " a", "a ", "true", "No", "~", "null", "012", "1e3", "a: b", "a #b", "{x}", "[x", "- a", "\"q\"", "'q'", "\\",
      "é",
      "e\u{301}", "日本語", "a\nb", "\t", "\u{0}", "\u{1B}[31m", "\u{202E}abc", "\u{FEFF}", "\u{2028}", "👩‍👧", "<<", "=",
      "&a", "*a",
      "%", "@", "`", "|", ">", "?", "!", ",", "a,b", String(repeating: "x", count: 300),
    ]
    func word() -> String { words[Int(random.next() % UInt64(words.count))] }
    for _ in 0..<500 {
      var entry = LockEntry(range: ByteRange(0, 0))
      entry.key = LockKey(step: word(), part: word(), screen: word(), variant: word())
      entry.selector = word()
      entry.rule = LockRule.allCases[Int(random.next() % 4)]
      entry.traits.id = word()
      entry.traits.text = word()
      entry.traits.label = random.next() % 2 == 0 ? nil : word()
      entry.unlockedText = word()
      entry.number = 3
      entry.count = 5
      entry.lookalikes = [word(), word()]
      let bytes = LockWriter.write([entry], ofTutorial: word())
      let read = decodeLock(SourceText(path: "t.lock.yaml", bytes: bytes))
      #expect(read.diagnostics == [])
      #expect(read.value.entries.count == 1 && read.value.entries.allSatisfy { $0.locksEqually(as: entry) })
    }
  }

  @Test("the lines are sorted by their bytes, whatever order they come in")
  func order() {
    let keys = [("b", "target"), ("a", "target.1"), ("a", "target"), ("é", "anchor")].map {
      LockKey(step: $0.0, part: $0.1, screen: "s", variant: "v")
    }
    func written(_ keys: [LockKey]) -> [UInt8] {
      LockWriter.write(
        keys.map { key in
          var entry = LockEntry(range: ByteRange(0, 0))
          entry.key = key
          return entry
        }, ofTutorial: "t")
    }
    #expect(written(keys) == written(keys.reversed()))
    #expect(keys.sorted().map(\.step) == ["a", "a", "b", "é"])
  }

  @Test("equal lines of two branches are one, lines that do not agree are an error at the second")
  func merged() {
    #expect(decode(head + line + line).diagnostics == [])
    #expect(decode(head + line + line).value.entries.count == 1)
    let text = MarkedText(
      head + line
        + "- 1️⃣{ step: a, part: target, screen: s, variant: v, selector: x, by: name, id: x, type: cell }1️⃣\n")
    let found = decodeLock(text.source).diagnostics
    #expect(found.map(\.id) == [.conflictingLock] && found.map(\.primary) == [text.span()])
    #expect(found.map(\.message) == [#"the lock has two different lines for target of step "a" in "v""#])
  }

  @Test("marks of a merge are one error")
  func marks() {
    let text = MarkedText(head + "1️⃣<<<<<<< HEAD1️⃣\n" + line + "=======\n" + other + ">>>>>>> branch\n")
    let found = decodeLock(text.source).diagnostics
    #expect(found.map(\.id) == [.conflictingLock] && found.map(\.primary) == [text.span()])
    #expect(found.map(\.message) == ["the lock holds both sides of a merge"])
  }

  @Test(
    "a malformed lock is reported at its place",
    arguments: [
      ("", "the lock is empty"), ("# only this\n", "the lock is empty"), ("[]", "expected a lock, found a list"),
      ("schema: tutorialc.lock/2\nreferences: []\n", nil), ("references: 3\n", nil), ("referenzes: []\n", nil),
      ("references: [{ step: a }]\n", nil), ("references: [3]\n", nil),
      ("references: [{ step: a, part: b, screen: c, variant: d, selector: e, by: nam }]\n", nil),
      ("references: [{ step: a, part: b, screen: c, variant: d, selector: e, by: name, number: -1 }]\n", nil),
      (
        "references: [{ step: a, part: b, screen: c, variant: d, selector: e, by: name, count: 99999999999999999999 }]\n",
        nil
      ),
    ])
  func wrong(text: String, message: String?) {
    let found = decode(text).diagnostics
    #expect(!found.isEmpty && found.contains { $0.severity == .error })
    #expect(found.allSatisfy { $0.primary != nil })
    if let message, message.hasPrefix("the lock") { #expect(found.map(\.message) == [message]) }
  }

  @Test(
    "the lock of a tutorial has its name",
    arguments: [
      ("a/b.tutorial.yaml", "a/b.lock.yaml"), ("b.tutorial.json", "b.lock.yaml"), (".tutorial.yaml", nil),
      ("a/.tutorial.yaml", nil), ("b.yaml", nil), ("-", nil),
    ])
  func name(tutorial: String, lock: String?) { #expect(TutorialLock.path(ofTutorial: tutorial) == lock) }

  @Test(
    "the path of a lock begins as that of its tutorial does, where the tutorial's name ends as most do",
    arguments: [
      "a/b", "b", "/b", "a/.b", "a/", "", ".", "a.b/c", ".a/b", "\u{E9}/b", "b.tutorial", "b.tutorial.yaml",
    ])
  func stem(_ stem: String) {
    let tutorial = stem + ".tutorial.yaml"
    let found = TutorialLock.stem(ofTutorial: tutorial).map { count in
      String(decoding: tutorial.utf8.prefix(count), as: UTF8.self) + String(describing: TutorialLock.ending)
    }
    #expect(found == TutorialLock.path(ofTutorial: tutorial))
    for other in [".tutorial.json", ".tutorial.yml", ".tutorial.yaml~", ".lock.yaml", ""] {
      #expect(TutorialLock.stem(ofTutorial: stem + other) == nil || other.isEmpty)
    }
  }
}

private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
