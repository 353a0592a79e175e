import TutorialLanguage
import TutorialLayouts
import TutorialSyntax

/// A layout manifest, and who names it.
package struct LayoutReference: Sendable, Hashable {
  /// Its path.
  package var path: String
  /// How far the names of the file reach that names it.
  package var reach: Reach

  /// The manifest at `path`.
  package init(_ path: String, within reach: Reach = .everywhere) {
    self.path = path
    self.reach = reach
  }

  /// Tells it from all others. A text: looking things up by a type of its own takes a search through all conformances
  /// there are, once in each run.
  var key: String { "\(reach.number)\n\(path)" }
}

/// Loads and solves the layouts that a tutorial names.
struct LayoutFiles {
  private let source: SourceText
  private let world: any World
  private let layouts: LayoutCache
  /// What was read, and what is wrong with it.
  private(set) var record = ReadingRecord()
  /// The paths of the tutorial's manifests, in order, each once.
  private(set) var paths: [String] = []

  /// The layouts of the tutorial in `source`.
  init(of source: SourceText, in world: any World, among layouts: LayoutCache) {
    self.source = source
    self.world = world
    self.layouts = layouts
  }

  /// The layouts of the tutorial, solved; nil where one is missing or broken, since whatever is not found would then
  /// be reported for nothing.
  ///
  /// - Parameter others: manifests beside those that it names.
  mutating func library(of tutorial: Tutorial, and others: [LayoutReference]) -> LayoutLibrary? {
    var references = FileReferences(source, in: world)
    var named: [(layout: LayoutReference, span: SourceSpan)] = []
    for entry in tutorial.layouts {
      named += references.paths(entry).map {
        (LayoutReference($0, within: references.reach), SourceSpan(source, entry.range))
      }
    }
    record.diagnostics += references.diagnostics
    record.questions += references.questions
    named += others.map { ($0, SourceSpan(source, tutorial.id.range)) }
    if named.isEmpty {
      if references.diagnostics.isEmpty { record.diagnostics.append(noLayout(tutorial)) }
      return nil
    }
    // Who names a file on the command line vouches for it, though the tutorial names it too.
    let vouched = Set(named.filter { $0.layout.reach == .everywhere }.map(\.layout.path))
    for index in named.indices where vouched.contains(named[index].layout.path) {
      named[index].layout.reach = .everywhere
    }
    var seen: Set<String> = []
    named = named.filter { seen.insert($0.layout.path).inserted }
    paths = named.map(\.layout.path)
    if references.diagnostics.isEmpty, let kept = layouts.kept(named.map(\.layout)) {
      return take(kept, named.map(\.layout))
    }
    guard let manifests = manifests(named), references.diagnostics.isEmpty else { return nil }
    return record.take(layouts.library(named.map(\.layout), of: manifests))
  }

  /// What was kept of the manifests, as if they had been read.
  private mutating func take(_ kept: LayoutCache.Kept, _ named: [LayoutReference]) -> LayoutLibrary {
    record.questions += named.map { WorldQuestion(.content, $0.path, within: $0.reach) }
    for (source, manifest) in zip(kept.sources, kept.layouts.manifests) {
      if manifest.hasComments { record.sources.append(source) }
      record.diagnostics += manifest.diagnostics
    }
    record.diagnostics += kept.layouts.diagnostics
    return kept.library
  }

  /// All manifests, or nil where one of them cannot be read or parsed.
  private mutating func manifests(_ named: [(layout: LayoutReference, span: SourceSpan)]) -> [LayoutManifest]? {
    var manifests: [LayoutManifest] = []
    for (layout, span) in named {
      record.questions.append(WorldQuestion(.content, layout.path, within: layout.reach))
      switch layouts.manifest(layout) {
      case .failure(let error):
        record.diagnostics.append(unreadable(layout.path, error, at: span))
      case .manifest(let manifest, let isWhole, let hasComments):
        if hasComments { record.sources.append(manifest.value.source) }
        let value = record.take(manifest)
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
