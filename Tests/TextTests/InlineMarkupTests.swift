import Testing

@testable import TutorialMarkup

/// Tests the visible text of CommonMark; an oracle in `Tests/Oracles` compares random texts with another implementation.
@Suite struct InlineMarkupTests {
  @Test(
    "Emphasis, strong emphasis, code and links are shown without their marks",
    arguments: [
      ("Tap **Save** now", "Tap Save now"), ("*a* _b_ `c*d*` [e](f \"g\")", "a b c*d* e"),
      ("***both***", "both"), ("**a *b* c**", "a b c"), ("[**bold** link](x)", "bold link"), ("`` a`b ``", "a`b"),
    ])
  func shown(source: String, expected: String) {
    #expect(InlineMarkup.parse(source).string == expected)
  }

  @Test(
    "Anything else is shown as it is written",
    arguments: [
      "2 * 3 * 4", "snake_case_name", "a ** b", "# no heading", "<b>no</b>", "&amp;", "![image](x.png)", "[no link]",
      "[no](link", "`open", "**open", "- item", "a\nb",
    ])
  func written(source: String) {
    #expect(InlineMarkup.parse(source).string == source)
  }

  @Test(
    "A backslash makes a mark a character", arguments: [("\\*a\\*", "*a*"), ("\\[a](b)", "[a](b)"), ("\\n", "\\n")])
  func escapes(source: String, expected: String) {
    #expect(InlineMarkup.parse(source).string == expected)
  }

  @Test("Strong words are marked")
  func strong() {
    let styled = InlineMarkup.parse("a **b *c* d** e")
    #expect(styled.string == "a b c d e")
    #expect(styled.strongRanges(in: 0..<9) == [2..<7])
  }

  @Test("Unmatched marks don't make the result longer than the source")
  func hostile() {
    for mark in ["*a _", "[", "a**b_c", "`a``b", "[a](", "![", "]", "*", "_a"] {
      let source = String(repeating: mark, count: 20_000)
      #expect(InlineMarkup.parse(source).scalars.count <= source.unicodeScalars.count)
    }
  }
}
