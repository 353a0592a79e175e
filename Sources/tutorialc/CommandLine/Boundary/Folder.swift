import CSystem
import TutorialSystem
import TutorialWatching

/// An open folder, with the folders that hold it: what stands in it is reached by name from here, and whoever moves or
/// replaces folders meanwhile changes nothing about that.
///
/// No call here follows a symbolic link.
final class Folder: Sendable {
  /// How a file is opened.
  enum Mode {
    /// To read; a pipe does not block.
    case read
    /// A new file, which must not exist.
    case create
    /// To lock; made where it does not exist.
    case lock
  }

  /// The absolute path without links, as it was when the folder was opened.
  let path: String
  /// The folder that holds it; nil for the root of the file system.
  let parent: Folder?
  /// What it is.
  let status: FileSystem.Status
  private let descriptor: FileDescriptor
  /// What is looked at, here and in all; nil where nobody wants to know.
  private let seen: FolderSightings?
  private let sightings: Sightings?

  private init(
    _ descriptor: consuming FileDescriptor, path: String, parent: Folder?, _ sightings: Sightings?
  ) throws(SystemError) {
    let status = try FileSystem.status(of: descriptor.number)
    self.status = status
    self.path = path
    self.parent = parent
    self.descriptor = descriptor
    self.sightings = sightings
    seen = sightings?.folder(path, status.identity)
  }

  /// The root of the file system.
  ///
  /// - Parameter sightings: takes down what is looked at in it, and in all folders that are reached from it.
  static func fileSystemRoot(_ sightings: Sightings? = nil) throws(SystemError) -> Folder {
    try Folder(checked(csystem_open_start("/")), path: "/", parent: nil, sightings)
  }

  /// The folder of that name in this one.
  ///
  /// - Parameter isOwn: whether nothing in it is anybody else's business, and nothing is taken down.
  func folder(_ name: String, isOwn: Bool = false) throws(SystemError) -> Folder {
    do throws(SystemError) {
      let opened = try Self.checked(csystem_open_folder(descriptor.number, name))
      let folder = try Folder(opened, path: path(of: name), parent: self, isOwn ? nil : sightings)
      seen?.note(name, Sight(folder.status), for: .kind)
      return folder
    } catch {
      seen?.note(name, Sight(error), for: .kind)
      throw error
    }
  }

  /// The absolute path of a name in the folder.
  func path(of name: String) -> String {
    path == "/" ? "/" + name : path + "/" + name
  }

  /// The name of the folder itself.
  var name: String { path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path }

  /// Tells it from everything else on this machine.
  var identity: FileSystem.Identity { status.identity }

  /// The folder and those that hold it, from here upwards.
  var withParents: some Sequence<Folder> {
    sequence(first: self) { $0.parent }
  }

  // MARK: What stands in it

  /// What bears a name, which may be a symbolic link; nil where nothing does.
  ///
  /// - Parameter interest: how much of it counts for who asks.
  func status(of name: String, for interest: Sight.Interest = .all) throws(SystemError) -> FileSystem.Status? {
    var raw = csystem_status()
    // Handed over as it is: as an argument, a text is copied to an array first.
    if name.withCString({ csystem_status_at(descriptor.number, $0, &raw) }) == 0 {
      let status = FileSystem.Status(raw)
      seen?.note(name, Sight(status), for: interest)
      return status
    }
    let error = SystemError.last
    seen?.note(name, Sight(error), for: interest)
    if error.isNotFound { return nil }
    throw error
  }

  /// The names in the folder but `.` and `..`, sorted by their bytes.
  ///
  /// - Parameter sieve: which of them count for who asks.
  func names(for sieve: @autoclosure () -> NameSieve? = nil) throws(SystemError) -> [String] {
    let names = try FileSystem.names(in: try listing())
    if let seen, let sieve = sieve() { seen.note(listing: names, for: sieve) }
    return names
  }

  /// What is in the folder, sorted by the bytes of its names. Where somebody takes down what is looked at, anything may
  /// be a folder: so it is looked at, and what becomes a folder later shows.
  ///
  /// - Parameter sieve: which of the names count for who asks.
  func entries(for sieve: @autoclosure () -> NameSieve) throws(SystemError) -> [FileSystem.Entry] {
    let entries = try FileSystem.entries(of: try listing())
    guard let seen else { return entries }
    seen.note(listing: entries.map(\.name), for: sieve())
    return entries.map { FileSystem.Entry(name: $0.name, mayBeFolder: true) }
  }

  /// The text of a symbolic link.
  func linkTarget(of name: String) throws(SystemError) -> String {
    var text = [CChar](repeating: 0, count: 4096)
    let count = csystem_read_link(descriptor.number, name, &text, text.count)
    guard count >= 0 else { throw .last }
    guard count < text.count else { throw .tooLongName }
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Opens a file.
  func open(_ name: String, _ mode: Mode) throws(SystemError) -> FileDescriptor {
    let how =
      switch mode {
      case .read: CSYSTEM_MODE_READ
      case .create: CSYSTEM_MODE_CREATE
      case .lock: CSYSTEM_MODE_LOCK
      }
    return try Self.checked(csystem_open_file(descriptor.number, name, how))
  }

  /// A descriptor of the folder by which it can be listed and locked.
  func listing() throws(SystemError) -> FileDescriptor {
    try Self.checked(csystem_open_listing(descriptor.number))
  }

  // MARK: Changing it

  /// Makes a folder that must not exist.
  func makeFolder(_ name: String) throws(SystemError) {
    guard csystem_make_folder(descriptor.number, name) == 0 else { throw .last }
    seen?.forget(name)
  }

  /// Puts a file into the place of whatever file bears a name in another folder, in one step.
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

  /// Removes a folder if it is empty.
  func removeEmptyFolder(_ name: String) throws(SystemError) {
    guard csystem_remove_folder(descriptor.number, name) == 0 else { throw .last }
    seen?.forget(name)
    sightings?.forget(path(of: name))
  }

  // MARK: Calls

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
