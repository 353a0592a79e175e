import Testing

@testable import TutorialCache

@Suite("Changes that are kept beside a state")
struct StateChangeTests {
  private let key = StateKey(secret: Array("secret".utf8))

  private func stamp(_ number: Int64) -> FileStamp {
    FileStamp(device: 1, number: UInt64(number), size: number, modified: -number, changed: number * 1_000_003)
  }

  private func witness(_ path: String, _ answer: UInt8) -> Witness {
    Witness(.init(.content, path, within: "/."), answer: Digest(of: [answer]), stamp: stamp(Int64(answer)))
  }

  private func unit(_ name: String, _ witnesses: [Int], _ output: UInt8) -> UnitRecord {
    UnitRecord(
      name: name, witnesses: witnesses,
      products: [.init(maker: "json", path: name + ".json", digest: Digest(of: [output]), stamp: stamp(Int64(output)))],
      result: [output])
  }

  private var base: StateListing {
    StateListing(
      began: .init(device: 1, time: 10), ended: .init(device: 1, time: 11),
      witnesses: [witness("a", 1), witness("b", 2)],
      units: [unit("a", [0], 3), unit("b", [1], 4)], outputsStamp: stamp(10))
  }

  /// A build at a time that has asked and done some things again.
  private func change(
    _ state: inout CacheState, _ witnesses: [(Int, Witness)], _ units: [(Int, UnitRecord)], at time: Int64
  ) {
    for (place, witness) in witnesses { state.put(witness, at: place) }
    for (place, unit) in units { state.put(unit, at: place) }
    state.close(
      began: .init(device: 1, time: time), ended: .init(device: 1, time: time + 1), isFullyReported: true,
      outputsStamp: stamp(time))
  }

  /// The state of a file, and the bytes of its changes after two builds.
  private func changed() throws -> (file: [UInt8], first: [UInt8], second: [UInt8]) {
    let file = StateFile.bytes(of: base.state, key)
    var state = try #require(StateFile.state(in: file, key))
    change(&state, [(1, witness("b", 5)), (2, witness("c", 6))], [(1, unit("b", [1, 2], 7))], at: 20)
    let first = StateFile.changes(of: state, key)
    var next = try #require(StateFile.state(in: file, changes: first, key))
    #expect(StateListing(next) == StateListing(state))
    change(&next, [(1, witness("b", 8))], [(0, unit("a", [0, 2], 9))], at: 30)
    return (file, first, StateFile.changes(of: next, key))
  }

  @Test("the later of two changes counts, new questions come behind the others, and the times are the last build's")
  func following() throws {
    let (file, _, second) = try changed()
    let state = try #require(StateFile.state(in: file, changes: second, key))
    #expect(
      StateListing(state)
        == StateListing(
          began: .init(device: 1, time: 30), ended: .init(device: 1, time: 31),
          witnesses: [witness("a", 1), witness("b", 8), witness("c", 6)],
          units: [unit("a", [0, 2], 9), unit("b", [1, 2], 7)], outputsStamp: stamp(30)))
    #expect(state.changedUnits == [0, 1])
    let whole = StateFile.bytes(of: state, key)
    #expect(StateFile.state(in: whole, key).map(StateListing.init) == StateListing(state))
    #expect(StateFile.state(in: whole, key)?.changedUnits == [])
  }

  @Test("changes count only with their own key and state, complete and unmodified")
  func file() throws {
    let (file, first, second) = try changed()
    func isBase(_ changes: [UInt8]) -> Bool {
      StateFile.state(in: file, changes: changes, key).map(StateListing.init) == base
    }
    #expect(!isBase(first))
    var other = base
    other.isFullyReported = false
    let others = StateFile.bytes(of: other.state, key)
    #expect(StateFile.state(in: others, changes: first, key).map(StateListing.init) == other)
    #expect(isBase(file))
    #expect(StateFile.state(in: first, key) == nil)
    let theirs = StateKey(secret: [])
    #expect(isBase(theirs.tagged(Array(first.dropLast(16)))))
    for count in second.indices { #expect(isBase(Array(second[..<count]))) }
    for index in second.indices {
      var changed = second
      changed[index] ^= 1 << UInt8(index % 8)
      #expect(isBase(changed))
    }
  }

  @Test("changes that have a tag and lead nowhere are none")
  func forged() throws {
    let (file, first, _) = try changed()
    for index in first.indices.dropLast(16).dropFirst(20 + 16 + 32) {
      for value: UInt8 in [0x7F, 0xFF] {
        var changed = Array(first.dropLast(16))
        changed[index] = value
        #expect(StateFile.state(in: file, changes: key.tagged(changed), key) != nil)
      }
    }
  }
}
