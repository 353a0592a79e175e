import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// The manifests that every tutorial of a run may use, from paths and globs.
struct ManifestSearch {
  /// The manifests, each once.
  private(set) var layouts: [LayoutReference] = []
  /// Globs that match nothing.
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<[UInt8]> = []
  private let boundary: Boundary

  /// Nothing found.
  init(_ boundary: Boundary) {
    self.boundary = boundary
  }

  /// Adds what a path or a glob names. Whether a file can be read turns out when a tutorial uses it.
  ///
  /// - Parameter span: where a configuration names it; nil where the command line does.
  mutating func add(_ path: String, namedAt span: SourceSpan?) {
    let reach = span.map { boundary.reach(of: $0.source.path) } ?? .everywhere
    if Glob.isPattern(path) { boundary.disk.note(path) }
    // A file may really have such a name.
    guard Glob.isPattern(path), (try? FileSystem.status(path)) == nil else { return add(path, reach) }
    switch GlobSearch.search(path, boundary, boundary.roots(of: reach), filesOnly: true) {
    case .success(let matches):
      if matches.isEmpty {
        diagnostics.append(Diagnostic(.emptyGlob, "no manifest matches \"\(path)\"", at: span))
      }
      for match in matches { add(match, reach) }
    case .failure(let error):
      var problem = FileDiagnostics.diagnostic(path, error)
      problem.primary = span
      diagnostics.append(problem)
    }
  }

  private mutating func add(_ path: String, _ reach: Reach) {
    if seen.insert(Array(path.utf8)).inserted { return layouts.append(LayoutReference(path, within: reach)) }
    // Who names it on the command line too vouches for it.
    guard reach == .everywhere else { return }
    for index in layouts.indices where layouts[index].path.utf8.elementsEqual(path.utf8) {
      layouts[index].reach = .everywhere
    }
  }
}
