import TestSupport
import Foundation
import Testing
import TutorialSyntax

/// Text that RFC 8259 forbids, with `⟦` and `⟧` around the place of the error, and the expected diagnostic.
struct ForbiddenJSON: Sendable, CustomTestStringConvertible {
  let marked: String
  let message: String
  var label = ""

  init(_ marked: String, _ message: String, label: String = "") {
    self.marked = marked
    self.message = message
    self.label = label
  }

  var testDescription: String { marked.debugDescription }

  var source: SourceText {
    SourceText(path: "a.json", bytes: Array(marked.filter { $0 != "⟦" && $0 != "⟧" }.utf8))
  }

  func span(in source: SourceText) -> SourceSpan? {
    let parts = marked.split(separator: "⟦", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let end = parts[1].firstIndex(of: "⟧") else { return nil }
    let start = parts[0].utf8.count
    return SourceSpan(source, ByteRange(UInt32(start), UInt32(start + parts[1][..<end].utf8.count)))
  }
}

@Suite("JSON that must be refused")
struct JSONRejectionTests {
  private func read(_ bytes: [UInt8]) -> Parsed<Document> { JSONReader.read(SourceText(path: "a.json", bytes: bytes)) }

  @Test("is refused at its place", arguments: structure + words + numbers + strings)
  func refused(_ text: ForbiddenJSON) throws {
    let source = text.source
    let result = JSONReader.read(source)
    let span = try #require(text.span(in: source))
    #expect(
      result.diagnostics.map { Diagnostic($0.id, $0.message, at: $0.primary, label: $0.primaryLabel) } == [
        Diagnostic(.jsonSyntax, text.message, at: span, label: text.label)
      ])
    #expect(result.value.isPartial)
  }

