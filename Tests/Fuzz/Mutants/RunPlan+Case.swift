import TutorialArguments
import TutorialPluginKit

extension RunPlan {
  /// The command line's plan for a case, with all emitters. Reads nothing from the disk.
  static func make(forCase path: String, _ options: [String], _ synopsis: Synopsis) throws(UsageError) -> RunPlan {
    let words = options + ["--emit", "json,swift,svg,lottie,driverjs", "--jobs", "1", path]
    return try make(Arguments(parsing: words, for: synopsis), .current, isHermetic: true)
  }
}
