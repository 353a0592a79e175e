import CSystem
import TutorialSyntax
import TutorialSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What makes a crash cost one file and no more: the process writes down what the thread was at work on, and executes
/// itself anew with the same arguments. All that outlives a life is what the journal says, and what was kept: standard
/// input, or the address of a preview.
enum CrashGuard {
  /// In which the next life finds its journal, and standard input: two numbers of descriptors, the second of which may
  /// be missing.
  private static let variable = "TUTORIALC_CRASH_JOURNAL"

  private static let farewell = """
    tutorialc: error: the compiler crashed; that is a defect of tutorialc: please report it, with what it was to do

    """

  /// What stays as long as the process lives.
  private struct Life: Sendable {
    /// Where standard input is kept; nil where there is no place.
    var input: Int32?
    /// Whether an earlier life has read standard input to its end.
    var hasInput = false
    /// The journal; nil where there is no place for one.
    var journal: Int32?
  }

  private static let life = Guarded(Life())

  /// Reads the journal of earlier lives and readies this one for its crash. Ends the process where it has crashed in a way
  /// that another life would not mend.
  static func beginLife() -> CrashJournal {
    let inherited = takeVariable()
    let journal = inherited.first ?? csystem_make_nameless_file()
    var earlier = CrashJournal()
    if inherited.first != nil {
      guard let read = read(journal).flatMap({ CrashJournal(parsing: $0) }) else { end() }
      earlier = read
    }
    let input = inherited.dropFirst().first ?? csystem_make_nameless_file()
    life.withLock {
      $0 = Life(
        input: input < 0 ? nil : input, hasInput: length(input) > 0, journal: journal < 0 ? nil : journal)
    }
    catchCrashes(journal, input)
    #if DEBUG
      CrashHook.reach("<start>")
    #endif
    return earlier
  }

  /// Forgets at what earlier lives crashed, for who has other files before him by now.
  static func forgetCrashes() {
    if let journal = life.withLock({ $0.journal }) { ftruncate(journal, 0) }
  }

  /// The descriptors that an earlier life has left; none where this is the first. The variable is for nobody else.
  private static func takeVariable() -> [Int32] {
    guard let text = ProcessEnvironment.variable(variable) else { return [] }
    unsetenv(variable)
    let numbers = text.split(separator: ",").compactMap { Int32($0) }
    guard numbers.count == 2, numbers.allSatisfy(isOurs) else { return [] }
    for number in numbers { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    return numbers
  }

  /// Whether a descriptor is a file without a name that belongs to this user, as no other program would hand it over.
  private static func isOurs(_ descriptor: Int32) -> Bool {
    var status = stat()
    return descriptor > 2 && fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_nlink == 0 && status.st_uid == geteuid()
  }

  private static func catchCrashes(_ journal: Int32, _ input: Int32) {
    guard journal >= 0, input >= 0 else { return }
    #if canImport(Darwin)
      guard let executable = ProcessEnvironment.executable else { return }
    #else
      let executable = "/proc/self/exe"
    #endif
    // They are needed until the process ends.
    guard csystem_enter_thread() != nil, let program = strdup(executable), let words = strdup(farewell) else { return }
    let arguments = UnsafePointer(CommandLine.unsafeArgv)
    _ = csystem_catch_crashes(
      program, arguments, environment(adding: "\(variable)=\(journal),\(input)"), journal, words,
      ExitCode.environment.rawValue)
    csystem_keep_open(input)
  }

  private static func environment(adding entry: String) -> UnsafePointer<UnsafeMutablePointer<CChar>?> {
    var count = 0
    while environ[count] != nil { count += 1 }
    let copy = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: count + 2)
    for index in 0..<count { copy[index] = environ[index] }
    copy[count] = strdup(entry)
    copy[count + 1] = nil
    return UnsafePointer(copy)
  }

  private static func read(_ descriptor: Int32) -> [UInt8]? {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { return nil }
    return (try? readToEnd(of: descriptor, expected: 0, limit: 1 << 26)).flatMap(\.self)
  }

  private static func length(_ descriptor: Int32) -> Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  private static func end() -> Never {
    try? StandardStream.error.write(farewell)
    ProcessEnvironment.exit(.environment)
  }

  // MARK: Threads and work

  /// Readies the calling thread for its crash.
  ///
  /// - Returns: what `leaveThread` takes.
  static func enterThread() -> UnsafeMutableRawPointer? { csystem_enter_thread() }

  /// To be called before the thread ends.
  static func leaveThread(_ stack: UnsafeMutableRawPointer?) { csystem_leave_thread(stack) }

  /// Does work on a file, at which the compiler may crash.
  static func during<Result>(_ path: String, _ work: () -> Result) -> Result {
    path.withCString { name in
      let before = csystem_work_on(name)
      defer { _ = csystem_work_on(before) }
      #if DEBUG
        CrashHook.reach(path)
      #endif
      return work()
    }
  }

  /// Standard input, which can be read but once: from an earlier life, or by `read`, for this life and the next ones.
  static func keepingInput(_ read: () throws(SystemError) -> [UInt8]?) throws(SystemError) -> [UInt8]? {
    if let kept { return kept }
    let bytes = try read()
    if let bytes { keep(bytes) }
    return bytes
  }

  /// What an earlier life has kept; nil where there is nothing.
  static var kept: [UInt8]? {
    let (input, hasInput) = life.withLock { ($0.input, $0.hasInput) }
    return hasInput ? input.flatMap(read) : nil
  }

  /// Keeps something for the next lives, which can be done once.
  static func keep(_ bytes: [UInt8]) {
    guard let input = life.withLock({ $0.input }) else { return }
    if (try? write(bytes, to: input)) == nil { ftruncate(input, 0) }
  }
}
