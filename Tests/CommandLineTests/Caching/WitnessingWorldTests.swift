import Foundation
import Testing
import TutorialCache
import TutorialCompiler
import TutorialSystem

@testable import tutorialc

/// The answers that a world records for the cache.
@Suite("Witnessing worlds")
struct WitnessingWorldTests {
  private let folder: TemporaryFolder
  private let path: String
  private let question: WorldQuestion
  private let disk: DiskWorld
  /// A time after all files here were written.
  private let later = FileStamp.Instant(device: 0, time: .max)

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("one", to: "a")
    path = folder.path("a")
    disk = DiskWorld(boundary: try Boundary(around: folder))
    question = WorldQuestion(.content, path, within: .everywhere)
  }

  private func witness(_ text: String) throws -> Witness {
    let stamp = try #require(disk.readStamped(path, within: .everywhere).stamp)
    return Witness(Witness.Question(.content, path, within: ""), answer: Digest(of: Array(text.utf8)), stamp: stamp)
  }

  @Test("all of it for a build; for a check what an earlier build asked")
  func kept() throws {
    for isKept in [true, false] {
      let world = WitnessingWorld(disk, isKept: isKept)
      _ = world.read(path)
      #expect((world.answer(to: question) != nil) == isKept)
      #expect((world.digest(ofFileAt: path) != nil) == isKept)
      #expect(world.confirms(try witness("one"), as: question, began: later) == true)
      #expect(world.digest(ofFileAt: path) == Digest(of: Array("one".utf8)))
    }
  }

  @Test("what an earlier build has digested is not digested again, where the file is as it was")
  func believed() throws {
    let state = CacheState(
      key: Digest(of: []), began: later, ended: later, witnesses: [try witness("believed")], units: [], isTold: false,
      ledger: nil)
    let key = StateKey(secret: [])
    let stored = try #require(StateFile.state(in: StateFile.bytes(of: state, key), key))
    let world = WitnessingWorld(disk, isKept: false)
    world.believe(stored)
    #expect(world.digest(ofFileAt: path) == nil)
    _ = world.read(path)
    #expect(world.digest(ofFileAt: path) == Digest(of: Array("believed".utf8)))
    try folder.write("another", to: "a")
    _ = world.read(path)
    #expect(world.digest(ofFileAt: path) == nil)
    _ = world.read(path)
    #expect(world.digest(ofFileAt: path) == nil)
    let kept = WitnessingWorld(disk, isKept: true)
    kept.believe(stored)
    _ = kept.read(path)
    #expect(kept.digest(ofFileAt: path) == Digest(of: Array("another".utf8)))
  }

  @Test("what was confirmed and has changed since has no answer")
  func changed() throws {
    for isKept in [true, false] {
      try folder.write("one", to: "a")
      let world = WitnessingWorld(disk, isKept: isKept)
      #expect(world.confirms(try witness("one"), as: question, began: later) == true)
      try folder.write("another", to: "a")
      #expect(world.read(path) == .success(Array("another".utf8)))
      #expect(world.answer(to: question) == nil)
      #expect(world.digest(ofFileAt: path) == nil)
      let next = WitnessingWorld(disk, isKept: isKept)
      #expect(next.confirms(try witness("one"), as: question, began: FileStamp.Instant(device: 0, time: 0)) == nil)
    }
  }
}
