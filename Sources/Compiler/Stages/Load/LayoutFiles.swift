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

extension TutorialFiles {
  /// Returns the tutorial's solved layouts, or nil if one is missing or broken.
  ///
  /// With a part of them missing, unresolved references would be reported in vain.
  ///
  /// - Parameter others: manifests in addition to the tutorial's own.
  mutating func library(
    of tutorial: Tutorial, and others: [LayoutReference], among layouts: LayoutCache
  ) -> LayoutLibrary? {
    let known = diagnostics.count
    var named: [(layout: LayoutReference, span: SourceSpan)] = []
    for entry in tutorial.layouts {
      named += paths(entry).map { (LayoutReference($0, within: scope), SourceSpan(source, entry.range)) }
    }
    let areAllFound = diagnostics.count == known
    named += others.map { ($0, SourceSpan(source, tutorial.id.range)) }
    if named.isEmpty {
      if areAllFound { diagnostics.append(noLayout(tutorial)) }
      return nil
    }
    // A file named on the command line is trusted even if the tutorial names it too.
    let vouched = Set(named.filter { $0.layout.scope == .everywhere }.map(\.layout.path))
    for index in named.indices where vouched.contains(named[index].layout.path) {
      named[index].layout.scope = .everywhere
    }
    var seen: Set<String> = []
    named = named.filter { seen.insert($0.layout.path).inserted }
    if areAllFound, let kept = layouts.kept(named.map(\.layout)) { return reuse(kept, named.map(\.layout)) }
    guard let manifests = manifests(named, among: layouts), areAllFound else { return nil }
    return unwrap(layouts.library(named.map(\.layout), of: manifests))
  }

  /// Takes a stored result, with the same questions and diagnostics as if the manifests had been read.
  private mutating func reuse(_ kept: LayoutCache.Kept, _ named: [LayoutReference]) -> LayoutLibrary {
    questions += named.map { WorldQuestion(.content, $0.path, within: $0.scope) }
    for (source, manifest) in zip(kept.sources, kept.layouts.manifests) {
      if manifest.hasComments { sources.append(source) }
      diagnostics += manifest.diagnostics
    }
    diagnostics += kept.layouts.diagnostics
    return kept.library
  }

  /// Returns all manifests, or nil if one of them can't be read or parsed.
  private mutating func manifests(
    _ named: [(layout: LayoutReference, span: SourceSpan)], among layouts: LayoutCache
  ) -> [LayoutManifest]? {
    var manifests: [LayoutManifest] = []
    for (layout, span) in named {
      questions.append(WorldQuestion(.content, layout.path, within: layout.scope))
      switch layouts.manifest(layout) {
      case .failure(let error): diagnostics.append(unreadable(layout.path, error, at: span))
      case .manifest(let manifest, let isWhole, let hasComments):
        if hasComments { sources.append(manifest.value.source) }
        let value = unwrap(manifest)
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
