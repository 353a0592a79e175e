package import TutorialSystem

/// What bore a name when somebody looked.
package struct Sight: Hashable, Sendable {
  /// The kind of thing.
  package enum Kind: Hashable, Sendable {
    case file, folder, link, other
    /// Nothing bore the name.
    case nothing
    /// The system did not say.
    case unknown
  }

  /// How much of it counts for who looked.
  package enum Interest: Int, Comparable, Sendable {
    /// Which kind of thing it is; of a link all counts.
    case kind
    /// What it holds, and who may use it. What is in a folder is looked at by its own names.
    case all

    package static func < (one: Interest, other: Interest) -> Bool { one.rawValue < other.rawValue }
  }

  /// What it was.
  package let kind: Kind
  private var identity: FileSystem.Identity?
  private var size = 0
  private var modified: Int64 = 0
  private var changed: Int64 = 0
  private var owner: UInt32 = 0
  private var permissions: UInt32 = 0

  /// What the system said; nil where nothing bore the name.
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
    // A folder's times change with every name in it.
    if status.kind != .folder { (size, modified, changed) = (status.size, status.modified, status.changed) }
  }

  /// What the system said when it refused to say more.
  package init(_ error: SystemError) {
    kind = error.isNotFound ? .nothing : .unknown
  }

  /// What is at a path now, which may be a link.
  package init(at path: String) {
    do throws(SystemError) {
      self.init(try FileSystem.linkStatus(path))
    } catch {
      self.init(error)
    }
  }

  /// Whether another look saw the same, as far as it counts.
  package func isSame(as other: Sight, for interest: Interest) -> Bool {
    switch (kind, interest) {
    case (.file, .kind), (.other, .kind): kind == other.kind
    default: self == other
    }
  }
}
