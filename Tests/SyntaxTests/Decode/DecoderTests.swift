import TestSupport
import Testing
import TutorialSyntax
import TutorialYAML

private enum BoxKey: String, DocumentKey {
  case id, width, height
  case cornerRadius, cornerSmoothing
  static let table = KeyTable<Self>()
}

private enum Side: String, DocumentKey {
  case leading, trailing

  static let table = KeyTable<Self>()
}

/// Decodes the value marked `1️⃣` in `marked`, which is the whole document, and returns it with the diagnostics.
private func decode<Value>(_ marked: String, _ take: (inout Decoder, NodeID) -> Value?) -> (
  Value?, [Diagnostic], MarkedText
) {
  let text = MarkedText(marked)
  let document = YAMLReader.read(text.source)
  var decoder = Decoder(document.value)
  let value = document.value.root.flatMap { take(&decoder, $0) }
  return (value, document.diagnostics + decoder.diagnostics, text)
}

@Suite("Decoding fields")
struct FieldDecodingTests {
  private func box(_ marked: String) -> (fields: [String], found: [Diagnostic], text: MarkedText) {
    let (fields, found, text) = decode(marked) { (decoder, node) -> [String]? in
      var result: [String] = []
      var fields = decoder.fields(node, BoxKey.self, of: "a box")
      while let field = decoder.next(&fields) {
        result.append("\(field.key.rawValue)=\(decoder.document.string(field.value))")
      }
      return result
    }
    return (fields ?? [], found, text)
  }

  @Test("gives the known ones in the order of the file")
  func known() {
    let (fields, found, _) = box("{height: 2, id: a, cornerSmoothing: 3, cornerRadius: 4}")
    #expect(fields == ["height=2", "id=a", "cornerSmoothing=3", "cornerRadius=4"])
    #expect(found == [])
  }

  @Test("reports unknown ones with the nearest")
  func unknown() {
    let (fields, found, text) = box("{1️⃣cornerRadious1️⃣: 1, id: a, 2️⃣zzz2️⃣: 2}")
    #expect(fields == ["id=a"])
    #expect(
      found == [
        Diagnostic(
          .unknownKey, "unknown key \"cornerRadious\" in a box", at: text.span(),
          label: "did you mean \"cornerRadius\"?",
          fixits: [FixIt("replace it with \"cornerRadius\"", .maybe, [.init(text.span(), "cornerRadius")])]),
        Diagnostic(
          .unknownKey, "unknown key \"zzz\" in a box", at: text.span(2),
          notes: [.init("known keys: id, width, height, cornerRadius, cornerSmoothing")]),
      ])
  }

  @Test("tells keys apart that begin with the same eight letters")
  func longKeys() {
    let (fields, found, text) = box("{1️⃣cornerRa1️⃣: 1, cornerRadius: 2}")
    #expect(fields == ["cornerRadius=2"])
    #expect(found.map(\.primary) == [text.span()])
  }

  @Test("reports the second of two equal ones, and both places")
  func duplicate() {
    let (fields, found, text) = box("{nope: 0, 2️⃣id2️⃣: a, width: 1, 1️⃣\"id\"1️⃣: b}")
    #expect(fields == ["id=a", "width=1"])
    #expect(
      found.dropFirst() == [
        Diagnostic(
          .duplicateKey, "key \"id\" is written twice", at: text.span(),
          labels: [.init(text.span(2), "first written here")])
      ])
  }

  @Test("reports keys that are no scalars")
  func collectionAsKey() {
    let (fields, found, text) = box("{? 1️⃣[a]1️⃣ : 1, id: a}")
    #expect(fields == ["id=a"])
    #expect(
      found == [
        Diagnostic(
          .wrongType, "a list where a key of a box is expected", at: text.span(), label: "expected a key of a box")
      ])
  }

  @Test(
    "gives none where there is no map",
    arguments: [("1️⃣[a]1️⃣", "a list"), ("1️⃣x1️⃣", "\"x\""), ("1️⃣'x'1️⃣", "the text \"x\""), ("1️⃣~1️⃣", "nothing")])
  func noMap(marked: String, described: String) {
    let (fields, found, text) = box(marked)
    #expect(fields == [])
    #expect(
      found == [
        Diagnostic(
          .wrongType, "\(described) where a map of keys to values for a box is expected", at: text.span(),
          label: "expected a map of keys to values for a box")
      ])
  }

  @Test("tells which keys were read, also behind an alias")
  func met() {
    let document = YAMLReader.read(MarkedText("- &k id\n- {width: 1, *k : 2, x: 1}").source).value
    var decoder = Decoder(document)
    let list = document.root.map { Array(document.children($0)) } ?? []
    var fields = decoder.fields(list[1], BoxKey.self, of: "a box")
    #expect(!fields.contains(.width))
    #expect(decoder.next(&fields)?.key == .width)
    #expect(!fields.contains(.id))
    #expect(decoder.next(&fields)?.key == .id)
    #expect(decoder.next(&fields) == nil)
    #expect(fields.contains(.width) && fields.contains(.id))
    #expect(!fields.contains(.height))
  }

  @Test("reports a missing key at the map's first key, and not in a file that broke off")
  func missing() {
    let (_, found, text) = decode("- {1️⃣width1️⃣: 1}") { (decoder, node) -> Int? in
      var items = decoder.document.children(node)
      if let item = items.next() { decoder.reportMissingKey("id", of: "a box", at: item) }
      return nil
    }
    #expect(found == [Diagnostic(.missingKey, "a box needs the key \"id\"", at: text.span())])

    let (_, partial, _) = decode("- {width: 1") { (decoder, node) -> Int? in
      decoder.reportMissingKey("id", of: "a box", at: node)
      return nil
    }
    #expect(partial.map(\.id) == [.yamlSyntax])
  }

  @Test("keeps 10,000 diagnostics of a file, and then one that says so")
  func manyFindings() {
    let (_, found, _) = decode((0..<10_050).map { "k\($0): 1\n" }.joined()) { (decoder, node) -> Int? in
      var fields = decoder.fields(node, BoxKey.self, of: "a box")
      while decoder.next(&fields) != nil {}
      return nil
    }
    #expect(found.count == 10_001)
    #expect(found.last?.id == .limitExceeded)
    #expect(found.last?.message == "more than 10000 findings in one file; the rest is not shown")
  }
}

