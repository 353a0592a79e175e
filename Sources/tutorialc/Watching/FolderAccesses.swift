import TutorialSystem

/// The names in one folder that a run has looked at. It's safe to use from any thread.
package final class FolderAccesses: Sendable {
  private struct Seen: Sendable {
    var states: [String: (state: PathState, interest: PathState.Interest)] = [:]
    /// The names when the folder was first listed, or nil if it never was.
    var listed: Set<String>?
    var filters: [String: NameFilter] = [:]
    /// The names that the run itself created or removed.
    var own: Set<String> = []
  }

  /// The folder's absolute path without links, and the folder's identity.
  let path: String
  let identity: FileSystem.Identity
  private let seen = Guarded(Seen())

  init(_ path: String, _ identity: FileSystem.Identity) {
    (self.path, self.identity) = (path, identity)
  }

  // MARK: Looking

  /// Records the state of a name. The first look counts, because the run used the file after it.
  package func note(_ name: String, _ state: PathState, for interest: PathState.Interest) {
    seen.withLock { seen in
      let known = seen.states[name]
      seen.states[name] = (known?.state ?? state, max(known?.interest ?? interest, interest))
    }
  }

  /// Records the names in the folder, for a caller that depends on certain names.
  package func note(listing names: [String], for filter: NameFilter) {
    seen.withLock { seen in
      if seen.listed == nil { seen.listed = Set(names) }
      seen.filters[filter.description] = filter
    }
  }

  /// Forgets a name that the run itself has changed. Only its states from now on count.
  package func forget(_ name: String) {
    seen.withLock { seen in
      seen.states[name] = nil
      seen.own.insert(name)
    }
  }

  // MARK: Comparing

  /// Returns true if a name's current state differs from the recorded one in a relevant way.
  package func hasChanged(_ name: String) -> Bool {
    // In a folder that is only passed through, most names are irrelevant.
    guard seen.withLock({ $0.states[name] != nil || $0.listed != nil }) else { return false }
    let now = PathState(at: path == "/" ? "/" + name : path + "/" + name)
    return seen.withLock { seen in
      if let known = seen.states[name] {
        guard known.state.isSame(as: now, for: known.interest) else { return true }
        // A file may have appeared between two looks of one run: the earlier list didn't contain it. A folder may have
        // been created by the run itself.
        guard known.state.kind == .file else { return false }
      }
      guard let listed = seen.listed, listed.contains(name) != (now.kind != .nothing), !seen.own.contains(name) else {
        return false
      }
      return seen.filters.values.contains { $0.passes(name, now.kind) }
    }
  }

  /// Returns all names whose state has changed.
  package func changes() -> [String] {
    let (looked, listed) = seen.withLock { (Array($0.states.keys), $0.listed) }
    var names = Set(looked)
    if let listed {
      // If the folder can't be listed any more, its parent folder shows the reason.
      guard let open = try? FileDescriptor.open(path, .folder), let now = try? FileSystem.names(in: open) else {
        return [""]
      }
      names.formUnion(listed.symmetricDifference(now))
    }
    return names.filter(hasChanged)
  }

  /// True if the content of a file in the folder is relevant.
  var needsContents: Bool { !filesThatCount.isEmpty }

  /// The files whose content is relevant.
  var filesThatCount: [String] {
    seen.withLock { seen in
      seen.states.compactMap { name, look in look.state.kind == .file && look.interest == .all ? name : nil }
    }
  }

  /// True if the run only passed through the folder: it looked at nothing but folders in it.
  var isOnlyPassed: Bool {
    seen.withLock { seen in
      seen.listed == nil && seen.states.values.allSatisfy { $0.state.kind == .folder }
    }
  }
}
