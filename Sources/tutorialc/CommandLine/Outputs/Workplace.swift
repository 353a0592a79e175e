import TutorialSystem

/// The state folder of an output folder during a build: locked, unless another tool drives the build, and with a
/// staging folder.
struct Workplace: ~Copyable, Sendable {
  let state: Folder
  /// The folder for files on their way to their places.
  let staging: StagingFolder
  /// Only kept open: its lock ends with it.
  private let lock: FileDescriptor?

  static let lockName = "lock"

  /// Waits until no other build works there, and removes files that killed builds left behind.
  ///
  /// Builds may remove the state folder, with its lock, when they are done; then it is opened, or made, again.
  ///
  /// - Parameters:
  ///   - isShared: true if other builds may work there at the same time.
  ///   - open: opens the state folder, and makes it if there is none.
  static func enter(isShared: Bool, open: () throws(AccessError) -> Folder) throws(AccessError) -> Workplace {
    var failure = AccessError.system(.contended)
    for _ in 0..<100 {
      do throws(AccessError) {
        let state = try open()
        if let place = try claim(state, isShared: isShared) { return place }
      } catch {
        // The folder was removed between two calls.
        guard case .system(.notFound) = error else { throw error }
        failure = error
      }
    }
    throw failure
  }

  /// - Returns: nil if the folder was removed meanwhile.
  private static func claim(_ state: Folder, isShared: Bool) throws(AccessError) -> Workplace? {
    do throws(SystemError) {
      var lock: FileDescriptor?
      if !isShared {
        let file = try state.open(lockName, .lock)
        file.lock()
        guard try FileSystem.status(of: file.number).identity == state.status(of: lockName)?.identity else {
          return nil
        }
        lock = consume file
        StagingFolder.removeAbandoned(in: state)
      }
      return Workplace(state: state, staging: try StagingFolder.make(in: state), lock: lock)
    } catch {
      throw .system(error)
    }
  }
}
