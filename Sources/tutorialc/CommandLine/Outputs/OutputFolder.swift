import TutorialCache
import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// The folder that a build writes into.
///
/// Files are first staged in its state folder, in any order and from any thread; at the end, those that may be written
/// are renamed to their places. One build at a time works in a folder; others wait. Builds that another tool drives
/// (`isShared`) don't wait, because that tool knows their outputs: each stages in a folder of its own, and none keeps a
/// state.
///
/// Entries of the folder may have come with a checkout. So a link in it is only followed within the folder or a root,
/// and only regular files are written to.
final class OutputFolder: Sendable {
  /// The folder inside an output folder that holds a build's state.
  static let stateName = ".tutorialc"
  static let defaultPath = "build/tours"

  enum Origin {
    /// The command line, which may name any folder.
    case commandLine
    /// The configuration at a path.
    case configuration(String)
    /// The default below the working directory.
    case standard
  }

  /// The folder's path, for messages.
  let path: String
  private let folder: Folder
  private let workplace: Workplace
  private let roots: Roots
  private let boundary: Boundary
  private let isShared: Bool
  /// The number of bytes of outputs that are held in memory because the disk is full.
  private let held = Guarded(0)

  /// The maximum number of bytes that are held in memory.
  private static let heldLimit = 1 << 30

  /// Opens a folder, making it if needed, and waits for its lock.
  static func open(
    _ path: String, namedBy origin: Origin, isShared: Bool, _ boundary: Boundary
  ) throws(AccessError) -> OutputFolder {
    let around = try roots(origin, boundary)
    let folder = try openFolder(path, origin, around, boundary)
    let roots = Roots(all: [Roots.Root(folder, isFlat: false)] + around.all)
    let workplace = try Workplace.enter(isShared: isShared) { () throws(AccessError) in
      try openState(in: folder, roots, boundary)
    }
    return OutputFolder(path, folder, workplace, roots, boundary, isShared: isShared)
  }

  private init(
    _ path: String, _ folder: Folder, _ workplace: consuming Workplace, _ roots: Roots, _ boundary: Boundary,
    isShared: Bool
  ) {
    (self.path, self.folder, self.roots) = (path, folder, roots)
    (self.boundary, self.isShared) = (boundary, isShared)
    self.workplace = workplace
  }

  private static func roots(_ origin: Origin, _ boundary: Boundary) throws(AccessError) -> Roots {
    switch origin {
    case .configuration(let path): try boundary.roots(of: path)
    case .commandLine, .standard: boundary.roots(in: boundary.disk.workingDirectory)
    }
  }

  private static func openFolder(
    _ path: String, _ origin: Origin, _ roots: Roots, _ boundary: Boundary
  ) throws(AccessError) -> Folder {
    if case .commandLine = origin {
      do { try FileSystem.makeFolders(path) } catch { throw .system(error) }
      return try boundary.disk.folder(at: path)
    }
    let place = try boundary.place(of: path, making: true, beneath: roots)
    if place.name == "." { return place.folder }
    guard place.status == nil else { throw .system(.notAFolder) }
    do throws(SystemError) {
      do throws(SystemError) {
        try place.folder.makeFolder(place.name)
      } catch {
        if !error.isExisting { throw error }
      }
      return try place.folder.folder(place.name)
    } catch {
      throw .system(error)
    }
  }

  private static func openState(
    in folder: Folder, _ roots: Roots, _ boundary: Boundary
  ) throws(AccessError) -> Folder {
    do throws(SystemError) {
      if try folder.status(of: stateName) == nil { try? folder.makeFolder(stateName) }
      let kind = try folder.status(of: stateName)?.kind
      if kind == .folder { return try folder.folder(stateName, isOwn: true) }
      guard kind == .link else { throw SystemError.notAFolder }
    } catch {
      throw .system(error)
    }
    let place = try boundary.place(of: folder.path(of: stateName), beneath: roots)
    guard place.name == "." else { throw .system(.notAFolder) }
    return place.folder
  }

  /// Removes staged files that weren't committed. Nothing can be staged afterwards.
  var cleanUp: @Sendable () -> Void {
    let removal = workplace.staging.removal
    let folder = isShared ? folder : nil
    return {
      removal()
      // Only removed if it is empty, which it isn't if other builds keep their state there.
      if let folder { try? folder.removeEmptyFolder(Self.stateName) }
    }
  }

  /// Removes the state folder if it has nothing else, after the staged files. Builds that have waited for this one make
  /// a new one.
  func removeState() {
    memory?.removeOutputs()
    try? workplace.state.remove(Workplace.lockName)
    try? folder.removeEmptyFolder(Self.stateName)
  }

  // MARK: Outputs

  /// The place of an output, which may not exist yet.
  private func place(of outputPath: String, makingFolders: Bool = false) throws(AccessError) -> DiskPlace {
    let place = try boundary.place(
      of: folder.path(of: outputPath), making: makingFolders, beneath: roots, mayBeHidden: true)
    // A link may lead to hidden files, such as a version control system's hooks; our own names may be hidden.
    if place.path != folder.path(of: outputPath) { try boundary.check(place, beneath: roots) }
    switch place.status?.kind {
    case .folder: throw .system(.isAFolder)
    case .other, .link: throw .notAFile
    case .file, nil: return place
    }
  }

