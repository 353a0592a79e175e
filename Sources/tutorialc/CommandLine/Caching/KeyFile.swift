import TutorialCache
import TutorialCompiler
import TutorialSystem

/// The file with a user's key for states: `$XDG_CACHE_HOME/tutorialc/key`, or else `~/.cache/tutorialc/key`.
///
/// A state that came with a checkout wasn't written with this key, so it isn't trusted.
enum KeyFile {
  /// The key of this process: from `TUTORIALC_CACHE_KEY` if set, else the user's; nil if there is none, or if others
  /// may know it.
  ///
  /// - Parameters:
  ///   - roots: the roots of the inputs; the key must not be inside of them.
  ///   - isMade: true to make a key for a user who has none.
  static func key(outside roots: ProgramRoots, isMade: Bool) -> StateKey? {
    if let secret = ProcessEnvironment.variable("TUTORIALC_CACHE_KEY"), !secret.isEmpty {
      return StateKey(secret: Array(secret.utf8))
    }
    let folder = PrivateFile.folder(
      in: ProcessEnvironment.variable("XDG_CACHE_HOME"), orBelow: ProcessEnvironment.variable("HOME"), ".cache")
    let file = folder.map { PrivateFile(folder: $0, name: "key") }
    let secret = try? file.flatMap { file in
      try file.read(outside: roots, isSecret: true) ?? (isMade ? make(file, outside: roots) : nil)
    }
    return secret.flatMap { $0.count == size ? StateKey(secret: $0) : nil }
  }

  /// The length of a key, in bytes.
  private static let size = 32

  private static func make(_ file: PrivateFile, outside roots: ProgramRoots) throws(PrivateFile.Problem) -> [UInt8] {
    var made: [UInt8] = []
    try file.locked(outside: roots) {
      // Another process may have made it meanwhile.
      if let known = try file.read(outside: roots, isSecret: true) {
        made = known
      } else {
        made = try RandomBytes.make(size)
        try file.write(made)
      }
    }
    return made
  }
}
