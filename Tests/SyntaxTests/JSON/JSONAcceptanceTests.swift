import TestSupport
import Foundation
import Testing
import TutorialSyntax

/// Text that RFC 8259 allows.
@Suite("JSON that must be read")
struct JSONAcceptanceTests {
  private func read(_ text: String) -> Parsed<Document> {
    JSONReader.read(SourceText(path: "a.json", bytes: Array(text.utf8)))
  }

  @Test(
    "is read as what it says",
    arguments: [
      // structure
      ("{}", "{}"), ("[]", "[]"), ("[[]]", "[[]]"), ("[{},[]]", "[{}, []]"),
      ("{\"a\":{\"b\":[1]}}", #"{"a": {"b": [1]}}"#),
      ("[[[[[1]]]]]", "[[[[[1]]]]]"), ("{\"\":0}", #"{"": 0}"#), ("{\"a\":1,\"a\":2}", #"{"a": 1, "a": 2}"#),
      ("[1,null,true,false,\"\"]", #"[1, null, true, false, ""]"#),
      // a single value
      ("1", "1"), ("-1", "-1"), ("\"a\"", #""a""#), ("true", "true"), ("false", "false"), ("null", "null"),
      // white space
      (" [ 1 , 2 ] ", "[1, 2]"), ("\t\r\n[\t1\r\n]\n", "[1]"), ("{ \"a\" : 1 }", #"{"a": 1}"#),
      // numbers
      ("[0]", "[0]"), ("[-0]", "[-0]"), ("[0.0]", "[0.0]"), ("[10]", "[10]"), ("[1.5]", "[1.5]"),
      ("[-1.05]", "[-1.05]"),
      ("[1e2]", "[1e2]"), ("[1E2]", "[1E2]"), ("[1e+2]", "[1e+2]"), ("[1E-2]", "[1E-2]"), ("[0e0]", "[0e0]"),
      ("[1.5e10]", "[1.5e10]"), ("[1e05]", "[1e05]"), ("[1e400]", "[1e400]"), ("[-1e-400]", "[-1e-400]"),
      ("[123456789012345678901234567890]", "[123456789012345678901234567890]"),
      ("[0.00000000000000000000000000000001]", "[0.00000000000000000000000000000001]"),
      // strings
      (#"["\"\\\/\b\f\n\r\t"]"#, #"["\"\\/\b\f\n\r\t"]"#), (#"["\u0041\u00e9\u20AC"]"#, "[\"Aé€\"]"),
      (#"["\uD83D\uDE00"]"#, "[\"😀\"]"), (#"["\uDBFF\uDFFF"]"#, "[\"\u{10FFFF}\"]"), (#"["\u0000"]"#, #"["\u0000"]"#),
      ("[\"é€😀\"]", "[\"é€😀\"]"), ("[\"\u{7F}\"]", "[\"\u{7F}\"]"), ("[\"/\"]", "[\"/\"]"),
      (#"["\\u0041"]"#, #"["\\u0041"]"#),
      (
        "[\"\u{2028}\u{2029}\u{FEFF}\"]",
        "[\"\u{2028}\u{2029}\u{FEFF}\"]"
      ),
      (#"["a\u0041b\n"]"#, #"["aAb\n"]"#), ("[\"'#//\"]", "[\"'#//\"]"),
      // a byte-order mark, which the RFC lets a reader skip
      ("\u{FEFF}[1]", "[1]"),
    ])
  func accepted(text: String, expected: String) {
    let result = read(text)
    #expect(result.diagnostics == [])
    #expect(!result.value.isPartial)
    #expect(outline(result.value) == expected)
  }

  @Test("is read as Foundation reads it", arguments: agreed)
  func oracle(text: String) throws {
    let document = read(text).value
    let root = try #require(document.root)
    let oracle = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    #expect(value(document, root) == oracle as? NSObject)
  }

  private static let agreed = [
    #"{"a":[1,2.5,-3e2,true,false,null],"b":{"c":"d\u00e9\n\ud83d\ude00"},"":""}"#, "[[],{},[{}]]", "\"x\"", "12.25",
    "null", "[0.1,1e-7,123456789.125,-0.5]", " { \"k\" : [ ] } ",
  ]

  private func value(_ document: Document, _ node: NodeID) -> NSObject? {
    let children = Array(document.children(node))
    switch document.kind(node) {
    case .sequence: return children.map { value(document, $0) } as NSArray
    case .mapping:
      let pairs = stride(from: 0, to: children.count, by: 2).map {
        (document.string(children[$0]), value(document, children[$0 + 1]))
      }
      return Dictionary(pairs, uniquingKeysWith: { $1 }) as NSDictionary
    case .quoted, .alias: return document.string(node) as NSString
    case .plain:
      switch document.string(node) {
      case "null": return NSNull()
      case "true": return NSNumber(value: true)
      case "false": return NSNumber(value: false)
      case let number: return Double(number).map { NSNumber(value: $0) }
      }
    }
  }

  @Test("keeps the bytes that each value is written in")
  func spans() {
    let document = read("\u{FEFF}{ \"é\" : [1, {\"a\\n\": null}] ,\r\n\"b\":\"😀\"}").value
    #expect(
      written(document) == [
        "{ \"é\" : [1, {\"a\\n\": null}] ,\r\n\"b\":\"😀\"}", "\"é\"", "[1, {\"a\\n\": null}]", "1", "{\"a\\n\": null}",
        "\"a\\n\"", "null", "\"b\"", "\"😀\"",
      ])
  }

  @Test("may be nested 128 deep")
  func nesting() {
    let text = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    let result = read(text)
    #expect(result.diagnostics == [])
    #expect(outline(result.value) == text)
  }

  @Test("may hold a text of a megabyte")
  func longText() {
    let text = String(repeating: "ab\\n", count: 250_000)
    let result = read("[\"\(text)\"]")
    #expect(result.diagnostics == [])
    #expect(result.value.arena.count == 750_000)
  }
}
