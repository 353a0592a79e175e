import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// The manifests for every tutorial of a run, from paths and globs.
struct ManifestSearch {
  private(set) var layouts: [LayoutReference] = []
  /// Diagnostics about globs without matches.
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<[UInt8]> = []
  private let boundary: Boundary

  init(_ boundary: Boundary) {
    self.boundary = boundary
  }

  /// Adds the matches of a path or glob. Unreadable files are reported when a tutorial uses them.
  ///
  /// - Parameter span: the place in a configuration that names it; nil for the command line.
  mutating func search(_ path: String, namedAt span: SourceSpan?) {
    let scope = span.map { boundary.accessScope(of: $0.source.path) } ?? .everywhere
    if Glob.isPattern(path) { boundary.disk.note(path) }
    // A file may really have a name that looks like a pattern.
    guard Glob.isPattern(path), (try? FileSystem.status(path)) == nil else { return append(path, scope) }
    switch GlobSearch.search(path, boundary, boundary.roots(of: scope), filesOnly: true) {
    case .success(let matches):
      if matches.isEmpty {
        diagnostics.append(Diagnostic(.emptyGlob, "no manifest matches \"\(path)\"", at: span))
      }
      for match in matches { append(match, scope) }
    case .failure(let error):
      var problem = FileDiagnostics.diagnostic(path, error)
      problem.primary = span
      diagnostics.append(problem)
    }
  }

  private mutating func append(_ path: String, _ scope: AccessScope) {
    if seen.insert(Array(path.utf8)).inserted { return layouts.append(LayoutReference(path, within: scope)) }
    // A file that is also named on the command line is trusted.
    guard scope == .everywhere else { return }
    for index in layouts.indices where layouts[index].path.utf8.elementsEqual(path.utf8) {
      layouts[index].scope = .everywhere
    }
  }
}
