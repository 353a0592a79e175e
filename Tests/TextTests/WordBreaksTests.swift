import Testing
import TutorialText

@testable import TutorialWords

/// Tests word boundaries in scripts without word spaces; an oracle in `Tests/Oracles` compares random texts with ICU.
@Suite struct WordBreaksTests {
  /// The words of a text, separated by `|`.
  private func words(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    for place in WordBreaks.places(in: scalars).reversed() { scalars.insert("|", at: place) }
    return String(String.UnicodeScalarView(scalars))
  }

  /// A text with `|` at each break opportunity, in the style of phones and browsers.
  private func lines(_ text: String, _ language: String) -> String {
    var scalars = Array(text.unicodeScalars)
    let opportunities = LineBreaker.opportunities(in: scalars, style: .typesetting(language: language))
    for place in scalars.indices.dropFirst().reversed() where opportunities[place - 1] == .allowed {
      scalars.insert("|", at: place)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  @Test(
    "Words of a list are told apart in each of the four scripts",
    arguments: [
      "แตะ|ดินสอ|เพื่อ|เขียน|จดหมาย", "ເລືອກ|ພາສາ|ແລະ|ປະເທດ", "ជ្រើសរើស|ភាសា|និង|ប្រទេស", "ခလုတ်|ကို|နှိပ်|ပါ",
    ])
  func lists(_ text: String) {
    #expect(words(text.filter { $0 != "|" }) == text)
  }

  @Test("The longest word is taken after which two more words can follow")
  func lookahead() {
    // ตาม is also a word, but no word begins with the letters after it.
    #expect(words("ตามาไปบ้าน") == "ตา|มา|ไป|บ้าน")
    #expect(words("มากกว่า") == "มากกว่า")
  }

  @Test("Letters that form no word extend to where a word of the list begins, or join a short word before them")
  func unknown() {
    #expect(words("ฆฆฆฆฆฆแตะดินสอ") == "ฆฆฆฆฆฆ|แตะ|ดินสอ")
    #expect(words("ฆฆฆฆฆฆ") == "ฆฆฆฆฆฆ")
    #expect(words("ไปฆฆฆแตะดินสอ") == "ไปฆฆฆ|แตะ|ดินสอ")
    #expect(words("แตะฆฆฆแตะดินสอ") == "แตะ|ฆฆฆ|แตะ|ดินสอ")
    // ดิ is the beginning of a word, so it doesn't join the word before it.
    #expect(words("ไปดิฆฆแตะดินสอ") == "ไป|ดิฆฆ|แตะ|ดินสอ")
  }

  @Test("A text shorter than two words is one word")
  func short() {
    // กา is a word, but runs of four letters are divided only in Lao, not in Thai.
    #expect(words("กากา") == "กากา")
    #expect(words("กากาก") != "กากาก")
    #expect(words("ໄປຂໍ") == "ໄປ|ຂໍ")
  }

  @Test("Signs for what is said twice or left out end the word in Thai, and so do both")
  func suffixes() {
    #expect(words("เพื่อนๆเขียน") == "เพื่อนๆ|เขียน")
    #expect(words("กรุงเทพฯเขียน") == "กรุงเทพฯ|เขียน")
    #expect(words("เขียนฯๆเขียน") == "เขียนฯๆ|เขียน")
    #expect(words("เขียนๆๆเขียน") == "เขียนๆ|ๆ|เขียน")
  }

  @Test("A word begins with no mark, whatever the mark stands on")
  func marks() {
    let marks: [Unicode.Scalar] = ["\u{E48}", "\u{E34}", "\u{EC8}", "\u{17D2}"]
    for text in ["แตะ\u{E48}ดินสอ", "เขียน\u{E34}\u{E48}เขียน", "ໄປ\u{EC8}ມາໄປມາ", "ជ្រើសរើស\u{17D2}ភាសា"] {
      let scalars = Array(text.unicodeScalars)
      #expect(WordBreaks.places(in: scalars).allSatisfy { !marks.contains(scalars[$0]) })
    }
    #expect(lines("เพื่อนๆ\u{E48}เขียน", "th") == "เพื่อนๆ\u{E48}|เขียน")
  }

  @Test("Lines end between words, at spaces of no width, and at signs as ever, but not at word joiners")
  func lines() {
    #expect(lines("แตะดินสอ เพื่อเขียน", "th") == "แตะ|ดินสอ |เพื่อ|เขียน")
    #expect(lines("แต\u{200B}ะดินสอ", "en") == "แต\u{200B}|ะ|ดินสอ")
    #expect(lines("แตะ\u{2060}ดินสอเพื่อเขียน", "th") == "แตะ\u{2060}ดินสอ|เพื่อ|เขียน")
    #expect(lines("แตะ (ดินสอ) “เพื่อ”", "th") == "แตะ |(ดินสอ) |“เพื่อ”")
    #expect(lines("เขียน3เขียนiOSเขียน", "th") == "เขียน3เขียนiOSเขียน")
    #expect(lines("ចុច។បន្ទាប់", "km") == "ចុច។|បន្ទាប់")
  }

  @Test("The rules of UAX #14 alone break no Thai words")
  func annex() {
    let scalars = Array("แตะดินสอเพื่อเขียน".unicodeScalars)
    #expect(!LineBreaker.opportunities(in: scalars).contains(.allowed))
  }

  @Test("Scripts that stand beside each other are divided each for itself, with nothing between them")
  func mixed() {
    #expect(words("แตะดินสอເລືອກພາສາ") == "แตะ|ดินสอເລືອກ|ພາສາ")
    #expect(words("Tap แตะดินสอ") == "Tap แตะ|ดินสอ")
  }

  @Test(
    "A text of any length and any characters is divided",
    arguments: ["ก", "กา", "ๆ", "ฯ", "\u{E48}", "เ", "ຂ", "ໆ", "ក", "\u{17D2}", "က", "\u{1039}", "\u{AA60}", "มากกว่"])
  func hostile(_ part: String) {
    let scalars = Array(String(repeating: part, count: 5_000).unicodeScalars)
    let places = WordBreaks.places(in: scalars)
    #expect(places == places.sorted())
    #expect(places.allSatisfy { $0 > 0 && $0 < scalars.count })
  }

  @Test("Every scalar of the blocks may stand anywhere")
  func scalars() {
    let blocks: [ClosedRange<UInt32>] = [0xDF0...0xF10, 0xFF0...0x10B0, 0x1770...0x1810, 0xA9D0...0xAA90]
    for scalar in blocks.joined().compactMap(Unicode.Scalar.init) {
      let text: [Unicode.Scalar] = [scalar, "ก", scalar, "ာ", "က", scalar, "ក", scalar, scalar, scalar, scalar, "ຂ"]
      #expect(WordBreaks.places(in: text).allSatisfy { $0 > 0 && $0 < text.count })
      #expect(WordBreaks.mayConcern(scalar) == (WordScript.place(of: scalar) != nil))
    }
  }

  @Test("A list says which words begin at a place, and how much of the text some word begins with")
  func matches() {
    let list = WordScript.thai.list
    func found(_ text: String) -> WordMatches {
      list.matches(text.unicodeScalars.map { list.number(Int($0.value) - 0xE00) }, from: 0)
    }
    // ตา and ตาก are words; no longer word begins with ตากฟ.
    #expect(found("ตากฟ").lengths == 0b1100)
    #expect(found("ตากฟ").longest == 3)
    #expect(found("ฆฆ") == WordMatches(prefix: 1, lengths: 0))
    #expect(found("ๆ") == WordMatches(prefix: 0, lengths: 0))
    #expect(found("") == WordMatches(prefix: 0, lengths: 0))
  }
}