  @Test("is refused by Foundation's reader, too", arguments: structure + words + numbers + strings)
  func oracle(_ text: ForbiddenJSON) {
    // Foundation accepts a trailing comma.
    if text.message.hasPrefix("nothing follows") { return }
    #expect(throws: (any Error).self) {
      try JSONSerialization.jsonObject(with: Data(text.source.bytes), options: .fragmentsAllowed)
    }
  }

  private static let structure: [ForbiddenJSON] = [
    .init("⟦⟧", "the file holds no JSON value"),
    .init("   ⟦⟧", "the file holds no JSON value"),
    .init("⟦[⟧", "\"[\" is never closed", label: "\"]\" is missing"),
    .init("⟦{⟧", "\"{\" is never closed", label: "\"}\" is missing"),
    .init("[⟦{⟧\"a\":1", "\"{\" is never closed", label: "\"}\" is missing"),
    .init("⟦[⟧1,", "\"[\" is never closed", label: "\"]\" is missing"),
    .init("⟦{⟧\"a\"", "\"{\" is never closed", label: "\"}\" is missing"),
    .init("⟦{⟧\"a\":", "\"{\" is never closed", label: "\"}\" is missing"),
    .init("[1⟦,⟧]", "nothing follows this \",\"", label: "take it away"),
    .init("{\"a\":1⟦,⟧ }", "nothing follows this \",\"", label: "take it away"),
    .init("[⟦,⟧1]", "a value is expected before \",\""),
    .init("[1,⟦,⟧2]", "a value is expected before \",\""),
    .init("{\"a\":⟦}⟧", "a value is expected before \"}\""),
    .init("{\"a\":⟦:⟧1}", "a value is expected before \":\""),
    .init("{⟦,⟧}", "\",\" where a key in double quotes is expected"),
    .init("{⟦a⟧:1}", "\"a\" where a key in double quotes is expected"),
    .init("{⟦1⟧:1}", "\"1\" where a key in double quotes is expected"),
    .init("{\"a\" ⟦1⟧}", "\"1\" where \":\" is expected after a key"),
    .init("{\"a\"⟦,⟧1}", "\",\" where \":\" is expected after a key"),
    .init("{\"a\":1 ⟦\"⟧b\":2}", "\"\"\" where \",\" or \"}\" is expected"),
    .init("[1 ⟦2⟧]", "\"2\" where \",\" or \"]\" is expected"),
    .init("[1⟦:⟧2]", "\":\" where \",\" or \"]\" is expected"),
    .init("[1⟦}⟧", "\"}\" does not close what is open"),
    .init("{\"a\":1⟦]⟧", "\"]\" does not close what is open"),
    .init("⟦]⟧", "a value is expected before \"]\""),
    .init("[]⟦]⟧", "\"]\" after the end of the JSON value; a file holds one"),
    .init("1 ⟦2⟧", "\"2\" after the end of the JSON value; a file holds one"),
    .init("{}⟦,⟧", "\",\" after the end of the JSON value; a file holds one"),
    .init("[1⟦/⟧**/]", "JSON has no comments"),
    .init("⟦#⟧ a\n1", "JSON has no comments"),
    .init("{⟦/⟧/ a\n}", "JSON has no comments"),
    .init("[⟦\u{A0}1⟧]", "\"\u{A0}1\" is not a JSON value"),
    .init("[⟦\u{0C}⟧1]", "\"\\u{0C}\" is not a JSON value"),
    .init("[1]⟦\u{FEFF}⟧", "\"\u{FEFF}\" after the end of the JSON value; a file holds one"),
  ]

  private static let words: [ForbiddenJSON] = [
    "True", "tru", "truer", "NULL", "nil", "undefined", "NaN", "Infinity", "é", "$a", "a-b",
  ].map { .init("[⟦\($0)⟧]", "\"\($0)\" is not a JSON value") }

  private static let numbers: [ForbiddenJSON] = [
    "-", "01", "-01", "00", "1.", "-1.", "1.e1", ".5", "-.5", "+1", "1e", "1e+", "1E-", "0x1", "1a", "1.5.2", "1_000",
    "--1",
    "1e1.5", "-Infinity", "-NaN", "1é", "2.e3", "0e",
  ].map { .init("[⟦\($0)⟧]", "\"\($0)\" is not a JSON number") }

  private static let strings: [ForbiddenJSON] = [
    .init("[⟦\"⟧abc", "the quote \" is never closed"),
    .init("[⟦\"⟧abc\\\"]", "the quote \" is never closed"),
    .init("[⟦\"⟧\\", "the quote \" is never closed"),
    .init("[⟦'⟧a']", "a text needs double quotes in JSON", label: "write \"…\""),
    .init("[\"a⟦\n⟧b\"]", "character U+000A has to be escaped in a text", label: "write \"\\u000A\""),
    .init("[\"⟦\t⟧\"]", "character U+0009 has to be escaped in a text", label: "write \"\\u0009\""),
    .init("[\"⟦\0⟧\"]", "character U+0000 has to be escaped in a text", label: "write \"\\u0000\""),
    .init("[\"⟦\u{1F}⟧\"]", "character U+001F has to be escaped in a text", label: "write \"\\u001F\""),
    .init("[\"⟦\\x⟧41\"]", "\"\\x\" is not an escape"),
    .init("[\"⟦\\'⟧\"]", "\"\\'\" is not an escape"),
    .init("[\"⟦\\0⟧\"]", "\"\\0\" is not an escape"),
    .init("[\"⟦\\é⟧\"]", "\"\\é\" is not an escape"),
    .init("[\"⟦\\u⟧\"]", "\"\\u\" is not an escape"),
    .init("[\"⟦\\u12⟧g4\"]", "\"\\u12\" is not an escape"),
    .init("[\"⟦\\u123⟧\"]", "\"\\u123\" is not an escape"),
    .init("[\"⟦\\U⟧0041\"]", "\"\\U\" is not an escape"),
    .init("[\"a⟦\\uD800⟧\"]", "\"\\uD800\" is half of a surrogate pair, which is not a character"),
    .init("[\"⟦\\uDC00⟧\"]", "\"\\uDC00\" is half of a surrogate pair, which is not a character"),
    .init("[\"⟦\\uD800⟧\\u0041\"]", "\"\\uD800\" is half of a surrogate pair, which is not a character"),
    .init("[\"⟦\\uD800⟧\\uD800\"]", "\"\\uD800\" is half of a surrogate pair, which is not a character"),
    .init("[\"⟦\\uDE00⟧\\uD83D\"]", "\"\\uDE00\" is half of a surrogate pair, which is not a character"),
  ]

  @Test("names the bracket that a wrong one should close")
  func wrongBracket() {
    let source = SourceText(path: "a.json", bytes: Array("{\"a\": [1}".utf8))
    #expect(
      JSONReader.read(source).diagnostics == [
        Diagnostic(
          .jsonSyntax, "\"}\" does not close what is open", at: SourceSpan(source, ByteRange(8, 9)),
          labels: [.init(SourceSpan(source, ByteRange(6, 7)), "this is open")])
      ])
  }

  @Test("keeps everything before the error")
  func partial() {
    #expect(outline(read(Array("{\"a\": [1, {\"b\": 2, \"c\"".utf8)).value) == #"{"a": [1, {"b": 2}]}"#)
    #expect(outline(read(Array("[1, 2, x".utf8)).value) == "[1, 2]")
    #expect(outline(read(Array("{\"a\": 1, \"b\": }".utf8)).value) == #"{"a": 1}"#)
  }

  @Test("is refused beyond 128 nested collections, however many they are", arguments: [129, 10_000, 1_000_000])
  func nesting(count: Int) {
    let source = SourceText(path: "a.json", bytes: Array(repeating: UInt8(ascii: "["), count: count))
    let result = JSONReader.read(source)
    #expect(
      result.diagnostics == [
        Diagnostic(
          .limitExceeded, "lists and maps are nested deeper than the limit of 128",
          at: SourceSpan(source, ByteRange(128, 129)))
      ])
    #expect(result.value.isPartial)
  }

  @Test("is refused beyond 64 MiB")
  func size() {
    let source = SourceText(path: "a.json", bytes: Array(repeating: 0x20, count: 64 * 1024 * 1024 + 1))
    #expect(
      JSONReader.read(source).diagnostics == [
        Diagnostic(
          .limitExceeded, "the file is larger than the limit of 64 MiB", at: SourceSpan(source, ByteRange(0, 0)))
      ])
  }

  @Test("is refused where it is not UTF-8, and what stood before is kept whole")
  func invalidUTF8() {
    let source = SourceText(path: "a.json", bytes: Array("{\"a\": 1, \"b\": 12".utf8) + [0xFF] + Array("3}".utf8))
    let result = JSONReader.read(source)
    #expect(
      result.diagnostics == [
        Diagnostic(.invalidUTF8, "byte 0xFF is not valid UTF-8", at: SourceSpan(source, ByteRange(16, 17)))
      ])
    #expect(result.value.isPartial)
    // The 12 may have been the start of another number.
    #expect(outline(result.value) == #"{"a": 1}"#)
  }
}