@Suite("Decoding scalars")
struct ScalarDecodingTests {
  private func wrong(_ found: String, _ expected: String, _ text: MarkedText) -> [Diagnostic] {
    [Diagnostic(.wrongType, "\(found) where \(expected) is expected", at: text.span(), label: "expected \(expected)")]
  }

  @Test(
    "as text takes what is written",
    arguments: [("on", "on"), ("012", "012"), ("2024-01-01", "2024-01-01"), ("'null'", "null"), ("''", "")])
  func text(written: String, value: String) {
    let (decoded, found, _) = decode(written) { $0.string($1)?.value }
    #expect(decoded == value)
    #expect(found == [])
  }

  @Test(
    "as text takes nothing else",
    arguments: [("1️⃣~1️⃣", "nothing"), ("1️⃣null1️⃣", "nothing"), ("1️⃣[a]1️⃣", "a list"), ("1️⃣{a: b}1️⃣", "a map")])
  func noText(marked: String, described: String) {
    let (decoded, found, text) = decode(marked) { $0.string($1, expected: "a title")?.value }
    #expect(decoded == nil)
    #expect(found == wrong(described, "a title", text))
  }

  @Test("as a truth value takes true and false", arguments: [("true", true), ("false", false)])
  func truth(written: String, value: Bool) {
    let (decoded, found, _) = decode(written) { $0.bool($1)?.value }
    #expect(decoded == value)
    #expect(found == [])
  }

  @Test(
    "as a truth value takes nothing else",
    arguments: [
      ("1️⃣yes1️⃣", "\"yes\"", "true"), ("1️⃣True1️⃣", "\"True\"", "true"),
      ("1️⃣'true'1️⃣", "the text \"true\"", "true"), ("1️⃣01️⃣", "\"0\"", "false"), ("1️⃣off1️⃣", "\"off\"", "false"),
      ("1️⃣[]1️⃣", "a list", nil), ("1️⃣~1️⃣", "nothing", nil), ("1️⃣maybe1️⃣", "\"maybe\"", nil),
    ])
  func noTruth(marked: String, described: String, meant: String?) {
    let (decoded, found, text) = decode(marked) { $0.bool($1)?.value }
    #expect(decoded == nil)
    var expected = wrong(described, "true or false", text)
    if let meant {
      expected[0].primaryLabel = "write \(meant)"
      expected[0].fixits = [FixIt("replace it with \(meant)", .always, [.init(text.span(), meant)])]
    }
    #expect(found == expected)
  }

