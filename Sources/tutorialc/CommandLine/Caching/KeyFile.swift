import TutorialCache
import TutorialCompiler
import TutorialSystem

/// The file in which a user's key to states stands: `$XDG_CACHE_HOME/tutorialc/key`, or else `~/.cache/tutorialc/key`.
///
/// A state that came with a checkout was written by nobody who has the key, and is believed by nobody.
struct KeyFile: Sendable {
  private let file: PrivateFile

  /// The user's; nil for who has no home.
  init?(cacheHome: String?, home: String?) {
    if let base = cacheHome, base.hasPrefix("/") {
      file = PrivateFile(folder: FilePath.join(base, "tutorialc"), name: "key")
    } else if let home, home.hasPrefix("/") {
      file = PrivateFile(folder: FilePath.join(home, ".cache/tutorialc"), name: "key")
    } else {
      return nil
    }
  }

  /// The key of this process: of `TUTORIALC_CACHE_KEY` where that is set, else the user's; nil where there is none, or
  /// where it may be known to others.
  ///
  /// - Parameters:
  ///   - roots: of what is compiled; the key must not lie there.
  ///   - isMade: whether a user who has no key gets one.
  static func key(outside roots: ProgramRoots, isMade: Bool) -> StateKey? {
    if let secret = ProcessEnvironment.variable("TUTORIALC_CACHE_KEY"), !secret.isEmpty {
      return StateKey(secret: Array(secret.utf8))
    }
    let file = KeyFile(
      cacheHome: ProcessEnvironment.variable("XDG_CACHE_HOME"), home: ProcessEnvironment.variable("HOME"))
    return file.flatMap { try? $0.key(outside: roots, isMade: isMade) }
  }

  /// As long as a key is, in bytes.
  private static let size = 32

  private func key(outside roots: ProgramRoots, isMade: Bool) throws(PrivateFile.Problem) -> StateKey? {
    if let secret = try file.read(outside: roots, isSecret: true) {
      guard secret.count == Self.size else { throw PrivateFile.Problem(words: "it is no key") }
      return StateKey(secret: secret)
    }
    guard isMade else { return nil }
    var made: [UInt8]?
    try file.locked(outside: roots) {
      // Another process may have been faster.
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
