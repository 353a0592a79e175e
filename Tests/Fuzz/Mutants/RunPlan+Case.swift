import TutorialArguments
import TutorialPluginKit

extension RunPlan {
  /// The command line's plan for a case, with all emitters. Reads nothing from the disk.
  static func make(forCase path: String, _ options: [String], _ synopsis: Synopsis) throws(UsageError) -> RunPlan {
    let emitters = Plugins.emitters.map { $0.describe().plugin.name }.joined(separator: ",")
    let words = options + ["--emit", emitters, "--jobs", "1", path]
    return try make(Arguments(parsing: words, for: synopsis), .current, isHermetic: true)
  }
}
