/// Divides a run of letters of one script into words, as ICU does.
///
/// It takes words from a list in order, and looks two words ahead if several match. Letters that aren't a word join a
/// short word before them, or continue up to where another word can begin.
///
/// The matches at each position are looked up once, so the time is linear in any text.
struct WordFinder {
  /// A word with fewer letters absorbs following letters that aren't a word.
  private static let shortWord = 3
  /// Letters that match the beginning of a word for this length don't belong to the previous word.
  private static let likeWord = 3

  private static let paiyannoi = 0x2F
  private static let maiyamok = 0x46

  private let script: WordScript
  private let list: WordList
  private let kinds: [WordList.Kind]
  private let letters: [UInt8]
  private let offsets: [Int]
  private var known: [WordMatches?]

  /// Creates a finder for letters, given by their offsets in the script's block.
  init(_ script: WordScript, _ offsets: [Int]) {
    self.script = script
    self.offsets = offsets
    let list = script.list
    self.list = list
    kinds = offsets.map { list.kind($0) }
    letters = offsets.map { list.number($0) }
    known = Array(repeating: nil, count: offsets.count)
  }

  /// The ends of all words but the last, in order.
  mutating func ends() -> [Int] {
    guard letters.count >= script.fewestLetters else { return [] }
    var ends: [Int] = []
    var start = 0
    while start < letters.count {
      var end = start + bestWord(at: start)
      if end - start < Self.shortWord, end < letters.count, isStrange(end, after: start) { end = resume(from: end) }
      while end < letters.count, kinds[end].contains(.mark) { end += 1 }
      if script.hasSuffixes { end = suffixes(from: end) }
      if end < letters.count { ends.append(end) }
      start = end
    }
    return ends
  }

  private mutating func matches(at place: Int) -> WordMatches {
    guard place < known.count else { return WordMatches() }
    if let found = known[place] { return found }
    let found = list.matches(letters, from: place)
    known[place] = found
    return found
  }

  /// The length of the best word at a position; 0 if there is none.
  ///
  /// It is the longest that two more words follow, or else the shortest that one word follows, or else the longest.
  private mutating func bestWord(at start: Int) -> Int {
    var words = matches(at: start)
    var best = words.longest
    guard !words.shorter.isEmpty, start + best < letters.count else { return best }
    while !words.isEmpty {
      let second = start + words.longest
      var seconds = matches(at: second)
      if !seconds.isEmpty {
        best = words.longest
        if second + seconds.longest >= letters.count { return best }
      }
      while !seconds.isEmpty {
        if !matches(at: second + seconds.longest).isEmpty { return best }
        seconds = seconds.shorter
      }
      words = words.shorter
    }
    return best
  }

  /// Returns true if no word begins at a position and its letters belong to the word that starts at `start`.
  private mutating func isStrange(_ place: Int, after start: Int) -> Bool {
    let found = matches(at: place)
    guard found.isEmpty else { return false }
    // The first letter that doesn't match counts too.
    return place == start || min(found.prefix + 1, letters.count - place) < Self.likeWord
  }

  /// The next position after `place` where an unknown word may end and a listed one begins.
  private mutating func resume(from place: Int) -> Int {
    var next = place + 1
    while next < letters.count {
      if kinds[next - 1].contains(.end), kinds[next].contains(.begin), !matches(at: next).isEmpty { break }
      next += 1
    }
    return next
  }

  /// The end of a word with its suffixes: one paiyannoi, one maiyamok, or both in that order.
  private mutating func suffixes(from place: Int) -> Int {
    var end = place
    guard end < letters.count, end > 0, matches(at: end).isEmpty else { return end }
    let before = offsets[end - 1]
    if offsets[end] == Self.paiyannoi, before != Self.paiyannoi, before != Self.maiyamok { end += 1 }
    if end < letters.count, offsets[end] == Self.maiyamok, offsets[end - 1] != Self.maiyamok { end += 1 }
    return end
  }
}