  /// Stages a file's content, unless the existing output has it already. May be called from any thread.
  func stage(_ bytes: [UInt8], as outputPath: String) throws(AccessError) -> StagedFile {
    let place: DiskPlace?
    do { place = try self.place(of: outputPath) } catch {
      guard case .system(let reason) = error, reason.isNotFound else { throw error }
      place = nil
    }
    var file = StagedFile(path: outputPath, digest: Digest(of: bytes), content: .inPlace(nil))
    let before = place?.stamp
    if let place, place.holds(bytes) {
      file.content = .inPlace(place.stamp == before ? before : nil)
      return file
    }
    let name = workplace.staging.nextName()
    do {
      try staged(name).create(bytes, permissions: place?.status?.permissions)
      file.content = .staged(name)
    } catch {
      try? workplace.staging.folder.remove(name)
      guard error.isNoSpace, hold(bytes.count) else { throw .system(error) }
      file.content = .memory(bytes)
    }
    return file
  }

  /// Moves a staged file to its place.
  ///
  /// - Returns: its stamp there.
  func commit(_ file: StagedFile) throws(AccessError) -> FileStamp? {
    let place: DiskPlace
    switch file.content {
    case .inPlace(let stamp): return stamp
    case .staged(let name):
      place = try self.place(of: file.path, makingFolders: true)
      do throws(SystemError) {
        try workplace.staging.folder.rename(name, into: place.folder, as: place.name)
      } catch {
        // The output, or a folder below the output folder, is a link to another file system.
        guard error.isCrossDevice, let bytes = try? staged(name).read(limit: Self.heldLimit) else {
          throw .system(error)
        }
        try put(bytes, at: place)
      }
    case .memory(let bytes):
      place = try self.place(of: file.path, makingFolders: true)
      try put(bytes, at: place)
    }
    return place.stamp
  }

  private func put(_ bytes: [UInt8], at place: DiskPlace) throws(AccessError) {
    do { try place.replace(with: bytes) } catch { throw .system(error) }
  }

  private func staged(_ name: String) -> DiskPlace {
    DiskPlace(folder: workplace.staging.folder, name: name, status: nil)
  }

  /// Moves a staged file's content from the disk to memory, to make room.
  ///
  /// - Returns: true if that made room.
  func takeBack(_ file: inout StagedFile) -> Bool {
    guard case .staged(let name) = file.content, let bytes = try? staged(name).read(limit: Self.heldLimit),
      hold(bytes.count)
    else { return false }
    file.content = .memory(bytes)
    try? workplace.staging.folder.remove(name)
    return true
  }

  private func hold(_ count: Int) -> Bool {
    held.withLock { held in
      guard count <= Self.heldLimit - held else { return false }
      held += count
      return true
    }
  }

  // MARK: State

  /// The builds' state of the folder; nil if another tool drives the build.
  var memory: StateFolder? { isShared ? nil : StateFolder(folder: workplace.state) }

  /// The beginning of the build, by the clock of the folder's file system.
  var began: FileStamp.Instant { workplace.staging.began }

  /// A time by that clock that is later than all given ones, and than the list of outputs.
  func nextTick(after times: [Int64]) -> FileStamp.Instant? {
    workplace.staging.nextTick(after: ([memory?.outputsStamp?.changed].compactMap(\.self) + times).max() ?? .min)
  }

  /// The stamp of an output, if the output is still the one that a build made.
  ///
  /// - Parameters:
  ///   - known: its stamp at that time.
  ///   - ended: the time when all files of that build were in place.
  /// - Returns: nil if it has changed; else its stamp, and true if the file had to be read.
  func present(
    _ path: String, _ digest: Digest, _ known: FileStamp?, since ended: FileStamp.Instant
  ) -> (stamp: FileStamp, isRead: Bool)? {
    // For a file directly in the folder, no path must be resolved.
    if FilePath.isName(path, behind: ""), let status = try? folder.status(of: path), status.kind == .file {
      let stamp = FileStamp(status)
      if stamp == known, stamp.isSettled(before: ended) { return (stamp, false) }
    }
    guard let place = try? place(of: path), let stamp = place.stamp else { return nil }
    if stamp == known, stamp.isSettled(before: ended) { return (stamp, false) }
    let bytes = (try? place.read(limit: Self.heldLimit)).flatMap(\.self)
    return bytes.map { Digest(of: $0) } == digest && place.stamp == stamp ? (stamp, true) : nil
  }

  enum Removal {
    case removed
    case gone
    /// It isn't the build's output any more, or there is a link on its path: it stays.
    case kept
  }

  /// Removes a file that an earlier build wrote, and folders that become empty by that.
  ///
  /// Only regular files with the written content are removed, and no links are followed: changed or replaced files
  /// stay.
  func removeOutput(_ entry: BuildState.Entry) throws(AccessError) -> Removal {
    guard OutputPath.defect(of: entry.path) == nil else { return .gone }
    var folder = folder
    let names = entry.path.split(separator: "/").map(String.init)
    do {
      for name in names.dropLast() {
        guard let status = try folder.status(of: name) else { return .gone }
        guard status.kind == .folder else { return .kept }
        folder = try folder.folder(name)
      }
      guard let name = names.last, let status = try folder.status(of: name) else { return .gone }
      let place = DiskPlace(folder: folder, name: name, status: status)
      guard status.kind == .file, let bytes = try place.read(limit: Self.heldLimit),
        entry.isMade(of: bytes)
      else { return .kept }
      try folder.remove(name)
    } catch {
      throw .system(error)
    }
    while folder.identity != self.folder.identity, let parent = folder.parent,
      (try? parent.removeEmptyFolder(folder.name)) != nil
    {
      folder = parent
    }
    return .removed
  }
}
