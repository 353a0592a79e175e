import TutorialArguments

extension RunPlan {
  /// The command line's plan for a case, with all emitters. Reads nothing from the disk.
  init(ofCase path: String, _ options: [String], _ synopsis: Synopsis) throws(UsageError) {
    let words = options + ["--emit", "json,swift,svg,lottie,driverjs", "--jobs", "1", path]
    try self.init(Arguments(parsing: words, for: synopsis), .current, isHermetic: true)
  }
}
