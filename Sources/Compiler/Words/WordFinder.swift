/// Divides letters of one script, with nothing else between them, into words, as ICU does: it takes the words of a list
/// as they come, and looks two words ahead where there is a choice. What is no word joins a short word before it, or
/// goes on to where a word can be thought to begin.
///
/// What begins at a place is looked up once, so all of it is linear in the text, whatever stands there.
struct WordFinder {
  /// A word of fewer letters takes what follows it and is no word.
  private static let shortWord = 3
  /// What begins as some word does, for so many letters, is no part of the word before it.
  private static let likeWord = 3

  private static let paiyannoi = 0x2F
  private static let maiyamok = 0x46

  private let script: WordScript
  private let list: WordList
  private let kinds: [WordList.Kind]
  private let letters: [UInt8]
  private let offsets: [Int]
  private var known: [WordMatches?]

  /// Letters, by their places in the block of their script.
  init(_ script: WordScript, _ offsets: [Int]) {
    self.script = script
    self.offsets = offsets
    let list = script.list
    self.list = list
    kinds = offsets.map { list.kind($0) }
    letters = offsets.map { list.number($0) }
    known = Array(repeating: nil, count: offsets.count)
  }

  /// Where the words end, but for the last one, in order.
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

  /// The letters of the word at a place: the longest after which two more words come; else the shortest after which one
  /// comes; else the longest. 0 where there is no word.
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

  /// Whether no word begins at a place, and what stands there goes with the word from `start` to it.
  private mutating func isStrange(_ place: Int, after start: Int) -> Bool {
    let found = matches(at: place)
    guard found.isEmpty else { return false }
    // The letter with which it is no word any more counts too.
    return place == start || min(found.prefix + 1, letters.count - place) < Self.likeWord
  }

  /// The next place after one where a word may end and one of the list begins.
  private mutating func resume(from place: Int) -> Int {
    var next = place + 1
    while next < letters.count {
      if kinds[next - 1].contains(.end), kinds[next].contains(.begin), !matches(at: next).isEmpty { break }
      next += 1
    }
    return next
  }

  /// The end of a word with the signs that belong to it: one paiyannoi, one maiyamok, or both in that order.
  private mutating func suffixes(from place: Int) -> Int {
    var end = place
    guard end < letters.count, end > 0, matches(at: end).isEmpty else { return end }
    let before = offsets[end - 1]
    if offsets[end] == Self.paiyannoi, before != Self.paiyannoi, before != Self.maiyamok { end += 1 }
    if end < letters.count, offsets[end] == Self.maiyamok, offsets[end - 1] != Self.maiyamok { end += 1 }
    return end
  }
}
