import TutorialArguments
import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// The files that a run may access, and the work that it may spend.
///
/// The command line makes it, and passes it to everything that reads, writes, removes or searches on behalf of a file;
/// the rules are those of docs/security.md. Names on the command line are trusted, and resolved by the operating
/// system.
final class Boundary: Sendable {
  /// The disk, which resolves every path that a file names.
  let disk: Disk
  /// The limits on its work.
  let budget: Budget
  private let finder: RootFinder
  private let scopes = Guarded(Reaches())

  /// The numbered roots of the files' scopes.
  private struct Reaches: Sendable {
    var roots: [Roots] = []
    var numbers: [Roots: Int] = [:]
    var known: [String: AccessScope] = [:]
  }

  init(_ disk: Disk, _ finder: RootFinder, budget: Budget = Budget()) {
    self.disk = disk
    self.budget = budget
    self.finder = finder
  }

  /// Uses the roots that the command line names, or the folder of the configuration in force.
  ///
  /// - Parameter configuration: the configuration's path, if one is in force.
  convenience init(
    roots: [String], configuration: String?, budget: Budget, _ session: Session
  ) throws(UsageError) {
    let disk: Disk
    do { disk = try Disk(workingDirectory: session.workingDirectory, session.accesses) } catch {
      throw UsageError("the working directory cannot be opened: \(error.words)")
    }
    var named: [Folder] = []
    for root in roots {
      do { named.append(try disk.folder(at: root)) } catch {
        throw UsageError("--root: \"\(excerpt(root))\" cannot be used: \(error.words)")
      }
    }
    let finder = RootFinder(
      disk, named: named, configuration: configuration.flatMap { try? disk.folder(at: FilePath.folder(of: $0)) },
      home: session.home.flatMap { try? disk.folder(at: $0) }, trusted: session.trusts)
    self.init(disk, finder, budget: budget)
  }

  func roots(of path: String) throws(AccessError) -> Roots {
    try finder.roots(of: path)
  }

  func roots(in folder: Folder) -> Roots {
    finder.roots(in: folder)
  }

  // MARK: Scopes

  /// The scope of names in the file at `path`. The scope of a file without a folder is empty.
  func accessScope(of path: String) -> AccessScope {
    scope(inFolder: FilePath.folder(of: path))
  }

  func scope(inFolder folder: String) -> AccessScope {
    if let known = scopes.withLock({ $0.known[folder] }) { return known }
    let roots = (try? disk.folder(at: folder)).map(finder.roots) ?? Roots(all: [])
    return scopes.withLock { scopes in
      let number: Int
      if let known = scopes.numbers[roots] {
        number = known
      } else {
        scopes.roots.append(roots)
        // Scope 0 is a person's.
        number = scopes.roots.count
        scopes.numbers[roots] = number
      }
      let scope = AccessScope(number)
      scopes.known[folder] = scope
      return scope
    }
  }

  /// The roots of a scope; nil for a person's.
  func roots(of scope: AccessScope) -> Roots? {
    guard scope != .everywhere else { return nil }
    return scopes.withLock { scopes in
      scopes.roots.indices.contains(scope.number - 1) ? scopes.roots[scope.number - 1] : Roots(all: [])
    }
  }

  // MARK: Files named in files

  /// The place of `path`, if it is beneath one of the roots and not hidden. Its last component need not exist.
  ///
  /// - Parameters:
  ///   - makesFolders: true to create missing folders on the way.
  ///   - mayBeHidden: true if the caller checks for hidden places.
  func place(
    of path: String, making makesFolders: Bool = false, beneath roots: Roots, mayBeHidden: Bool = false
  ) throws(AccessError) -> DiskPlace {
    let check = { (folder: Folder, name: String) throws(AccessError) in
      do throws(AccessError) {
        try self.check(folder, name, beneath: roots)
      } catch {
        guard mayBeHidden, error == .hidden else { throw error }
      }
    }
    let mayMake = { (folder: Folder) throws(AccessError) in try check(folder, ".") }
    let place: DiskPlace
    do throws(AccessError) {
      place = try disk.place(of: path, makingFolders: makesFolders ? mayMake : nil)
    } catch {
      // The error must not reveal whether anything exists outside of the roots.
      if case .system = error, !roots.contain(written: path, from: disk.workingDirectory.path) {
        throw roots.refusal(from: disk.workingDirectory.path)
      }
      throw error
    }
    try check(place.folder, place.name)
    return place
  }

  /// Returns true if a link dangles beneath the roots. One that leads out of them is denied when it is read, without
  /// revealing whether its target exists.
  func leadsNowhere(_ link: String, beneath roots: Roots) -> Bool {
    do throws(AccessError) {
      return try place(of: link, beneath: roots).status == nil
    } catch {
      switch error {
      case .system(let error): return error.isNotFound
      case .linkToNothing: return true
      case .outside, .hidden, .notAFile: return false
      }
    }
  }

  /// Denies a place that isn't beneath one of the roots, or is hidden there.
  func check(_ place: DiskPlace, beneath roots: Roots) throws(AccessError) {
    try check(place.folder, place.name, beneath: roots)
  }

  private func check(_ folder: Folder, _ name: String, beneath roots: Roots) throws(AccessError) {
    try roots.check(folder, name, from: disk.workingDirectory.path)
  }

  /// Opens the file at `path` for reading, if it is beneath one of the roots.
  func open(_ path: String, beneath roots: Roots) throws(AccessError) -> FileDescriptor {
    let place = try place(of: path, beneath: roots)
    guard let status = place.status else {
      let isLink = try disk.place(of: path, followingLast: false).status?.kind == .link
      throw isLink ? .linkToNothing : .system(.notFound)
    }
    guard status.kind == .file else { throw .notAFile }
    // The file may have been replaced meanwhile, so readers must check the type of the open one.
    do { return try place.folder.open(place.name, .read) } catch { throw .system(error) }
  }
}

extension Boundary {
  /// Replaces a tutorial's file, such as its strings or its lock, beneath the tutorial's root. Symbolic links stay.
  ///
  /// - Returns: a diagnostic on failure.
  func replaceFile(at path: String, of tutorial: String, with bytes: [UInt8]) -> Diagnostic? {
    do {
      let place = try place(of: path, making: true, beneath: try roots(of: tutorial))
      guard place.status == nil || place.status?.kind == .file else { throw AccessError.notAFile }
      try place.replace(with: bytes)
      return nil
    } catch let error as AccessError {
      return FileDiagnostics.unwritable(path, error)
    } catch let error as SystemError {
      return FileDiagnostics.unwritable(path, error)
    } catch {
      return FileDiagnostics.unwritable(path, AccessError.notAFile)
    }
  }
}
