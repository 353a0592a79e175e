import TutorialCache

extension FuzzEntry {
  /// `.tutorialc/cache` and `.tutorialc/changes`, with valid tags, because a holder of the key may have written
  /// anything.
  ///
  /// A state that was read must be equal after writing and reading it again. Applying a change to the stored state must
  /// give the same result as applying it to the whole one.
  static let cacheState = FuzzEntry(name: "cache-state") { bytes in
    let key = StateKey(secret: [1, 2, 3])
    let file = StateFile.bytes(of: state, key)
    let line = file.prefix { $0 != UInt8(ascii: "\n") }.count + 1
    if let read = StateFile.state(in: key.tagged(file[..<line] + bytes), key) {
      let whole = read.whole
      let again = StateFile.state(in: StateFile.bytes(of: whole, key), key)
      require(again?.whole == whole, "a state is another one once it is written")
      for (place, question) in whole.witnesses.map(\.question).enumerated() {
        // Invalid UTF-8 decodes to U+FFFD, so the question may be a different one.
        if (question.text + question.reach).unicodeScalars.contains("\u{FFFD}") { continue }
        require(read.place(of: question) ?? .max <= place, "a question is not found again")
      }
    }
    // A change identifies its state by the tag after the line.
    let none = StateChange(began: state.began, ended: state.ended, ledger: nil, witnesses: [:], units: [:])
    let written = StateFile.bytes(of: none, since: file, key)
    let head = written.prefix { $0 != UInt8(ascii: "\n") }.count + 1 + 16
    guard let change = StateFile.change(in: key.tagged(written[..<head] + bytes), since: file, key),
      var stored = StateFile.state(in: file, key)
    else { return }
    stored.take(change)
    require(stored.whole == change.state(after: state) ?? state, "a change makes two different states")
  }

  /// A state of a few witnesses and units.
  private static var state: CacheState {
    let stamp = FileStamp(device: 1, number: 2, size: 3, modified: 4, changed: 5)
    let digest = Digest(of: [7])
    let kinds: [Witness.Question.Kind] = [.content, .files, .entries, .reach]
    return CacheState(
      key: digest, began: .init(device: 1, time: 10), ended: .init(device: 1, time: 20),
      witnesses: kinds.map { Witness(.init($0, "a.yaml", within: "."), answer: digest, stamp: stamp) },
      units: (0..<3).map { number in
        UnitRecord(
          name: "t\(number)", witnesses: [number, 3],
          products: [.init(maker: "json", path: "t\(number).tour.json", digest: digest, stamp: stamp)], says: .remarks,
          result: [1, 2, 3][...])
      }, isTold: true, ledger: stamp)
  }
}
