import TutorialCache
import TutorialCompiler
import TutorialSystem

/// The file with a user's key for states: `$XDG_CACHE_HOME/tutorialc/key`, or else `~/.cache/tutorialc/key`.
///
/// A state that came with a checkout wasn't written with this key, so it isn't trusted.
struct KeyFile: Sendable {
  private let file: PrivateFile

  /// The user's file; nil if the user has no home.
  init?(cacheHome: String?, home: String?) {
    if let base = cacheHome, base.hasPrefix("/") {
      file = PrivateFile(folder: FilePath.join(base, "tutorialc"), name: "key")
    } else if let home, home.hasPrefix("/") {
      file = PrivateFile(folder: FilePath.join(home, ".cache/tutorialc"), name: "key")
    } else {
      return nil
    }
  }

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
    let file = KeyFile(
      cacheHome: ProcessEnvironment.variable("XDG_CACHE_HOME"), home: ProcessEnvironment.variable("HOME"))
    return file.flatMap { try? $0.key(outside: roots, isMade: isMade) }
  }

  /// The length of a key, in bytes.
  private static let size = 32

  private func key(outside roots: ProgramRoots, isMade: Bool) throws(PrivateFile.Problem) -> StateKey? {
    if let secret = try file.read(outside: roots, isSecret: true) {
      guard secret.count == Self.size else { throw PrivateFile.Problem(words: "it is not a key") }
      return StateKey(secret: secret)
    }
    guard isMade else { return nil }
    var made: [UInt8]?
    try file.locked(outside: roots) {
      // Another process may have made it meanwhile.
      made = try file.read(outside: roots, isSecret: true)
      guard made == nil, let secret = Self.random() else { return }
      try file.write(secret)
      made = secret
    }
    return made.flatMap { $0.count == Self.size ? StateKey(secret: $0) : nil }
  }

  private static func random() -> [UInt8]? {
    guard let source = try? FileDescriptor.open("/dev/urandom", .read),
      let bytes = try? readSome(from: source.number, atMost: size), bytes.count == size
    else { return nil }
    return bytes
  }
}
