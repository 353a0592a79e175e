import Testing

@testable import TutorialText

/// Tests how neighbours change the table's widths; `make check-text` tests that the widths are upper bounds.
@Suite("Words as wide as they may be")
struct BoundAdvancesTests {
  /// The advances of a text at a font size of 1000 units, so in thousandths of an em.
  private func advances(_ text: String, strong: [Range<Int>] = [], role: TextRole = .body) -> [Double] {
    BoundAdvances().measure(
      TextRun(
        scalars: Array(text.unicodeScalars), strong: strong, role: role, fontSize: 1000, locale: "en", breaks: [])
    ).advances
  }

  private func width(_ text: String) -> Double { advances(text).reduce(0, +) }

  @Test("each scalar has one advance, and the advances are never marked as exact")
  func shape() {
    for text in ["", "a", "é", "e\u{301}", "مرحبا", "👩‍👩‍👧", "\u{10FFFF}", "\u{0}\u{7F}\u{AD}", "नमस्ते"] {
      let run = TextRun(
        scalars: Array(text.unicodeScalars), role: .body, fontSize: 10, locale: "x", breaks: [])
      let measured = BoundAdvances().measure(run)
      #expect(measured.advances.count == text.unicodeScalars.count && !measured.isExact)
      #expect(measured.advances.allSatisfy { $0 >= 0 && $0.isFinite })
    }
  }

  @Test("plain text is as wide beside other letters as by itself")
  func ascii() {
    let plain = advances("Tap here, 12%")
    #expect(Array(advances("Tap here, 12%\u{2060}").prefix(plain.count)) == plain)
    #expect(width("iii") < width("mmm"))
  }

  @Test("a window on a list has the list's values")
  func windows() {
    for list in [RegularAdvances.alone, BoldAdvances.alone, ShapingTable.kinds] {
      let runs = AdvanceRuns(list)
      for range in [AdvanceWindow.letters, AdvanceWindow.punctuation, 0x33F0..<0x3410] {
        let window = AdvanceWindow(range, of: list)
        #expect(range.allSatisfy { window[$0] == runs[$0] })
        #expect(window[range.upperBound] == nil)
        #expect(range.lowerBound == 0 || window[range.lowerBound - 1] == nil)
      }
    }
  }

  @Test("strong words and titles are in the bold font")
  func bold() {
    let regular = advances("mail mail")
    let strong = advances("mail mail", strong: [5..<9])
    #expect(Array(strong.prefix(5)) == Array(regular.prefix(5)))
    #expect(strong.suffix(4).reduce(0, +) > regular.suffix(4).reduce(0, +))
    #expect(Array(advances("mail mail", role: .title).suffix(4)) == Array(strong.suffix(4)))
    // A range beyond the end of the text is clamped.
    #expect(advances("mail", strong: [2..<99]).count == 4)
  }

  @Test("marks take next to nothing, and Arabic letters the width of their form")
  func arabic() {
    // A mark counts with the width that it adds to its letter in some font.
    #expect(advances("ก\u{E34}")[1] < 10)
    #expect(advances("بَ")[1] == 0)
    // An isolated beh is wider than an initial one; letters join through a mark.
    #expect(advances("ب")[0] > advances("بب")[0])
    #expect(advances("بَب")[0] == advances("بب")[0])
    // Lam and alef form a ligature.
    #expect(width("لا") < width("ل") + width("ا"))
  }

  @Test("a flag, a person with a skin, a family and a key are one emoji each")
  func emoji() {
    let one = width("😀")
    #expect(one > 1000)
    for each in ["🇳🇱", "👍🏽", "👩‍👩‍👧", "3️⃣"] { #expect(width(each) == one, "\(each)") }
    #expect(width("🇳🇱🇫🇷") == 2 * one)
    #expect(width("🇳") == one)
    #expect(width("🏽") == one)
  }

  @Test("a soft hyphen takes nothing within a line, and shows where one ends")
  func softHyphen() {
    let scalars = Array("mail\u{AD}box".unicodeScalars)
    let measured = BoundAdvances().measure(
      TextRun(scalars: scalars, role: .body, fontSize: 1000, locale: "en", breaks: [5]))
    #expect(measured.advances[4] == 0)
    #expect(measured.lineEnds.count == 1 && measured.lineEnds.allSatisfy { $0 > 0 })
    let none = BoundAdvances().measure(
      TextRun(scalars: scalars, role: .body, fontSize: 1000, locale: "en", breaks: [3]))
    #expect(none.lineEnds.allSatisfy { $0 == 0 })
  }

  @Test("ideographs are one em wide, and unknown scalars are wide, too")
  func em() {
    #expect(width("保") == 1000)
    #expect(width("\u{3000}") == 1000)
    #expect(width("\u{E000}") >= 600)
  }
}
