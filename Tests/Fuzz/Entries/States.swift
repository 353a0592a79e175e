import TutorialCache

extension FuzzEntry {
  /// `.tutorialc/cache` and `.tutorialc/changes`, with valid tags, because a holder of the key may have written
  /// anything.
  ///
  /// A state that was read, alone or with its changes, must be equal after writing and reading it again.
  static let cacheState = FuzzEntry(name: "cache-state") { bytes in
    let key = StateKey(secret: [1, 2, 3])
    let file = StateFile.bytes(of: state, key)
    let line = file.prefix { $0 != UInt8(ascii: "\n") }.count + 1
    if let read = StateFile.state(in: key.tagged(file[..<line] + bytes), key) { requireSame(read, key) }
    // Changes identify their state by the tag after the line, and its key.
    guard let base = StateFile.state(in: file, key) else { return }
    let written = StateFile.changes(of: base, key)
    let head = written.prefix { $0 != UInt8(ascii: "\n") }.count + 1 + 16 + 32
    if let read = StateFile.state(in: file, changes: key.tagged(written[..<head] + bytes), key) {
      requireSame(read, key)
    }
  }

  private static func requireSame(_ state: CacheState, _ key: StateKey) {
    let written = StateFile.bytes(of: state, key)
    guard let again = StateFile.state(in: written, key) else {
      require(false, "a state cannot be read once it is written")
      return
    }
    require(StateFile.bytes(of: again, key) == written, "a state is another one once it is written")
    for place in 0..<state.witnessCount {
      let question = state.witness(place).question
      require(again.witness(place) == state.witness(place), "a witness is another one once it is written")
      // Invalid UTF-8 decodes to U+FFFD, so the question may be a different one.
      if (question.text + question.scope).unicodeScalars.contains("\u{FFFD}") { continue }
      require(again.place(of: question) ?? .max <= place, "a question is not found again")
    }
    for place in 0..<state.unitCount {
      require(again.unit(place) == state.unit(place), "a unit is another one once it is written")
    }
  }

  /// A state of a few witnesses and units.
  private static var state: CacheState {
    let stamp = FileStamp(device: 1, number: 2, size: 3, modified: 4, changed: 5)
    let digest = Digest(of: [7])
    let kinds: [Witness.Question.Kind] = [.content, .files, .entries, .scope]
    var state = CacheState(key: digest)
    for (place, kind) in kinds.enumerated() {
      state.put(Witness(.init(kind, "a.yaml", within: "."), answer: digest, stamp: stamp), at: place)
    }
    for number in 0..<3 {
      state.put(
        UnitRecord(
          name: "t\(number)", witnesses: [number, 3],
          products: [.init(maker: "json", path: "t\(number).tour.json", digest: digest, stamp: stamp)],
          diagnosticLevel: .remarks,
          result: [1, 2, 3][...]), at: number)
    }
    state.close(
      began: .init(device: 1, time: 10), ended: .init(device: 1, time: 20), isFullyReported: true, outputsStamp: stamp)
    return state
  }
}
