import TutorialCompiler
import TutorialIR

/// The manifests that every tutorial of a run may use, from paths and globs.
struct ManifestSearch {
  /// The manifests, each once.
  private(set) var paths: [String] = []
  /// Globs that match nothing.
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<[UInt8]> = []

  /// Nothing found.
  init() {}

  /// Adds what a path or a glob names. Whether a file can be read turns out when a tutorial uses it.
  mutating func add(_ path: String, namedAt span: SourceSpan?) {
    // A file may really have such a name.
    let isPattern = Glob.isPattern(path) && (try? FileSystem.status(path)) == nil
    let matches = isPattern ? GlobSearch.files(matching: path) : [path]
    if matches.isEmpty {
      diagnostics.append(Diagnostic(.emptyGlob, "no manifest matches \"\(path)\"", at: span))
    }
    for match in matches where seen.insert(Array(match.utf8)).inserted { paths.append(match) }
  }
}
