import Testing
import TutorialSystem

@Suite("The order of names")
struct ByteOrderTests {
  @Test("texts are in the order of their bytes, whatever they mean")
  func order() {
    let texts = [
      "", "a", "b", "ab", "a\u{0}", "a-b", "a/b", "A", "é", "e\u{301}", "z", "ß", "ss", "🙂", "\u{FFFF}",
      "aaaaaaaaaaaaaaaa",
      "aaaaaaaaaaaaaaab", "aaaaaaaaaaaaaaaaaaaa",
    ]
    for one in texts {
      for other in texts {
        let expected = Array(one.utf8).lexicographicallyPrecedes(Array(other.utf8))
        #expect(one.precedesInBytes(other) == expected)
      }
    }
  }
}
