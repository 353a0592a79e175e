import TutorialArguments
import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// What a run may touch, and how much it may spend. Made by the command line, and handed to everything that reads,
/// writes, removes or searches on the word of a file; the rules are those of docs/security.md.
///
/// Who names something on the command line vouches for it: such names are resolved by the operating system.
final class Boundary: Sendable {
  /// The disk, on which every path that a file names is resolved.
  let disk: Disk
  /// How much work it may spend.
  let budget: Budget
  private let finder: RootFinder
  private let reaches = Guarded(Reaches())

  /// What the reaches of files are.
  private struct Reaches: Sendable {
    var roots: [Roots] = []
    var numbers: [Roots: Int] = [:]
    var known: [String: Reach] = [:]
  }

  /// A boundary with the roots that a finder finds.
  init(_ disk: Disk, _ finder: RootFinder, budget: Budget = Budget()) {
    self.disk = disk
    self.budget = budget
    self.finder = finder
  }

  /// Looks at the roots that the command line names and at the folder of the configuration in force.
  ///
  /// - Parameter configuration: the configuration's path, if one is in force.
  convenience init(
    roots: [String], configuration: String?, budget: Budget, _ session: Session
  ) throws(UsageError) {
    let disk: Disk
    do { disk = try Disk(workingDirectory: session.workingDirectory, session.sightings) } catch {
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

  /// The roots of the file at `path`.
  func roots(of path: String) throws(AccessError) -> Roots {
    try finder.roots(of: path)
  }

  /// The roots of what is in a folder.
  func roots(in folder: Folder) -> Roots {
    finder.roots(in: folder)
  }

  // MARK: Reaches

  /// How far the names reach that stand in the file at `path`. One that lies nowhere reaches nothing.
  func reach(of path: String) -> Reach {
    reach(inFolder: FilePath.folder(of: path))
  }

  /// How far names reach in the files of the folder at a path.
  func reach(inFolder folder: String) -> Reach {
    if let known = reaches.withLock({ $0.known[folder] }) { return known }
    let roots = (try? disk.folder(at: folder)).map(finder.roots) ?? Roots(all: [])
    return reaches.withLock { reaches in
      let number: Int
      if let known = reaches.numbers[roots] {
        number = known
      } else {
        reaches.roots.append(roots)
        // The reach of a person is the first.
        number = reaches.roots.count
        reaches.numbers[roots] = number
      }
      let reach = Reach(number)
      reaches.known[folder] = reach
      return reach
    }
  }

  /// The roots that a reach stands for; nil for that of a person.
  func roots(of reach: Reach) -> Roots? {
    guard reach != .everywhere else { return nil }
    return reaches.withLock { reaches in
      reaches.roots.indices.contains(reach.number - 1) ? reaches.roots[reach.number - 1] : Roots(all: [])
    }
  }

  // MARK: Files that files name

  /// Where `path` ends, if that lies beneath one of the roots and is not hidden. Its last component need not exist.
  ///
  /// - Parameters:
  ///   - makesFolders: whether folders that are missing on the way are made.
  ///   - mayBeHidden: whether that something is hidden is left to the caller to judge.
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
      // What is wrong with a place outside, and whether there is one, is nobody's business.
      if case .system = error, !roots.contain(written: path, from: disk.workingDirectory.path) {
        throw roots.refusal(from: disk.workingDirectory.path)
      }
      throw error
    }
    try check(place.folder, place.name)
    return place
  }

  /// Whether a link leads to nothing beneath the roots. One that leads out of them is refused when it is read, and nobody
  /// is told what is there.
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

  /// Refuses a place that does not lie beneath one of the roots, or is hidden there.
  func check(_ place: DiskPlace, beneath roots: Roots) throws(AccessError) {
    try check(place.folder, place.name, beneath: roots)
  }

  private func check(_ folder: Folder, _ name: String, beneath roots: Roots) throws(AccessError) {
    try roots.check(folder, name, from: disk.workingDirectory.path)
  }

  /// Opens the file at `path` for reading, if it lies beneath one of the roots.
  func open(_ path: String, beneath roots: Roots) throws(AccessError) -> FileDescriptor {
    let place = try place(of: path, beneath: roots)
    guard let status = place.status else {
      let isLink = try disk.place(of: path, followingLast: false).status?.kind == .link
      throw isLink ? .linkToNothing : .system(.notFound)
    }
    guard status.kind == .file else { throw .notAFile }
    // Something else may take its place now: who reads asks the open file what it is.
    do { return try place.folder.open(place.name, .read) } catch { throw .system(error) }
  }
}

extension Boundary {
  /// Puts a file that belongs to a tutorial, such as its strings or its lock, into its place beneath the tutorial's root.
  /// Symbolic links stay.
  ///
  /// - Returns: why that cannot be, if so.
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
