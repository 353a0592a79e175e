import Testing
import TutorialSyntax

@Suite("A table of words")
struct WordTableTests {
  /// The number of a word, found between other bytes and at the end of the bytes.
  private func find(_ word: String, in table: WordTable) -> [Int?] {
    let bytes = Array(word.utf8)
    let (before, behind) = (Array("before".utf8), Array(" and more behind".utf8))
    return [before + bytes + behind, before + bytes].map { arena in
      table.find(arena, before.count..<before.count + bytes.count)
    }
  }

  @Test("finds the number of each word, but no prefix or extension of one")
  func each() {
    let words = (0..<64).map { "key\($0)" } + ["horizontalOne", "horizontalTwo", "horizontal", "a", "ab", "eightbyt"]
    let table = WordTable(words)
    for (number, word) in words.enumerated() {
      #expect(find(word, in: table) == [number, number], "\(word)")
    }
    for word in [
      "key", "key64", "horizontalTwi", "horizontalOne1", "horizonta", "b", "abc", "eightbyte", "eightby", "",
    ] {
      #expect(find(word, in: table) == [nil, nil], "\(word)")
    }
  }

  @Test("of no words finds none")
  func empty() {
    #expect(find("a", in: WordTable([])) == [nil, nil])
  }

  @Test("gives the first of two that are the same")
  func twice() {
    #expect(find("same", in: WordTable(["other", "same", "same"])) == [1, 1])
  }
}
