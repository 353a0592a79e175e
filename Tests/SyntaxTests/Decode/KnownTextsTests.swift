import Testing
import TutorialSyntax
import TutorialYAML

/// The cache of texts: repeated texts are found, and similar ones aren't confused.
@Suite("Texts that are alike")
struct KnownTextsTests {
  /// The texts of a list, as decoded.
  private func texts(_ list: [String]) -> [String] {
    let yaml = list.map { "- \"\($0)\"\n" }.joined()
    let document = YAMLReader.read(SourceText(path: "a.yaml", bytes: Array(yaml.utf8))).value
    var decoder = Decoder(document)
    guard let root = document.root else { return [] }
    return document.children(root).map { decoder.string($0)?.value ?? "none" }
  }

  @Test("are told apart, whichever byte differs", arguments: 1...40)
  func differing(count: Int) {
    let text = String(repeating: "a", count: count)
    var list = [text]
    for place in 0..<count {
      list.append("\(String(repeating: "a", count: place))b\(String(repeating: "a", count: count - place - 1))")
      list.append(text)
    }
    #expect(texts(list) == list)
  }

  @Test("are told apart by how long they are")
  func lengths() {
    let list = (0...40).map { String(repeating: "a", count: $0) }
    #expect(texts(list + list) == list + list)
  }

  @Test("are recognised after a thousand other texts")
  func many() {
    let list = (0..<1_000).map { "element-\($0)" }
    #expect(texts(list + list.reversed()) == list + list.reversed())
  }

  @Test("may hold any characters")
  func characters() {
    let list = ["戻る", "戻る", "é", "e\u{301}", "é", "👩‍👩‍👧", "é", "👩‍👩‍👧"]
    #expect(texts(list).map { Array($0.utf8) } == list.map { Array($0.utf8) })
  }
}
