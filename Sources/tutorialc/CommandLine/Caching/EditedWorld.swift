import TutorialCompiler
import TutorialSystem

/// A world in which some files hold something else than the files of this machine do.
struct EditedWorld: World {
  /// The files of this machine, and what they were asked.
  let world: WitnessingWorld
  /// What the files at these paths hold.
  var contents: [String: [UInt8]] = [:]

  func read(_ path: String) -> Result<[UInt8], WorldError> { edited(path, world.read(path)) }

  func reach(of path: String) -> Reach { world.reach(of: path) }

  func read(_ path: String, within reach: Reach) -> Result<[UInt8], WorldError> {
    edited(path, world.read(path, within: reach))
  }

  func files(matching glob: String, within reach: Reach) -> Result<[String], WorldError> {
    world.files(matching: glob, within: reach)
  }

  func entries(matching glob: String, within reach: Reach) -> Result<[String], WorldError> {
    world.entries(matching: glob, within: reach)
  }

  /// What may not be read stays so.
  private func edited(_ path: String, _ read: Result<[UInt8], WorldError>) -> Result<[UInt8], WorldError> {
    read.map { contents[path] ?? $0 }
  }
}
