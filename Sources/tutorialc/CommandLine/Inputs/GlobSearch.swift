import TutorialCompiler
import TutorialSyntax
import TutorialSystem
import TutorialWatching

/// Finds the paths that match a pattern: `*`, `?` and `[…]` within a component, `**` for any number of folders.
///
/// `**` doesn't follow symbolic links. Hidden names match only patterns that start with a dot. Every folder is visited
/// once, however many `**` there are: the search tracks the set of all positions in the pattern that it may have
/// reached.
struct GlobSearch {
  private enum Part {
    case name(String)
    case pattern(Glob)
    case folders
  }

  private let pattern: String
  private let parts: [Part]
  private let boundary: Boundary
  private let roots: Roots?
  private let filesOnly: Bool
  /// The matches, in the order of the search.
  private(set) var found: [String] = []
  private(set) var dangling: [String] = []
  /// The number of names that were looked at.
  private(set) var looked: Spending

  /// The matches, sorted by their bytes.
  ///
  /// - Parameters:
  ///   - roots: the roots that must contain all matches; nil if a person gave the pattern.
  ///   - filesOnly: true to only find files and links to files. With roots, links out of them are found too, so that
  ///     they are reported instead of skipped.
  ///   - passing: called for the outputs of builds, with the paths in each that would match if `**` included it.
  ///   - dangling: called for matching links that dangle.
  static func search(
    _ pattern: String, _ boundary: Boundary, _ roots: Roots?, filesOnly: Bool,
    passing: ((_ path: String, _ matches: [String]) -> Void)? = nil, dangling: ((_ path: String) -> Void)? = nil
  ) -> Result<[String], WorldError> {
    var search = GlobSearch(FilePath.normalize(pattern), boundary, roots, filesOnly: filesOnly)
    do {
      try search.run(isAbsolute: pattern.hasPrefix("/"), passing: passing)
      for path in search.dangling.sorted(by: { $0.precedesInBytes($1) }) { dangling?(path) }
      return .success(search.found.sorted { $0.precedesInBytes($1) })
    } catch {
      return .failure(error)
    }
  }

  init(_ pattern: String, _ boundary: Boundary, _ roots: Roots?, filesOnly: Bool) {
    var parts: [Part] = []
    for component in pattern.split(separator: "/").map(String.init) {
      if component == "**" {
        if case .folders = parts.last { continue }
        parts.append(.folders)
      } else {
        parts.append(Glob.isPattern(component) ? .pattern(Glob(component)) : .name(component))
      }
    }
    // A pattern matches files, so a trailing `**` means all files below.
    if case .folders = parts.last { parts.append(.pattern(Glob("*"))) }
    (self.pattern, self.parts) = (pattern, parts)
    self.boundary = boundary
    looked = Spending(.names, of: boundary.budget)
    self.roots = roots
    self.filesOnly = filesOnly
  }

  // MARK: The search

  /// Searches from the root of the file system or from the working directory.
  mutating func run(
    isAbsolute: Bool, passing: ((_ path: String, _ matches: [String]) -> Void)? = nil
  ) throws(WorldError) {
    // The components before the first pattern are an ordinary path, and the only part that may contain `..`.
    let literal = parts.prefix { if case .name = $0 { true } else { false } }
    let names = literal.compactMap { part -> String? in if case .name(let name) = part { name } else { nil } }
    let path = (isAbsolute ? "/" : "") + names.joined(separator: "/")
    guard literal.count < parts.count else { return lookAt(path) }
    guard let start = try folder(at: path.isEmpty ? "." : path) else { return }
    var waiting = try below(start, path, closed([literal.count]))
    // A folder is opened when its turn comes, so that only it and its ancestors are open.
    while let next = waiting.popLast() {
      guard let folder = try open(next) else { continue }
      var places = next.places
      if places.contains(where: isFolders), FolderWalk.isBuildOutput(folder) {
        if let passing { passing(next.path, try matches(in: folder, next)) }
        places.removeAll(where: isFolders)
      }
      if !places.isEmpty { waiting += try below(folder, next.path, closed(places)) }
    }
  }

  /// The matches in the output of a build, if `**` included it.
  private mutating func matches(in folder: Folder, _ waiting: Waiting) throws(WorldError) -> [String] {
    var look = self
    look.found = []
    _ = try look.below(folder, waiting.path, closed(waiting.places.filter(isFolders)))
    looked = look.looked
    return look.found
  }

  /// A name at which the search continues.
  private struct Waiting {
    let parent: Folder
    let name: String
    let path: String
    let places: [Int]
  }

