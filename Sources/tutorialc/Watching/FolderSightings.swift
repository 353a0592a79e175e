import TutorialSystem

/// What a run has looked at in one folder. To be used from any thread.
package final class FolderSightings: Sendable {
  private struct Seen: Sendable {
    var sights: [String: (sight: Sight, interest: Sight.Interest)] = [:]
    /// The names that were there when they were first listed; nil where they never were.
    var listed: Set<String>?
    var sieves: [String: NameSieve] = [:]
    /// Names whose coming and going was the run's own.
    var own: Set<String> = []
  }

  /// The folder's absolute path without links, and which folder it was.
  let path: String
  let identity: FileSystem.Identity
  private let seen = Guarded(Seen())

  init(_ path: String, _ identity: FileSystem.Identity) {
    (self.path, self.identity) = (path, identity)
  }

  // MARK: Looking

  /// Remembers what bore a name. The first look counts: what was made of it came later.
  package func note(_ name: String, _ sight: Sight, for interest: Sight.Interest) {
    seen.withLock { seen in
      let known = seen.sights[name]
      seen.sights[name] = (known?.sight ?? sight, max(known?.interest ?? interest, interest))
    }
  }

  /// Remembers which names were there, for somebody to whom certain ones matter.
  package func note(listing names: [String], for sieve: NameSieve) {
    seen.withLock { seen in
      if seen.listed == nil { seen.listed = Set(names) }
      seen.sieves[sieve.description] = sieve
    }
  }

  /// Forgets a name that the run itself has given to something else: what counts is what is seen from now on.
  package func forget(_ name: String) {
    seen.withLock { seen in
      seen.sights[name] = nil
      seen.own.insert(name)
    }
  }

  // MARK: Comparing

  /// Whether what bears a name now is not what the run saw, in a way that counts.
  package func hasChanged(_ name: String) -> Bool {
    // In a folder that is only on the way, most names are nobody's.
    guard seen.withLock({ $0.sights[name] != nil || $0.listed != nil }) else { return false }
    let now = Sight(at: path == "/" ? "/" + name : path + "/" + name)
    return seen.withLock { seen in
      if let known = seen.sights[name] {
        guard known.sight.isSame(as: now, for: known.interest) else { return true }
        // A file may have come between two looks of one run: who listed it first did not see what was read later. A
        // folder may be one that the run itself has made.
        guard known.sight.kind == .file else { return false }
      }
      guard let listed = seen.listed, listed.contains(name) != (now.kind != .nothing), !seen.own.contains(name) else {
        return false
      }
      return seen.sieves.values.contains { $0.passes(name, now.kind) }
    }
  }

  /// All names that bear something else now.
  package func changes() -> [String] {
    let (looked, listed) = seen.withLock { (Array($0.sights.keys), $0.listed) }
    var names = Set(looked)
    if let listed {
      // Where it cannot be listed any more, the folder that holds it tells why.
      guard let open = try? FileDescriptor.open(path, .folder), let now = try? FileSystem.names(in: open) else {
        return [""]
      }
      names.formUnion(listed.symmetricDifference(now))
    }
    return names.filter(hasChanged)
  }

  /// Whether it matters what a file in it holds.
  var needsContents: Bool { !filesThatCount.isEmpty }

  /// The files of which it matters what they hold.
  var filesThatCount: [String] {
    seen.withLock { seen in
      seen.sights.compactMap { name, look in look.sight.kind == .file && look.interest == .all ? name : nil }
    }
  }

  /// Whether the run did no more than pass through: nothing in it is known but folders.
  var isOnlyPassed: Bool {
    seen.withLock { seen in
      seen.listed == nil && seen.sights.values.allSatisfy { $0.sight.kind == .folder }
    }
  }
}
