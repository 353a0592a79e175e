import TestSupport
import Testing
import TutorialSyntax
import TutorialYAML

@Suite("Characters of YAML files")
struct YAMLEncodingTests {
  @Test(
    "that may not stand there are an error at their place",
    arguments: [
      ("\0", "0000"), ("\u{01}", "0001"), ("\u{08}", "0008"), ("\u{0B}", "000B"), ("\u{1B}", "001B"),
      ("\u{7F}", "007F"),
      ("\u{80}", "0080"), ("\u{9F}", "009F"), ("\u{FFFE}", "FFFE"), ("\u{FFFF}", "FFFF"),
    ])
  func forbidden(character: String, code: String) {
    let source = SourceText(path: "a.yaml", bytes: Array("a: é\nb: x\(character)y\nc: 1\n".utf8))
    let result = YAMLReader.read(source)
    let end = UInt32(10 + character.utf8.count)
    #expect(
      result.diagnostics == [
        Diagnostic(
          .yamlSyntax, "character U+\(code) is not allowed", at: SourceSpan(source, ByteRange(10, end)),
          notes: [.init("in double quotes it may be written as an escape: \"\\u\(code)\"")])
      ])
    // The line of the error isn't read, because a part of it could mean something else.
    #expect(outline(result.value) == "{a: é}")
    #expect(result.value.isPartial)
  }

  @Test(
    "that may stand there do",
    arguments: ["\t", "\u{A0}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{10FFFF}", "\u{FEFF}"])
  func allowed(character: String) {
    let result = YAMLReader.read(SourceText(path: "a.yaml", bytes: Array("a: \"x\(character)y\"".utf8)))
    #expect(result.diagnostics == [])
    #expect(
      result.value.root.map { result.value.children($0).map { result.value.string($0) } } == ["a", "x\(character)y"])
  }

  @Test("a byte that is no UTF-8 is an error at its offset, and what stands on the lines before is read")
  func invalidUTF8() {
    let source = SourceText(path: "a.yaml", bytes: Array("a: é\nb: caf".utf8) + [0xE9] + Array(" x\nc: [\n".utf8))
    let result = YAMLReader.read(source)
    #expect(
      result.diagnostics == [
        Diagnostic(.invalidUTF8, "byte 0xE9 is not valid UTF-8", at: SourceSpan(source, ByteRange(12, 13)))
      ])
    #expect(outline(result.value) == "{a: é}")
    #expect(result.value.isPartial)
  }

  @Test("the first fault counts, of whichever kind")
  func firstFault() {
    let source = SourceText(path: "a.yaml", bytes: Array("a: \u{01}\nb: ".utf8) + [0xFF])
    #expect(YAMLReader.read(source).diagnostics.map(\.message) == ["character U+0001 is not allowed"])
    let other = SourceText(path: "a.yaml", bytes: Array("a: ".utf8) + [0xFF] + Array("\nb: \u{01}\n".utf8))
    #expect(YAMLReader.read(other).diagnostics.map(\.message) == ["byte 0xFF is not valid UTF-8"])
  }

  @Test("UTF-16 is named")
  func utf16() {
    let bytes: [UInt8] = [0xFF, 0xFE] + "a: 1\n".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let source = SourceText(path: "a.yaml", bytes: bytes)
    let result = YAMLReader.read(source)
    #expect(
      result.diagnostics == [
        Diagnostic(.invalidUTF8, "the file is UTF-16; save it as UTF-8", at: SourceSpan(source, ByteRange(0, 0)))
      ])
    #expect(result.value.root == nil)
    #expect(result.value.isPartial)
  }
}
