import Testing

@testable import TutorialCache

@Suite("The cache's file")
struct StateFileTests {
  private let key = StateKey(secret: Array("secret".utf8))

  private func stamp(_ number: Int64) -> FileStamp {
    FileStamp(device: 1, number: UInt64(number), size: number, modified: -number, changed: number * 1_000_003)
  }

  private var state: StateListing {
    let read = Witness.Question(.content, "tours/a.tutorial.yaml", within: "/.")
    let searched = Witness.Question(.files, "layouts/*.yaml", within: "*")
    return StateListing(
      began: .init(device: 1, time: 5), ended: .init(device: 1, time: 9),
      witnesses: [
        Witness(read, answer: Digest(of: [2]), stamp: stamp(3)), Witness(searched, answer: Digest(of: []), stamp: nil),
      ],
      units: [
        UnitRecord(
          name: "tours/a.tutorial.yaml", witnesses: [0, 1],
          products: [.init(maker: "json", path: "a.tour.json", digest: Digest(of: [4]), stamp: stamp(7))],
          diagnosticLevel: .remarks, result: [0, 255, 7]),
        UnitRecord(name: "", witnesses: [], products: [], result: []),
      ], isFullyReported: true, outputsStamp: stamp(8))
  }

  @Test("a written state is read again with the right key only")
  func roundTrip() {
    let bytes = StateFile.bytes(of: state.state, key)
    #expect(StateFile.state(in: bytes, key).map(StateListing.init) == state)
    #expect(StateFile.state(in: bytes, StateKey(secret: Array("Secret".utf8))) == nil)
  }

  @Test("single look-ups in a stored state agree with the whole state")
  func asked() throws {
    let stored = try #require(StateFile.state(in: StateFile.bytes(of: state.state, key), key))
    #expect(stored.witnessCount == 2)
    for (place, witness) in state.witnesses.enumerated() {
      let question = witness.question
      #expect(stored.witness(place) == witness)
      #expect(stored.kind(ofWitness: place) == question.kind)
      for count in 0...question.text.utf8.count {
        let isText = { stored.isText(ofWitness: place, first: $0, of: question.text, then: ".yaml") }
        #expect(isText(count) == (question.text.utf8.count == count + 5))
      }
      #expect(stored.isText(ofWitness: place, first: question.text.utf8.count, of: question.text, then: ""))
      #expect(!stored.isText(ofWitness: place, first: question.text.utf8.count - 5, of: question.text, then: ".yamL"))
      #expect(!stored.isText(ofWitness: place, first: 2, of: "xx", then: ".yaml"))
      #expect(stored.answer(ofWitness: place) == witness.answer)
      #expect(stored.stamp(ofWitness: place) == witness.stamp)
      #expect(stored.place(of: question) == place)
      #expect(stored.isQuestion(place, question.kind, question.text, within: question.scope))
      #expect(!stored.isQuestion(place, .scope, question.text, within: question.scope))
      #expect(!stored.isQuestion(place, question.kind, question.text + "x", within: question.scope))
      #expect(!stored.isQuestion(place, question.kind, question.text, within: "/:"))
    }
    #expect(stored.place(of: .init(.content, "b", within: "*")) == nil)
    #expect(stored.unitCount == 2)
    for (place, unit) in state.units.enumerated() {
      #expect(stored.unit(place) == unit)
      #expect(stored.isUnit(place, named: unit.name))
      #expect(!stored.isUnit(place, named: "tours/b.tutorial.yaml"))
      #expect(Array(stored.witnesses(ofUnit: place)) == unit.witnesses)
      #expect(stored.diagnosticLevel(ofUnit: place) == unit.diagnosticLevel)
      let products = stored.products(ofUnit: place).map { stored.product($0) }
      #expect(products.map(\.path) == unit.products.map(\.path))
      #expect(products.map(\.digest) == unit.products.map(\.digest))
      #expect(products.map(\.stamp) == unit.products.map(\.stamp))
    }
  }