  @Test("as a choice takes one of the words, quoted or not", arguments: ["leading", "'leading'"])
  func choice(written: String) {
    let (decoded, found, _) = decode(written) { $0.choice($1, Side.self, of: "the side")?.value }
    #expect(decoded == .leading)
    #expect(found == [])
  }

  @Test("as a choice proposes the nearest word")
  func nearChoice() {
    let (decoded, found, text) = decode("1️⃣leeding1️⃣") { $0.choice($1, Side.self, of: "the side")?.value }
    #expect(decoded == nil)
    #expect(
      found == [
        Diagnostic(
          .valueOutOfRange, "the side cannot be \"leeding\"", at: text.span(), label: "did you mean \"leading\"?",
          notes: [.init("it is one of leading, trailing")],
          fixits: [FixIt("replace it with \"leading\"", .maybe, [.init(text.span(), "leading")])])
      ])
  }

  @Test("as a choice says which words there are")
  func noChoice() {
    let (_, far, text) = decode("1️⃣top1️⃣") { $0.choice($1, Side.self, of: "the side")?.value }
    #expect(
      far == [
        Diagnostic(
          .valueOutOfRange, "the side cannot be \"top\"", at: text.span(),
          notes: [.init("it is one of leading, trailing")])
      ])
    let (_, list, other) = decode("1️⃣[leading]1️⃣") { $0.choice($1, Side.self, of: "the side")?.value }
    #expect(list == wrong("a list", "one of leading, trailing", other))
  }

  @Test(
    "as an id takes lower-case letters, digits and hyphens",
    arguments: ["a", "0", "step-1", "a--b", String(repeating: "x", count: 200)])
  func identifier(written: String) {
    let (decoded, found, _) = decode(written) { $0.identifier($1, of: "the id")?.value }
    #expect(decoded == written)
    #expect(found == [])
  }

  @Test("as an id takes nothing else", arguments: ["-a", "-A", "é", "ab!", "''"])
  func noIdentifier(written: String) {
    let (decoded, found, text) = decode("- 1️⃣\(written)1️⃣") { (decoder, node) -> String? in
      var items = decoder.document.children(node)
      return items.next().flatMap { decoder.identifier($0, of: "the id")?.value }
    }
    let shown = written == "''" ? "" : written
    #expect(decoded == nil)
    #expect(
      found == [
        Diagnostic(
          .valueOutOfRange,
          "the id \"\(shown)\" is not an id: lower-case letters, digits and hyphens, not starting with a hyphen",
          at: text.span())
      ])
  }

  @Test("as an id refuses a megabyte, and does not print it")
  func hugeIdentifier() {
    let (decoded, found, text) = decode("1️⃣\(String(repeating: "x", count: 1_000_000))1️⃣") {
      $0.identifier($1, of: "the id")?.value
    }
    #expect(decoded == nil)
    #expect(
      found == [
        Diagnostic(.limitExceeded, "the id is longer than the limit of 200 bytes for an id", at: text.span())
      ])
  }
}

@Suite("Decoding numbers")
struct NumberDecodingTests {
  private func number(_ marked: String) -> (Double?, [Diagnostic], MarkedText) {
    decode(marked) { $0.number($1, in: 0...1, of: "the opacity")?.value }
  }

  @Test("takes those within the bounds", arguments: [("0", 0), ("1", 1), ("0.25", 0.25), ("+5e-1", 0.5), ("-0", 0)])
  func inside(written: String, value: Double) {
    let (decoded, found, _) = number(written)
    #expect(decoded == value)
    #expect(found == [])
  }

  @Test("refuses those outside", arguments: ["1.0001", "-0.1", "1e300"])
  func outside(written: String) {
    let (decoded, found, text) = number("1️⃣\(written)1️⃣")
    #expect(decoded == nil)
    #expect(found == [Diagnostic(.valueOutOfRange, "the opacity is \(written), outside 0 to 1", at: text.span())])
  }

