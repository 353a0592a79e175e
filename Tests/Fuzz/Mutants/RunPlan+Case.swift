import TutorialArguments

extension RunPlan {
  /// What the command line would make of a case, with all emitters. Nothing is read from the disk.
  init(ofCase path: String, _ options: [String], _ synopsis: Synopsis) throws(UsageError) {
    let words = options + ["--emit", "json,swift,svg,lottie,driverjs", "--jobs", "1", path]
    try self.init(Arguments(parsing: words, for: synopsis), .current(CrashJournal()), isHermetic: true)
  }
}
