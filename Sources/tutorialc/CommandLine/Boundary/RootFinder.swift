import TutorialCompiler
import TutorialSystem

/// Finds the roots of each input: those that the command line names, or the checkout around the input.
///
/// The rules are those of docs/security.md. The result only depends on the input's folder.
final class RootFinder: Sendable {
  /// Entries that mark the top of a checkout.
  private static let markers = [".git", ".hg", ".jj"]

  private let disk: Disk
  private let named: Roots?
  private let home: FileSystem.Identity?
  private let trusted: @Sendable (UInt32) -> Bool
  private let bases: [Folder]
  private let known = Guarded<[FileSystem.Identity: Roots]>([:])

  /// - Parameters:
  ///   - named: the folders that `--root` names.
  ///   - home: the user's home folder.
  ///   - trusted: returns true for a user whose files may mark a checkout.
  init(
    _ disk: Disk, named: [Folder], configuration: Folder?, home: Folder?,
    trusted: @escaping @Sendable (UInt32) -> Bool
  ) {
    self.disk = disk
    self.named = named.isEmpty ? nil : Roots(all: named.map { Roots.Root($0, isFlat: false) })
    self.home = home?.identity
    self.trusted = trusted
    bases = [configuration, disk.workingDirectory].compactMap(\.self)
  }

  /// The roots of the files in a folder.
  func roots(in folder: Folder) -> Roots {
    if let named { return named }
    return known.withLock { known in
      if let roots = known[folder.identity] { return roots }
      let root = find(folder)
      var roots = Roots(all: [root])
      // A file in a hidden folder may name files beside it.
      if roots.isHidden(folder) { roots = Roots(all: [root, Roots.Root(folder, isFlat: false)]) }
      known[folder.identity] = roots
      return roots
    }
  }

  /// The roots of the file at `path`. They depend on the folder of the path as written, even if the file is a link.
  func roots(of path: String) throws(AccessError) -> Roots {
    if let named { return named }
    return roots(in: try disk.folder(at: FilePath.folder(of: path)))
  }

  private func find(_ folder: Folder) -> Roots.Root {
    for holder in folder.withParents {
      guard !isCommon(holder) else { break }
      if isCheckout(holder, of: folder) { return Roots.Root(holder, isFlat: false) }
    }
    let holders = Set(folder.withParents.map(\.identity))
    let around = bases.filter { holders.contains($0.identity) && !isCommon($0) }
    // One of the two contains the other.
    if let outermost = around.min(by: { $0.path.utf8.count < $1.path.utf8.count }) {
      return Roots.Root(outermost, isFlat: false)
    }
    return Roots.Root(folder, isFlat: isCommon(folder))
  }

  /// Returns true if a folder contains many unrelated things.
  private func isCommon(_ folder: Folder) -> Bool {
    folder.parent == nil || folder.identity == home
  }

  /// Returns true if a version control system's marker, made by a trusted user, says that a checkout begins there.
  private func isCheckout(_ holder: Folder, of folder: Folder) -> Bool {
    Self.markers.contains { marker in
      guard let status = try? holder.status(of: marker) else { return false }
      return status.owner == folder.status.owner || trusted(status.owner)
    }
  }
}

extension Roots.Root {
  init(_ folder: Folder, isFlat: Bool) {
    self.init(path: folder.path, identity: folder.identity, isFlat: isFlat)
  }
}
