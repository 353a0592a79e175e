import TutorialCompiler
import TutorialDriving

/// A world in which some files have other contents.
struct EditedWorld: WrappingWorld {
  let world: any World
  /// The replaced contents, by path.
  var contents: [String: [UInt8]] = [:]

  func read(_ path: String) -> Result<[UInt8], WorldError> { edited(path, world.read(path)) }

  func read(_ path: String, within scope: AccessScope) -> Result<[UInt8], WorldError> {
    edited(path, world.read(path, within: scope))
  }

  /// An unreadable file stays unreadable.
  private func edited(_ path: String, _ read: Result<[UInt8], WorldError>) -> Result<[UInt8], WorldError> {
    read.map { contents[path] ?? $0 }
  }
}
