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

  @Test("a build records all witnesses, a check only those of an earlier build")
  func kept() throws {
    for isKept in [true, false] {
      let world = WitnessingWorld(disk, isKept: isKept)
      _ = world.read(path)
      #expect((world.answer(to: question) != nil) == isKept)
      #expect(world.confirms(try witness("one"), as: question, began: later) == true)
      #expect(world.answer(to: question)?.digest == Digest(of: Array("one".utf8)))
    }
  }

  @Test("a confirmed file that has changed since has no answer")
  func changed() throws {
    for isKept in [true, false] {
      try folder.write("one", to: "a")
      let world = WitnessingWorld(disk, isKept: isKept)
      #expect(world.confirms(try witness("one"), as: question, began: later) == true)
      try folder.write("another", to: "a")
      #expect(world.read(path) == .success(Array("another".utf8)))
      #expect(world.answer(to: question) == nil)
      let next = WitnessingWorld(disk, isKept: isKept)
      #expect(next.confirms(try witness("one"), as: question, began: FileStamp.Instant(device: 0, time: 0)) == nil)
    }
  }
}
