import TestSupport
import Testing
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("Selectors, as written")
struct SelectorDecodingTests {
  private func selector(_ written: String) throws -> Selector {
    try #require(try stepPartial("anchor: \(written)").anchor)
  }

  private func text(_ written: String) -> MarkedText { stepText("anchor: \(written)") }

  @Test(
    "A plain string is an id, whatever it looks like", arguments: ["compose-button", "012", "on", "No", "\"a: b\""])
  func plain(written: String) throws {
    #expect(try selector(written).plainID?.value == written.filter { $0 != "\"" })
    #expect(try selector("{ id: \(written) }").plainID?.value == written.filter { $0 != "\"" })
  }

  @Test("Keys are kept in their order, each at its value")
  func terms() throws {
    let text = text(
      "{ label: 1️⃣Close1️⃣, type: { contains: But }, within: { id: sheet }, nth: 2, nativeId: x, text: { matches: ^A }, "
        + "value: { equalsIgnoringCase: ON }, has: icon, anyOf: [a, { id: b }], path: \"window[1]/list/cell[2]\" }")
    let selector = try #require(decode(text).value?.steps.first?.partial.anchor)
    #expect(findings(text) == [])
    #expect(selector.plainID == nil)
    #expect(selector.terms.first?.range == text.span().range)
    var keys: [String] = []
    for term in selector.terms {
      switch term.value {
      case .label(.plain(.exact("Close"))): keys.append("label")
      case .type(.contains("But")): keys.append("type")
      case .within(let inner) where inner.plainID?.value == "sheet": keys.append("within")
      case .nth(2): keys.append("nth")
      case .nativeId(.exact("x")): keys.append("nativeId")
      case .text(.plain(.matches("^A"))): keys.append("text")
      case .value(.plain(.equalsIgnoringCase("ON"))): keys.append("value")
      case .has(let inner) where inner.plainID?.value == "icon": keys.append("has")
      case .anyOf(let inner) where inner.compactMap(\.plainID?.value) == ["a", "b"]: keys.append("anyOf")
      case .path(let path) where path.levels.map(\.index) == [1, 0, 2]: keys.append("path")
      default: Issue.record("unexpected term \(term)")
      }
    }
    #expect(keys == ["label", "type", "within", "nth", "nativeId", "text", "value", "has", "anyOf", "path"])
  }