  /// Adds the matches in a folder.
  ///
  /// - Returns: the continuations below it, in reverse order.
  private mutating func below(_ folder: Folder, _ path: String, _ places: [Int]) throws(WorldError) -> [Waiting] {
    var next: [Waiting] = []
    for name in try names(in: folder, at: places) {
      var inside: [Int] = []
      var isMatch = false
      for place in places {
        switch parts[place] {
        case .folders:
          // `**` matches folders, but not links to them.
          if !name.hasPrefix("."), status(of: name, in: folder)?.kind == .folder { inside.append(place) }
        case .name(let wanted) where wanted == name: advance(place, &inside, &isMatch)
        case .pattern(let glob) where glob.matches(name, hidesDots: true): advance(place, &inside, &isMatch)
        case .name, .pattern: break
        }
      }
      let inner = path.isEmpty || path.hasSuffix("/") ? path + name : path + "/" + name
      if isMatch { add(name, in: folder, inner) }
      if !inside.isEmpty { next.append(Waiting(parent: folder, name: name, path: inner, places: inside)) }
    }
    return next.reversed()
  }

  private func advance(_ place: Int, _ inside: inout [Int], _ isMatch: inout Bool) {
    if place + 1 == parts.count { isMatch = true } else { inside.append(place + 1) }
  }

  /// Opens a waiting entry if it is a folder, or a link to one beneath the roots.
  private func open(_ next: Waiting) throws(WorldError) -> Folder? {
    switch status(of: next.name, in: next.parent)?.kind {
    case .folder:
      let folder: Folder
      do { folder = try next.parent.folder(next.name) } catch { throw unreadable(next.path, error) }
      try check(folder)
      return folder
    case .link: return try folder(at: next.parent.path(of: next.name))
    default: return nil
    }
  }

  private func isFolders(_ place: Int) -> Bool {
    if case .folders = parts[place] { true } else { false }
  }

  /// The positions, and those after a `**`, which may match no folder at all.
  private func closed(_ places: [Int]) -> [Int] {
    var all = Set(places)
    for place in places where isFolders(place) && place + 1 < parts.count { all.insert(place + 1) }
    return all.sorted()
  }

  /// The names to look at: all of them only if a pattern needs more than certain names.
  private mutating func names(in folder: Folder, at places: [Int]) throws(WorldError) -> [String] {
    let wanted = places.map { place in if case .name(let name) = parts[place] { name } else { nil as String? } }
    let names =
      wanted.contains(nil)
      ? try list(folder, at: places) : Set(wanted.compactMap(\.self)).sorted { $0.precedesInBytes($1) }
    guard looked.spend(names.count) else { throw .tooMuch(limit: looked.limit) }
    return names
  }

  /// The names in a folder. If it is unreadable, the set of matches is unknown.
  private func list(_ folder: Folder, at places: [Int]) throws(WorldError) -> [String] {
    do {
      return try folder.names(for: filter(places))
    } catch {
      throw unreadable(FilePath.path(to: folder.path, from: boundary.disk.workingDirectory.path), error)
    }
  }

  /// Selects the names that would be looked at.
  private func filter(_ places: [Int]) -> NameFilter {
    var names: Set<String> = []
    var globs: [Glob] = []
    for place in places {
      switch parts[place] {
      case .name(let name): names.insert(name)
      case .pattern(let glob): globs.append(glob)
      case .folders: break
      }
    }
    let description = "\(places) of \(pattern)"
    return NameFilter(description, takesFolders: places.contains(where: isFolders)) { [names, globs] name, _ in
      names.contains(name) || globs.contains { $0.matches(name, hidesDots: true) }
    }
  }

  private func unreadable(_ path: String, _ error: SystemError) -> WorldError {
    .unreadable("folder \"\(path)\": \(error.words)")
  }

  /// Adds the target of a path without patterns.
  private mutating func lookAt(_ path: String) {
    guard let place = try? boundary.disk.place(of: path, followingLast: false) else { return }
    if place.name != "." {
      add(place.name, in: place.folder, path)
    } else if !filesOnly {
      found.append(path)
    }
  }

  private mutating func add(_ name: String, in folder: Folder, _ path: String) {
    guard let status = status(of: name, in: folder) else { return }
    if !filesOnly || status.kind == .file {
      found.append(path)
    } else if status.kind == .link {
      // Permission to read it is checked on reading.
      let end = try? boundary.disk.place(of: folder.path(of: name))
      if end?.status?.kind == .file { found.append(path) }
      if end?.status == nil, roots.map({ boundary.leadsNowhere(path, beneath: $0) }) ?? true { dangling.append(path) }
    }
  }

  private func status(of name: String, in folder: Folder) -> FileSystem.Status? {
    (try? folder.status(of: name, for: .kind)) ?? nil
  }

  private func folder(at path: String) throws(WorldError) -> Folder? {
    guard let place = try? boundary.disk.place(of: path), place.name == "." else { return nil }
    try check(place.folder)
    return place.folder
  }

  private func check(_ folder: Folder) throws(WorldError) {
    guard let roots else { return }
    do {
      try roots.check(folder, ".", from: boundary.disk.workingDirectory.path)
    } catch {
      throw error.asWorldError
    }
  }
}