  @Test("texts are compared by their bytes")
  func bytewise() throws {
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    #expect(composed == decomposed)
    let state = StateListing(
      began: .init(device: 1, time: 5), ended: .init(device: 1, time: 9),
      witnesses: [Witness(.init(.content, composed, within: "*"), answer: Digest(of: []), stamp: nil)],
      units: [UnitRecord(name: composed, witnesses: [0], products: [], result: [])], isFullyReported: true,
      outputsStamp: nil)
    let stored = try #require(StateFile.state(in: StateFile.bytes(of: state.state, key), key))
    #expect(stored.isUnit(0, named: composed))
    #expect(!stored.isUnit(0, named: decomposed))
    #expect(stored.isQuestion(0, .content, composed, within: "*"))
    #expect(!stored.isQuestion(0, .content, decomposed, within: "*"))
  }

  @Test("a state that is cut off or changed anywhere is refused")
  func damage() {
    let bytes = StateFile.bytes(of: state.state, key)
    for count in bytes.indices { #expect(StateFile.state(in: Array(bytes[..<count]), key) == nil) }
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1 << UInt8(index % 8)
      #expect(StateFile.state(in: changed, key) == nil)
    }
    #expect(StateFile.state(in: bytes + [0], key) == nil)
  }

  @Test("a malformed state with a valid tag is refused: its numbers lead nowhere, and no memory is allocated for them")
  func forged() {
    let bytes = StateFile.bytes(of: state.state, key).dropLast(16)
    var count = 0
    for index in bytes.indices.dropFirst(18 + 32) {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var changed = Array(bytes)
        changed[index] = value
        changed = key.tagged(changed)
        if StateFile.state(in: changed, key) == nil { count += 1 }
      }
    }
    #expect(count > 100)
  }

  @Test("a unit with missing witnesses is refused, in a state and in changes")
  func missing() throws {
    let unit = UnitRecord(name: "", witnesses: [2], products: [], result: [])
    var listing = state
    listing.units[1] = unit
    #expect(StateFile.state(in: StateFile.bytes(of: listing.state, key), key) == nil)
    let file = StateFile.bytes(of: state.state, key)
    var read = try #require(StateFile.state(in: file, key))
    read.put(unit, at: 1)
    let changes = StateFile.changes(of: read, key)
    #expect(StateFile.state(in: file, changes: changes, key).map(StateListing.init) == state)
  }

  @Test("a tag is half of a digest with a key derived from the secret")
  func tags() {
    let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0) }
    let key = Digest(of: Array("tutorialc.cache/1 secret".utf8)).words
    let words = BLAKE3.words(of: bytes, key: key)
    let tagged = self.key.tagged(bytes)
    #expect(tagged.dropLast(16).elementsEqual(bytes))
    #expect(withUnsafeBytes(of: words) { tagged.suffix(16).elementsEqual($0.prefix(16)) })
    #expect(self.key.end(of: tagged) == 5000)
  }

  @Test("a stamp is believed if it is older than the clock's tick, and two seconds older on other file systems")
  func settled() {
    func isSettled(_ changed: Int64, device: UInt64 = 1) -> Bool {
      FileStamp(device: device, number: 1, size: 1, modified: .max, changed: changed)
        .isSettled(before: .init(device: 1, time: 10_000_000_004))
    }
    #expect(isSettled(10_000_000_003))
    #expect(!isSettled(10_000_000_004))
    #expect(!isSettled(10_000_000_005))
    #expect(!isSettled(10_000_000_003, device: 2))
    #expect(isSettled(8_000_000_003, device: 2))
    // Whole seconds are too coarse to prove that a file is unchanged.
    #expect(!isSettled(10_000_000_000))
    #expect(isSettled(8_000_000_000))
    #expect(isSettled(.min))
    #expect(!isSettled(.max))
  }
}
