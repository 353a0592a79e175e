import Testing

@testable import TutorialCache

@Suite("What is kept beside a state")
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

  private func state(_ witnesses: [Witness], _ units: [UnitRecord], at time: Int64) -> CacheState {
    CacheState(
      key: Digest(of: [1]), began: .init(device: 1, time: time), ended: .init(device: 1, time: time + 1),
      witnesses: witnesses, units: units, isTold: true, ledger: stamp(time))
  }

  private func change(_ witnesses: [Int: Witness], _ units: [Int: UnitRecord], at time: Int64) -> StateChange {
    StateChange(
      began: .init(device: 1, time: time), ended: .init(device: 1, time: time + 1), ledger: stamp(time),
      witnesses: witnesses, units: units)
  }

  private var base: CacheState {
    state([witness("a", 1), witness("b", 2)], [unit("a", [0], 3), unit("b", [1], 4)], at: 10)
  }

  @Test("the later of two changes counts, new questions come behind the others, and the times are the last build's")
  func following() {
    let first = change([1: witness("b", 5), 2: witness("c", 6)], [1: unit("b", [1, 2], 7)], at: 20)
    let second = change([1: witness("b", 8)], [0: unit("a", [0, 2], 9)], at: 30)
    let expected = state(
      [witness("a", 1), witness("b", 8), witness("c", 6)], [unit("a", [0, 2], 9), unit("b", [1, 2], 7)], at: 30)
    #expect(second.following(first).state(after: base) == expected)
    #expect(first.state(after: base).flatMap(second.state) == expected)
  }

  @Test("a change of what is not there is none")
  func places() throws {
    for change in [
      change([3: witness("c", 6)], [:], at: 20), change([-1: witness("c", 6)], [:], at: 20),
      change([:], [2: unit("c", [0], 7)], at: 20), change([:], [0: unit("a", [2], 7)], at: 20),
    ] {
      #expect(change.state(after: base) == nil)
      #expect(try taken([change]) == base)
    }
  }

  /// The stored state after `changes` were applied to it.
  private func taken(_ changes: [StateChange]) throws -> CacheState {
    var stored = try #require(StateFile.state(in: StateFile.bytes(of: base, key), key))
    for change in changes { stored.take(change) }
    return stored.whole
  }

  @Test("a state that was read takes changes as one in memory does")
  func taking() throws {
    let first = change([1: witness("b", 5), 2: witness("c", 6)], [1: unit("b", [1, 2], 7)], at: 20)
    let second = change([1: witness("b", 8), 3: witness("d", 1)], [0: unit("a", [0, 2, 3], 9)], at: 30)
    #expect(try taken([first]) == first.state(after: base))
    #expect(try taken([first, second]) == first.state(after: base).flatMap(second.state))
    #expect(try taken([second.following(first)]) == second.following(first).state(after: base))
  }

  @Test("a file is read with its own key and its own state alone, and not where anything of it is changed or cut off")
  func file() {
    let written = change([1: witness("b", 5), 2: witness("c", 6)], [1: unit("b", [1, 2], 7)], at: 20)
    let state = StateFile.bytes(of: base, key)
    let bytes = StateFile.bytes(of: written, since: state, key)
    #expect(StateFile.change(in: bytes, since: state, key) == written)
    #expect(StateFile.change(in: bytes, since: state, StateKey(secret: [])) == nil)
    let other = StateFile.bytes(of: written.state(after: base) ?? base, key)
    #expect(StateFile.change(in: bytes, since: other, key) == nil)
    #expect(StateFile.change(in: state, since: state, key) == nil)
    #expect(StateFile.state(in: bytes, key) == nil)
    for count in bytes.indices { #expect(StateFile.change(in: Array(bytes[..<count]), since: state, key) == nil) }
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1 << UInt8(index % 8)
      #expect(StateFile.change(in: changed, since: state, key) == nil)
    }
  }
}
