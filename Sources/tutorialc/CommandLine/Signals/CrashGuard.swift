import CSystem
import TutorialReporting
import TutorialSystem

/// Ends a process that crashes with exit code 3, and one line that names the file at work.
enum CrashGuard {
  /// Readies the process for a crash. Call it first, on the main thread.
  static func begin() {
    guard enterThread() != nil else { return }
    _ = csystem_catch_crashes(line(naming: nil), ExitCode.environment.rawValue)
    #if DEBUG
      CrashHook.reach("<start>")
    #endif
  }

  /// Readies the calling thread for its crash.
  ///
  /// - Returns: the argument for `leaveThread`.
  static func enterThread() -> UnsafeMutableRawPointer? { csystem_enter_thread() }

  /// Frees what `enterThread` has readied. Call it before the thread ends.
  static func leaveThread(_ stack: UnsafeMutableRawPointer?) { csystem_leave_thread(stack) }

  /// Does work on a file, which a crash of this thread names.
  static func during<Result>(_ path: String, _ work: () -> Result) -> Result {
    line(naming: path).withCString { line in
      let before = csystem_work_on(line)
      defer { _ = csystem_work_on(before) }
      #if DEBUG
        CrashHook.reach(path)
      #endif
      return work()
    }
  }

  /// The last words of a process. A handler of signals may allocate nothing, so the line lies ready before it is needed.
  private static func line(naming path: String?) -> String {
    let place = path.map { " on \($0.printable)" } ?? ""
    return "tutorialc: error: the compiler crashed\(place); this is a bug in tutorialc, please report it\n"
  }
}
