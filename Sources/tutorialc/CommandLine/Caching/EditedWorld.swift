import TutorialCompiler
import TutorialSystem

/// A world in which some files have other contents than on this machine.
struct EditedWorld: World {
  /// The files of this machine, with a record of the questions.
  let world: WitnessingWorld
  /// The replaced contents, by path.
  var contents: [String: [UInt8]] = [:]

  func read(_ path: String) -> Result<[UInt8], WorldError> { edited(path, world.read(path)) }

  func accessScope(of path: String) -> AccessScope { world.accessScope(of: path) }

  func read(_ path: String, within scope: AccessScope) -> Result<[UInt8], WorldError> {
    edited(path, world.read(path, within: scope))
  }

  func files(matching glob: String, within scope: AccessScope) -> Result<[String], WorldError> {
    world.files(matching: glob, within: scope)
  }

  func entries(matching glob: String, within scope: AccessScope) -> Result<[String], WorldError> {
    world.entries(matching: glob, within: scope)
  }

  /// An unreadable file stays unreadable.
  private func edited(_ path: String, _ read: Result<[UInt8], WorldError>) -> Result<[UInt8], WorldError> {
    read.map { contents[path] ?? $0 }
  }
}
