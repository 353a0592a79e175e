import TutorialLanguage
import TutorialLayouts
import TutorialSyntax

/// A layout manifest and the access scope that it is read in.
package struct LayoutReference: Sendable, Hashable {
  /// Its path.
  package var path: String
  /// The access scope of the file that names the manifest.
  package var scope: AccessScope

  /// Creates a reference to the manifest at `path`.
  package init(_ path: String, within scope: AccessScope = .everywhere) {
    self.path = path
    self.scope = scope
  }

  /// A unique key.
  ///
  /// It is a string because a dictionary with a key type of our own searches all protocol conformances once in each
  /// run.
  var key: String { "\(scope.number)\n\(path)" }
}

/// Loads and solves the layouts of a tutorial.
struct LayoutFiles {
  private let source: SourceText
  private let world: any World
  private let layouts: LayoutCache
  /// The files that were read, and their diagnostics.
  private(set) var record = ReadingRecord()

  /// Creates a loader for the layouts of the tutorial in `source`.
  init(of source: SourceText, in world: any World, among layouts: LayoutCache) {
    self.source = source
    self.world = world
    self.layouts = layouts
  }

  /// Returns the tutorial's solved layouts, or nil if one is missing or broken.
  ///
  /// With a part of them missing, unresolved references would be reported in vain.
  ///
  /// - Parameter others: manifests in addition to the tutorial's own.
  mutating func library(of tutorial: Tutorial, and others: [LayoutReference]) -> LayoutLibrary? {
    var references = FileReferences(source, in: world)
    var named: [(layout: LayoutReference, span: SourceSpan)] = []
    for entry in tutorial.layouts {
      named += references.paths(entry).map {
        (LayoutReference($0, within: references.scope), SourceSpan(source, entry.range))
      }
    }
    record.diagnostics += references.diagnostics
    record.questions += references.questions
    named += others.map { ($0, SourceSpan(source, tutorial.id.range)) }
    if named.isEmpty {
      if references.diagnostics.isEmpty { record.diagnostics.append(noLayout(tutorial)) }
      return nil
    }
    // A file named on the command line is trusted even if the tutorial names it too.
    let vouched = Set(named.filter { $0.layout.scope == .everywhere }.map(\.layout.path))
    for index in named.indices where vouched.contains(named[index].layout.path) {
      named[index].layout.scope = .everywhere
    }
    var seen: Set<String> = []
    named = named.filter { seen.insert($0.layout.path).inserted }
    if references.diagnostics.isEmpty, let kept = layouts.kept(named.map(\.layout)) {
      return reuse(kept, named.map(\.layout))
    }
    guard let manifests = manifests(named), references.diagnostics.isEmpty else { return nil }
    return record.unwrap(layouts.library(named.map(\.layout), of: manifests))
  }

  /// Takes a stored result, with the same questions and diagnostics as if the manifests had been read.
  private mutating func reuse(_ kept: LayoutCache.Kept, _ named: [LayoutReference]) -> LayoutLibrary {
    record.questions += named.map { WorldQuestion(.content, $0.path, within: $0.scope) }
    for (source, manifest) in zip(kept.sources, kept.layouts.manifests) {
      if manifest.hasComments { record.sources.append(source) }
      record.diagnostics += manifest.diagnostics
    }
    record.diagnostics += kept.layouts.diagnostics
    return kept.library
  }

  /// Returns all manifests, or nil if one of them can't be read or parsed.
  private mutating func manifests(_ named: [(layout: LayoutReference, span: SourceSpan)]) -> [LayoutManifest]? {
    var manifests: [LayoutManifest] = []
    for (layout, span) in named {
      record.questions.append(WorldQuestion(.content, layout.path, within: layout.scope))
      switch layouts.manifest(layout) {
      case .failure(let error):
        record.diagnostics.append(unreadable(layout.path, error, at: span))
      case .manifest(let manifest, let isWhole, let hasComments):
        if hasComments { record.sources.append(manifest.value.source) }
        let value = record.unwrap(manifest)
        if isWhole { manifests.append(value) }
      }
    }
    return manifests.count == named.count ? manifests : nil
  }

  private func noLayout(_ tutorial: Tutorial) -> Diagnostic {
    Diagnostic(
      .missingKey, "\"\(excerpt(tutorial.id.value))\" has no layouts", at: SourceSpan(source, tutorial.id.range),
      notes: [.init("name its manifests with `layout: [app.layout.yaml]`, or pass them with --layout")])
  }
}
