import TestSupport
import Testing
import TutorialSyntax
import TutorialYAML

@Suite("Limits of YAML files")
struct YAMLLimitTests {
  private func source(_ text: String) -> SourceText { SourceText(path: "a.yaml", bytes: Array(text.utf8)) }

  private func limit(_ message: String, _ source: SourceText, _ start: UInt32, _ end: UInt32) -> Diagnostic {
    Diagnostic(.limitExceeded, message, at: SourceSpan(source, ByteRange(start, end)))
  }

  @Test("128 nested collections are read")
  func deepEnough() {
    let text = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    let result = YAMLReader.read(source(text))
    #expect(result.diagnostics == [])
    #expect(outline(result.value) == text)
  }

  @Test("deeper nesting is an error at the first bracket beyond the limit", arguments: [129, 10_000, 1_000_000])
  func tooDeep(count: Int) {
    let source = source(String(repeating: "[", count: count))
    let result = YAMLReader.read(source)
    #expect(result.diagnostics == [limit("lists and maps are nested deeper than the limit of 128", source, 128, 129)])
    #expect(result.value.isPartial)
  }

  @Test("lists in block style count as nested, too")
  func deepBlocks() {
    let source = source(String(repeating: "- ", count: 10_000))
    #expect(
      YAMLReader.read(source).diagnostics == [
        limit("lists and maps are nested deeper than the limit of 128", source, 256, 256)
      ])
  }

  @Test("a file of more than 64 MiB is not read")
  func size() {
    let source = SourceText(path: "a.yaml", bytes: Array(repeating: 0x20, count: 64 * 1024 * 1024 + 1))
    let result = YAMLReader.read(source)
    #expect(result.diagnostics == [limit("the file is larger than the limit of 64 MiB", source, 0, 0)])
    #expect(result.value.root == nil)
    #expect(result.value.isPartial)
  }

  @Test("aliases may stand for ten times the file, and no more")
  func aliasBytes() {
    // 110 bytes are anchored in a file of 110 + 6 + 4n bytes; n aliases expand to 110n.
    let list = "[" + String(repeating: "x, ", count: 36) + "]"
    func text(_ count: Int) -> String { "- &a \(list)\n" + String(repeating: "- *a\n", count: count) }
    let size = list.utf8.count
    let allowed = (0...).first { ($0 + 1) * size > 10 * text($0 + 1).utf8.count } ?? 0
    #expect(YAMLReader.read(source(text(allowed))).diagnostics == [])

    let source = source(text(allowed + 1))
    let end = UInt32(source.bytes.count - 1)
    let result = YAMLReader.read(source)
    #expect(
      result.diagnostics == [
        limit("aliases up to here stand for more than the limit of 10 times the file's size", source, end - 2, end)
      ])
    #expect(result.value.isPartial)
  }

  @Test("aliases may stand for a million nodes, and no more")
  func aliasNodes() {
    // A comment makes the file so large that its size doesn't matter.
    let comment = "# " + String(repeating: "x", count: 400_000) + "\n"
    let list = "- &a [" + String(repeating: "1,", count: 99_999) + "]\n"
    func text(_ count: Int) -> String { comment + list + String(repeating: "- *a\n", count: count) }
    #expect(YAMLReader.read(source(text(10))).diagnostics == [])

    let source = source(text(11))
    let end = UInt32(source.bytes.count - 1)
    #expect(
      YAMLReader.read(source).diagnostics == [
        limit("aliases up to here stand for more than the limit of 1000000 nodes", source, end - 2, end)
      ])
  }

  @Test("a billion laughs end early")
  func billionLaughs() {
    var text = "a: &a [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for (name, before) in zip("bcdefghi", "abcdefgh") {
      text += "\(name): &\(name) [" + Array(repeating: "*\(before)", count: 9).joined(separator: ", ") + "]\n"
    }
    let result = YAMLReader.read(source(text))
    #expect(
      result.diagnostics.map(\.message) == [
        "aliases up to here stand for more than the limit of 10 times the file's size"
      ])
    #expect(result.value.nodes.count < 100)
  }

  @Test("reading stops at a thousand wrong aliases")
  func manyFindings() {
    let result = YAMLReader.read(source((0..<5000).map { "- *x\($0)\n" }.joined()))
    #expect(result.diagnostics.count == 1000)
    #expect(result.value.isPartial)
  }

  @Test("an id of a megabyte is read")
  func longScalar() {
    let result = YAMLReader.read(source("id: " + String(repeating: "x", count: 1_000_000)))
    #expect(result.diagnostics == [])
    #expect(result.value.nodes.map(\.second).max() == 1_000_000)
  }
}