  @Test("refuses those beyond ±1e7 where nothing else is said")
  func coordinate() {
    let (decoded, found, text) = decode("1️⃣100000011️⃣") { $0.number($1)?.value }
    #expect(decoded == nil)
    #expect(
      found == [Diagnostic(.valueOutOfRange, "a number is 10000001, outside -10000000 to 10000000", at: text.span())])
  }

  @Test(
    "refuses those that are not finite", arguments: [".nan", ".inf", "-.inf", "NaN", "1e400", "-1e400", "Infinity"])
  func notFinite(written: String) {
    let (decoded, found, text) = number("1️⃣\(written)1️⃣")
    #expect(decoded == nil)
    #expect(found == [Diagnostic(.valueOutOfRange, "\(written) is not a finite number", at: text.span())])
  }

  @Test(
    "refuses text that isn't a number",
    arguments: [
      ("1️⃣half1️⃣", "\"half\""), ("1️⃣'one'1️⃣", "the text \"one\""), ("1️⃣[1]1️⃣", "a list"), ("1️⃣~1️⃣", "nothing"),
      ("1️⃣0x101️⃣", "\"0x10\""),
    ])
  func noNumber(marked: String, described: String) {
    let (decoded, found, text) = number(marked)
    #expect(decoded == nil)
    #expect(
      found == [
        Diagnostic(
          .wrongType, "\(described) where a number is expected", at: text.span(), label: "expected a number")
      ])
  }

  @Test(
    "tells the number in what is nearly one",
    arguments: [
      ("'1'", "write it without quotes: 1", "1", true), ("8px", "write 8", "8", false),
      ("-1.5pt", "write -1.5", "-1.5", false),
    ])
  func nearlyNumber(written: String, label: String, number meant: String, isSure: Bool) {
    let (decoded, found, text) = number("1️⃣\(written)1️⃣")
    #expect(decoded == nil)
    #expect(found.map(\.primaryLabel) == [label])
    #expect(
      found.map(\.fixits) == [
        [FixIt("replace it with \(meant)", isSure ? .always : .maybe, [.init(text.span(), meant)])]
      ])
  }

  @Test("as whole ones takes no fraction, and nothing beyond the bounds", arguments: ["1.5", "11", "1e300", "-1"])
  func integer(written: String) {
    let (decoded, found, text) = decode("1️⃣\(written)1️⃣") { $0.integer($1, in: 0...10, of: "nth")?.value }
    #expect(decoded == nil)
    #expect(
      found == [
        written == "1.5"
          ? Diagnostic(
            .wrongType, "\"1.5\" where a whole number is expected", at: text.span(), label: "expected a whole number")
          : Diagnostic(.valueOutOfRange, "nth is \(written), outside 0 to 10", at: text.span())
      ])
    #expect(decode("1e1") { $0.integer($1, in: 0...10, of: "nth")?.value }.0 == 10)
  }

  @Test("as a list takes as many as are expected")
  func list() {
    let (decoded, found, _) = decode("[1, -2.5, 3]") { $0.numbers($1, count: 3, expected: "[x, y, z]")?.value }
    #expect(decoded == [1, -2.5, 3])
    #expect(found == [])
  }

  @Test("as a list refuses another count", arguments: ["1️⃣[1, 2]1️⃣", "1️⃣[1, 2, 3, 4]1️⃣", "1️⃣{a: 1}1️⃣", "1️⃣51️⃣"])
  func listOfOtherLength(marked: String) {
    let (decoded, found, text) = decode(marked) { $0.numbers($1, count: 3, expected: "[x, y, z]")?.value }
    #expect(decoded == nil)
    #expect(found.map(\.primary) == [text.span()])
    #expect(found.map(\.primaryLabel) == ["expected [x, y, z]"])
  }

  @Test("as a list reports every item that is wrong")
  func listOfOthers() {
    let (decoded, found, text) = decode("[1️⃣a1️⃣, 2, 2️⃣.inf2️⃣]") { $0.numbers($1, count: 3, expected: "[x, y, z]")?.value }
    #expect(decoded == nil)
    #expect(found.map(\.primary) == [text.span(1), text.span(2)])
  }
}
