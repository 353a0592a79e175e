import TutorialCache
import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// The folder that a build writes into. Files are first staged in its state folder, in any order and from any thread;
/// when all is known, those that may be written are renamed into their places.
///
/// One build at a time works in a folder: others wait. Builds that another tool drives (`isShared`) do not: that tool
/// knows which of them write what, each stages in a folder of its own, and none keeps a state.
///
/// What lies in the folder may have come with a checkout. So a link in it is followed only to what lies in the folder or
/// beneath a root, and what is no regular file is not written to.
final class OutputFolder: Sendable {
  /// The folder inside an output folder that holds a build's state.
  static let stateName = ".tutorialc"
  /// The folder that outputs go to where nobody names one.
  static let defaultPath = "build/tours"

  /// Who names the folder.
  enum Origin {
    /// The command line, which may name any.
    case commandLine
    /// The configuration at a path.
    case configuration(String)
    /// Nobody: it is the default below the working directory.
    case standard
  }

  /// The folder as people see it.
  let path: String
  private let folder: Folder
  private let workplace: Workplace
  private let roots: Roots
  private let boundary: Boundary
  private let isShared: Bool
  /// How many bytes of outputs are held here for want of room on the disk.
  private let held = Guarded(0)

  /// As many bytes of outputs as are held at most.
  private static let heldLimit = 1 << 30

  /// Opens a folder, making it if needed, and waits for its lock.
  ///
  /// - Parameter clearsUp: whether an earlier life of this process, which crashed, may have staged files in a folder that
  ///   is shared.
  init(
    _ path: String, namedBy origin: Origin, isShared: Bool, _ boundary: Boundary, clearsUp: Bool = false
  ) throws(AccessError) {
    let around = try Self.roots(origin, boundary)
    let folder = try Self.open(path, origin, around, boundary)
    let roots = Roots(all: [Roots.Root(folder, isFlat: false)] + around.all)
    workplace = try Workplace.enter(isShared: isShared, clearsUp: clearsUp) { () throws(AccessError) in
      try Self.openState(in: folder, roots, boundary)
    }
    (self.path, self.folder, self.roots) = (path, folder, roots)
    (self.boundary, self.isShared) = (boundary, isShared)
  }

  private static func roots(_ origin: Origin, _ boundary: Boundary) throws(AccessError) -> Roots {
    switch origin {
    case .configuration(let path): try boundary.roots(of: path)
    case .commandLine, .standard: boundary.roots(in: boundary.disk.workingDirectory)
    }
  }

  private static func open(
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

  /// Removes what is staged and not committed. Nothing can be staged afterwards.
  var cleanUp: @Sendable () -> Void {
    let removal = workplace.staging.removal
    let folder = isShared ? folder : nil
    return {
      removal()
      // It goes only if it is empty, which it is not where other builds keep their state.
      if let folder { try? folder.removeEmptyFolder(Self.stateName) }
    }
  }

  /// Removes the folder with what builds know, if they know nothing more, once what was staged is removed too. Builds
  /// that have waited for this one make a new one.
  func removeState() {
    memory?.removeOutputs()
    try? workplace.state.remove(Workplace.lockName)
    try? folder.removeEmptyFolder(Self.stateName)
  }

  // MARK: Outputs

  /// Where an output is or will be.
  private func place(of outputPath: String, makingFolders: Bool = false) throws(AccessError) -> DiskPlace {
    let place = try boundary.place(
      of: folder.path(of: outputPath), making: makingFolders, beneath: roots, mayBeHidden: true)
    // A link may lead to what is hidden, such as the hooks of a version control system; a name of ours may be hidden.
    if place.path != folder.path(of: outputPath) { try boundary.check(place, beneath: roots) }
    switch place.status?.kind {
    case .folder: throw .system(.isAFolder)
    case .other, .link: throw .notAFile
    case .file, nil: return place
    }
  }

  /// Puts a file's content aside, unless the file in its place has it already. To be called from any thread.
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

  /// Puts a staged file in its place.
  ///
  /// - Returns: what the file system says of it there.
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
    let write = { () throws(SystemError) in try place.replace(with: bytes) }
    do { try StateFolder(folder: workplace.state).makingRoom(write) } catch { throw .system(error) }
  }

  /// The place of a staged file.
  private func staged(_ name: String) -> DiskPlace {
    DiskPlace(folder: workplace.staging.folder, name: name, status: nil)
  }

  /// Takes a staged file's content back from the disk, to make room there.
  ///
  /// - Returns: whether that made any.
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

  /// What builds know of the folder; nil where another tool knows it.
  var memory: StateFolder? { isShared ? nil : StateFolder(folder: workplace.state) }

  /// When the build began, by the clock of the folder's file system.
  var began: FileStamp.Instant { workplace.staging.began }

  /// A time by that clock at which it has moved on from all given ones, and from the list of outputs.
  func nextTick(after times: [Int64]) -> FileStamp.Instant? {
    workplace.staging.nextTick(after: ([memory?.outputsStamp?.changed].compactMap(\.self) + times).max() ?? .min)
  }

  /// What the file system says of an output, if that is still what a build made.
  ///
  /// - Parameters:
  ///   - path: where it is, relative to this folder.
  ///   - digest: that of what the build made.
  ///   - known: what the file system said of it then.
  ///   - ended: when that build had put all in its place.
  /// - Returns: nil where it is not; else that, and whether the file had to be read.
  func present(
    _ path: String, _ digest: Digest, _ known: FileStamp?, since ended: FileStamp.Instant
  ) -> (stamp: FileStamp, isRead: Bool)? {
    // A regular file that lies in the folder itself needs no way to be followed.
    if FilePath.isName(path, behind: ""), let status = try? folder.status(of: path), status.kind == .file {
      let stamp = FileStamp(status)
      if stamp == known, stamp.isSettled(before: ended) { return (stamp, false) }
    }
    guard let place = try? place(of: path), let stamp = place.stamp else { return nil }
    if stamp == known, stamp.isSettled(before: ended) { return (stamp, false) }
    let bytes = (try? place.read(limit: Self.heldLimit)).flatMap(\.self)
    return bytes.map { Digest(of: $0) } == digest && place.stamp == stamp ? (stamp, true) : nil
  }

  /// What became of an output that was to be removed.
  enum Removal {
    /// It is removed.
    case removed
    /// It was not there any more.
    case gone
    /// It is not what a build wrote there, or a link is on the way to it: it stays.
    case kept
  }

  /// Removes a file that an earlier build wrote, and the folders that it leaves empty. Only ever a regular file with the
  /// content that was written, and not over links: what somebody has changed, or put in its place, stays.
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
