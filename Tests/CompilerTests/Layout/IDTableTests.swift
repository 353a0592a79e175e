import Testing
import TutorialLanguage

/// Ids are found as in a dictionary of strings.
@Suite("Tables of ids")
struct IDTableTests {
  @Test("the first value of an id stays, whatever bytes the id has")
  func inserting() {
    // The texts of each line are equal as `String`, with different bytes.
    let same = [
      ["a"], ["K", "\u{212A}"], [";", "\u{37E}"], ["a`b", "a\u{1FEF}b"], ["caf\u{E9}", "cafe\u{301}"], [""],
    ]
    for isBackwards in [false, true] {
      var table = IDTable()
      for (value, texts) in same.enumerated() {
        let texts = isBackwards ? texts.reversed() : texts
        for (number, text) in texts.enumerated() {
          #expect(table.insert(number == 0 ? value : -1, for: text) == (number == 0 ? nil : value))
        }
      }
      for (value, texts) in same.enumerated() {
        for text in texts { #expect(table[text] == value) }
      }
      for other in ["b", "k", "cafe", "\u{E9}", "caf\u{E9}\u{37E}", "\u{3A9}"] { #expect(table[other] == nil) }
    }
  }

  @Test("only three characters are canonically equivalent to one of ASCII")
  func folding() {
    let plain = Set((UInt8(0)..<0x80).map { String(Unicode.Scalar($0)) })
    let same = (UInt32(0x80)...0x2FFFF).filter { Unicode.Scalar($0).map { plain.contains(String($0)) } ?? false }
    #expect(same == [0x37E, 0x1FEF, 0x212A])
  }

  @Test("a table with many ids")
  func many() {
    var table = IDTable()
    for number in 0..<5000 {
      #expect(table.insert(number, for: number.isMultiple(of: 7) ? "\u{E4}\(number)" : "e\(number)") == nil)
    }
    #expect(table["e4999"] == 4999)
    #expect(table["a\u{308}7"] == 7)
    #expect(table["e7"] == nil)
    #expect(table.insert(0, for: "e4999") == 4999)
  }
}