  @Test("A selector picks by one of nth, first and last")
  func picks() throws {
    guard case .first = try selector("{ type: cell, first: true }").pick else { throw Wrong.pick }
    guard case .last = try selector("{ last: true, type: cell }").pick else { throw Wrong.pick }
    let twice = text("{ type: cell, first: true, last: 1️⃣true1️⃣ }")
    #expect(
      findings(twice).map { "\($0.id.rawValue): \($0.message)" }
        == ["value-out-of-range: a selector has one of nth, first and last"])
    #expect(findings(twice).map(\.primary) == [twice.span()])
    let never = text("{ type: cell, first: 1️⃣false1️⃣ }")
    #expect(findings(never).map(\.message) == ["first is true, or left out"])
    #expect(findings(never).map(\.primary) == [never.span()])
  }

  private enum Wrong: Error { case pick }

  @Test("Text by locale is looked up from the full tag to the language")
  func locales() throws {
    let selector = try selector("{ label: { en: Close, ja: 閉じる, pt-BR: { contains: Fechar } } }")
    guard case .label(let matcher) = selector.terms.first?.value else {
      Issue.record("no label")
      return
    }
    #expect(matcher.matcher(for: "en-US") == .exact("Close"))
    #expect(matcher.matcher(for: "ja") == .exact("閉じる"))
    #expect(matcher.matcher(for: "pt-br") == .contains("Fechar"))
    #expect(matcher.matcher(for: "pt") == nil)
    #expect(matcher.matcher(for: nil) == nil)
  }

  @Test("A pattern that does not compile is reported at the pattern")
  func pattern() {
    let text = text("{ text: { matches: 1️⃣\"^(Order\"1️⃣ } }")
    #expect(
      findings(text) == [
        Diagnostic(
          .valueOutOfRange, "the regular expression does not compile: nothing closes the \"(\", at character 2",
          at: text.span())
      ])
  }

  @Test("A pattern has limits that keep the engine safe")
  func patternLimits() {
    let long = text("{ text: { matches: 1️⃣\"\(String(repeating: "a", count: 1001))\"1️⃣ } }")
    #expect(
      findings(long) == [
        Diagnostic(
          .limitExceeded, "the regular expression is longer than the limit of 1000 bytes", at: long.span())
      ])
    let deep = text("{ text: { matches: 1️⃣\"\(String(repeating: "(", count: 500))\"1️⃣ } }")
    #expect(
      findings(deep) == [
        Diagnostic(
          .limitExceeded, "the regular expression nests groups deeper than the limit of 20", at: deep.span())
      ])
    let wide = text("{ text: { matches: 1️⃣\"(((){1000}){1000}){1000}\"1️⃣ } }")
    #expect(
      findings(wide) == [
        Diagnostic(
          .limitExceeded,
          "the regular expression has more than the limit of 4000 parts when its repetitions are written out",
          at: wide.span())
      ])
  }

  @Test("A text is matched in one way")
  func twoWays() {
    let text = text("{ text: { 1️⃣contains1️⃣: a, 2️⃣matches2️⃣: b } }")
    #expect(
      findings(text) == [
        Diagnostic(
          .conflictingKeys, "a text is matched in one way only", at: text.span(2),
          labels: [.init(text.span(1), "the first way is written here")])
      ])
  }

  @Test("A misspelt way to match is not taken for a locale")
  func misspelt() {
    let text = text("{ text: { 1️⃣contain1️⃣: a } }")
    #expect(
      findings(text) == [
        proposal(.unknownKey, "unknown key \"contain\" in a text to match", at: text.span(), nearest: "contains")
      ])
  }

  @Test(
    "A path is types and numbers", arguments: ["window[a]", "window[]", "", "a//b", "[0]", "a]", "a[0]b", "a[9999999]"])
  func badPath(path: String) {
    let text = text("{ path: 1️⃣\"\(path)\"1️⃣ }")
    let level = path == "a//b" ? "" : path
    let expected =
      path.isEmpty
      ? "a path is empty" : "\"\(level)\" is not a level of a path, which is type or type[n] with n from 0"
    #expect(findings(text) == [Diagnostic(.valueOutOfRange, expected, at: text.span())])
  }

  @Test("A selector without conditions is an error")
  func empty() {
    let text = text("1️⃣{}1️⃣")
    #expect(
      findings(text) == [
        Diagnostic(.valueOutOfRange, "a selector without conditions matches everything", at: text.span())
      ])
  }

  @Test("nth counts from 0")
  func negative() {
    let text = text("{ type: cell, nth: 1️⃣-11️⃣ }")
    #expect(
      findings(text) == [Diagnostic(.valueOutOfRange, "nth is -1, outside 0 to 1000000", at: text.span())])
  }

  @Test("An id of a megabyte is refused")
  func hugeID() {
    let text = text("1️⃣\(String(repeating: "x", count: 1 << 20))1️⃣")
    #expect(
      findings(text) == [
        Diagnostic(.limitExceeded, "an element id is longer than the limit of 10000 bytes", at: text.span())
      ])
  }

  @Test("Selectors nest to a limit, also through aliases")
  func deep() {
    let open = String(repeating: "{ has: ", count: 31)
    let close = String(repeating: " }", count: 31)
    #expect(findings(text(open + "a" + close)) == [])
    let deeper = text(open + "{ has: 1️⃣a1️⃣ }" + close)
    #expect(
      findings(deeper) == [
        Diagnostic(.limitExceeded, "selectors nest deeper than the limit of 32", at: deeper.span())
      ])
    let anchors = (1...20).map { "  - { target: &a\($0) { has: { has: *a\($0 - 1) } } }\n" }.joined()
    let aliases = MarkedText("tutorial: t\nsteps:\n  - { target: &a0 { id: a } }\n" + anchors)
    #expect(Set(findings(aliases).map(\.message)) == ["selectors nest deeper than the limit of 32"])
  }
}
