import CSystem
import TutorialSystem
import TutorialWatching

/// An open folder with its ancestors; its entries are accessed by name relative to the open folder.
///
/// Moving or replacing folders meanwhile doesn't affect that. No call here follows a symbolic link.
final class Folder: Sendable {
  enum Mode {
    /// For reading; a pipe doesn't block.
    case read
    /// A new file, which must not exist.
    case create
    /// For locking; created if it doesn't exist.
    case lock
  }

  /// The absolute path without links, at the time of opening.
  let path: String
  /// The parent folder; nil for the root of the file system.
  let parent: Folder?
  let status: FileSystem.Status
  private let descriptor: FileDescriptor
  /// Records of accesses to this folder, and to all folders; nil if nothing is recorded.
  private let seen: FolderAccesses?
  private let accesses: AccessRecord?

  private init(
    _ descriptor: consuming FileDescriptor, path: String, parent: Folder?, _ accesses: AccessRecord?
  ) throws(SystemError) {
    let status = try FileSystem.status(of: descriptor.number)
    self.status = status
    self.path = path
    self.parent = parent
    self.descriptor = descriptor
    self.accesses = accesses
    seen = accesses?.folder(path, status.identity)
  }

  /// The root of the file system.
  ///
  /// - Parameter accesses: records accesses in it, and in all folders that are reached from it.
  static func fileSystemRoot(_ accesses: AccessRecord? = nil) throws(SystemError) -> Folder {
    try Folder(checked(csystem_open_start("/")), path: "/", parent: nil, accesses)
  }

  /// The subfolder with the given name.
  ///
  /// - Parameter isOwn: true if the folder is private to this program, and accesses aren't recorded.
  func folder(_ name: String, isOwn: Bool = false) throws(SystemError) -> Folder {
    do throws(SystemError) {
      let opened = try Self.checked(csystem_open_folder(descriptor.number, name))
      let folder = try Folder(opened, path: path(of: name), parent: self, isOwn ? nil : accesses)
      seen?.note(name, PathState(folder.status), for: .kind)
      return folder
    } catch {
      seen?.note(name, PathState(error), for: .kind)
      throw error
    }
  }

  func path(of name: String) -> String {
    path == "/" ? "/" + name : path + "/" + name
  }

  var name: String { path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path }

  /// Identifies the folder on this machine.
  var identity: FileSystem.Identity { status.identity }

  /// The folder and its ancestors, innermost first.
  var withParents: some Sequence<Folder> {
    sequence(first: self) { $0.parent }
  }

  // MARK: Entries

  /// The status of an entry, which may be a symbolic link; nil if there is none.
  ///
  /// - Parameter interest: the properties that the caller depends on.
  func status(of name: String, for interest: PathState.Interest = .all) throws(SystemError) -> FileSystem.Status? {
    var raw = csystem_status()
    // `withCString` avoids the copy that passing a String makes.
    if name.withCString({ csystem_status_at(descriptor.number, $0, &raw) }) == 0 {
      let status = FileSystem.Status(raw)
      seen?.note(name, PathState(status), for: interest)
      return status
    }
    let error = SystemError.last
    seen?.note(name, PathState(error), for: interest)
    if error.isNotFound { return nil }
    throw error
  }

  /// The names in the folder except `.` and `..`, sorted by their bytes.
  ///
  /// - Parameter filter: selects the names that the caller depends on.
  func names(for filter: @autoclosure () -> NameFilter? = nil) throws(SystemError) -> [String] {
    let names = try FileSystem.names(in: try listing())
    if let seen, let filter = filter() { seen.note(listing: names, for: filter) }
    return names
  }

  /// The entries of the folder, sorted by the bytes of their names.
  ///
  /// If accesses are recorded, each entry is looked at as a possible folder, so that one which becomes a folder later
  /// is noticed.
  ///
  /// - Parameter filter: selects the names that the caller depends on.
  func entries(for filter: @autoclosure () -> NameFilter) throws(SystemError) -> [FileSystem.Entry] {
    let entries = try FileSystem.entries(of: try listing())
    guard let seen else { return entries }
    seen.note(listing: entries.map(\.name), for: filter())
    return entries.map { ($0.name, true) }
  }

  func linkTarget(of name: String) throws(SystemError) -> String {
    var text = [CChar](repeating: 0, count: 4096)
    let count = csystem_read_link(descriptor.number, name, &text, text.count)
    guard count >= 0 else { throw .last }
    guard count < text.count else { throw .tooLongName }
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  func open(_ name: String, _ mode: Mode) throws(SystemError) -> FileDescriptor {
    let how =
      switch mode {
      case .read: CSYSTEM_MODE_READ
      case .create: CSYSTEM_MODE_CREATE
      case .lock: CSYSTEM_MODE_LOCK
      }
    return try Self.checked(csystem_open_file(descriptor.number, name, how))
  }

  /// A descriptor of the folder that allows listing and locking it.
  func listing() throws(SystemError) -> FileDescriptor {
    try Self.checked(csystem_open_listing(descriptor.number))
  }

  // MARK: Changes

  func makeFolder(_ name: String) throws(SystemError) {
    guard csystem_make_folder(descriptor.number, name) == 0 else { throw .last }
    seen?.forget(name)
  }

  /// Atomically moves a file into another folder, replacing any file of that name.
  func rename(_ name: String, into folder: Folder, as newName: String) throws(SystemError) {
    guard csystem_rename(descriptor.number, name, folder.descriptor.number, newName) == 0 else { throw .last }
    seen?.forget(name)
    folder.seen?.forget(newName)
  }

  /// Removes a file or a symbolic link.
  func remove(_ name: String) throws(SystemError) {
    guard csystem_remove_file(descriptor.number, name) == 0 else { throw .last }
    seen?.forget(name)
  }

  func removeEmptyFolder(_ name: String) throws(SystemError) {
    guard csystem_remove_folder(descriptor.number, name) == 0 else { throw .last }
    seen?.forget(name)
    accesses?.forget(path(of: name))
  }

  // MARK: System calls

  private static func checked(_ number: Int32) throws(SystemError) -> FileDescriptor {
    guard number >= 0 else { throw .last }
    return FileDescriptor(owning: number)
  }
}

extension FileSystem.Status {
  fileprivate init(_ raw: csystem_status) {
    let kind: Kind =
      switch csystem_kind(UInt32(bitPattern: raw.kind)) {
      case CSYSTEM_KIND_FILE: .file
      case CSYSTEM_KIND_FOLDER: .folder
      case CSYSTEM_KIND_LINK: .link
      default: .other
      }
    self.init(
      kind: kind, size: Int(clamping: raw.size), permissions: raw.permissions, owner: raw.owner,
      identity: .init(device: raw.device, number: raw.number), modified: raw.modified, changed: raw.changed)
  }
}
