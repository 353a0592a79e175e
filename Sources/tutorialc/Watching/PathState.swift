package import TutorialSystem

/// The state of a path at some time.
package struct PathState: Hashable, Sendable {
  /// The kind of thing at the path.
  package enum Kind: Hashable, Sendable {
    case file, folder, link, other
    /// Nothing existed.
    case nothing
    /// The system didn't tell.
    case unknown
  }

  /// The relevant part of the state.
  package enum Interest: Int, Comparable, Sendable {
    /// Its kind only; for a link, everything.
    case kind
    /// Its content and permissions. The content of a folder is tracked by the names in it.
    case all

    package static func < (one: Interest, other: Interest) -> Bool { one.rawValue < other.rawValue }
  }

  /// The kind.
  package let kind: Kind
  private var identity: FileSystem.Identity?
  private var size = 0
  private var modified: Int64 = 0
  private var changed: Int64 = 0
  private var owner: UInt32 = 0
  private var permissions: UInt32 = 0

  /// Makes a state of the system's answer, or nil if nothing existed.
  package init(_ status: FileSystem.Status?) {
    guard let status else {
      kind = .nothing
      return
    }
    kind =
      switch status.kind {
      case .file: .file
      case .folder: .folder
      case .link: .link
      case .other: .other
      }
    (identity, owner, permissions) = (status.identity, status.owner, status.permissions)
    // A folder's times change with every name in it, so they are ignored.
    if status.kind != .folder { (size, modified, changed) = (status.size, status.modified, status.changed) }
  }

  /// Makes a state of the system's error.
  package init(_ error: SystemError) {
    kind = error.isNotFound ? .nothing : .unknown
  }

  /// Looks at a path, without following a link.
  package init(at path: String) {
    do throws(SystemError) {
      self.init(try FileSystem.linkStatus(path))
    } catch {
      self.init(error)
    }
  }

  /// Returns true if another state is the same in its relevant part.
  package func isSame(as other: PathState, for interest: Interest) -> Bool {
    switch (kind, interest) {
    case (.file, .kind), (.other, .kind): kind == other.kind
    default: self == other
    }
  }
}
