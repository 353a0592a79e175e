import Testing
@testable import TutorialSelectors

@testable import TutorialCompiler

@Suite("Texts that others are looked for in")
struct SearchedTextsTests {
  @Test("texts of the same bytes have one number, and equal ones are found together")
  func numbers() {
    var texts = SearchedTexts()
    let numbers = ["K", "caf\u{E9}", "cafe\u{301}", "K", "\u{212A}"].map { texts.number(ofComparable: $0) }
    #expect(numbers == [0, 1, 2, 0, 3])
    #expect(texts.numbers(of: "caf\u{E9}") == [1, 2])
    #expect(texts.numbers(of: "K") == [0, 3])
    #expect(texts.numbers(of: "\u{212A}") == [0, 3])
    #expect(texts.numbers(of: "k") == [])
    #expect((0..<texts.count).map { texts.isPlain($0) } == [true, false, false, false])
    #expect(texts[1].unicodeScalars.count == 4)
    #expect(texts[2].unicodeScalars.count == 5)
  }

  @Test("three characters are equivalent to ones of ASCII, as strings have it, and no others")
  func equivalents() {
    let ascii = Set((0..<128 as Range<UInt8>).map { String(Unicode.Scalar($0)) })
    let others = (0x80...0xFFFF as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }.map { String($0) }
    #expect(others.filter(ascii.contains) == ["\u{37E}", "\u{1FEF}", "\u{212A}"])
    #expect(others.filter { SearchedTexts.asciiEquivalent($0) != nil } == others.filter(ascii.contains))
    #expect(others.filter(ascii.contains).allSatisfy { SearchedTexts.asciiEquivalent($0) == $0 })
    #expect(SearchedTexts.asciiEquivalent("a\u{212A}b") == "aKb")
    #expect(SearchedTexts.asciiEquivalent("a\u{212A}\u{E9}") == nil)
  }
}
