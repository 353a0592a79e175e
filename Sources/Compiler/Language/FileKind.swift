package import TutorialSyntax

/// The kind of file that is expected at a path.
///
/// Nothing is quoted from a file until it has proved to be of its kind. A path may lead to something else, such as
/// private data, and more people may read the diagnostics than may read the file.
package struct FileKind: Sendable {
  /// The kind's name with its article.
  let name: String
  /// The keys of which every file of this kind has at least one at its top; only the part before a dot counts.
  let keys: Set<String>

  /// A kind whose files have one of these keys at their top.
  package init(_ name: String, keys: Set<String>) {
    self.name = name
    self.keys = keys
  }

  /// A tutorial.
  package static let tutorial = FileKind("a tutorial", keys: ["tutorial"])
  /// A layout manifest.
  package static let layout = FileKind("a layout manifest", keys: ["snapshots"])
  /// A strings file: the keys of `collectTexts`, and the tutorial's own title and progress.
  package static let strings = FileKind("a strings file", keys: ["steps", "common", "title", "progress"])

  /// A lock: the elements to which a tutorial's selectors resolved.
  package static let lock = FileKind("a lock", keys: ["references"])

  /// A diagnostic that quotes nothing, if a document isn't of this kind.
  ///
  /// Returns nil if it is of this kind, or empty.
  package func diagnostic(of parsed: Parsed<Document>) -> Diagnostic? {
    let document = parsed.value
    if document.root == nil, parsed.diagnostics.isEmpty { return nil }
    if let root = document.root, document.isNull(root) || isMarked(root, document) { return nil }
    let needed = keys.count == 1 ? "\"\(keys.first ?? "")\"" : "of \(name)"
    var diagnostic: Diagnostic
    if let fault = parsed.diagnostics.first(where: { $0.severity == .error }) {
      diagnostic = Diagnostic(
        fault.id,
        "the file is not \(name), as far as it can be read: it has no key \(needed) before this place",
        at: fault.primary)
      diagnostic.severity = .error
    } else {
      let start = document.root.map { document.span($0).range.start } ?? 0
      diagnostic = Diagnostic(
        .missingKey, "the file is not \(name): it has no key \(needed) at its top",
        at: SourceSpan(document.source, ByteRange(start, start)))
      if let root = document.root, document.kind(root) == .sequence, keys.contains("tutorial") {
        diagnostic.notes = [.init("write \"tutorial: NAME\" above, and the list below \"steps:\"")]
      }
    }
    diagnostic.quotesSource = false
    return diagnostic
  }

  /// Returns true if a key of this kind is at the top, or the name of a tutorialc schema.
  private func isMarked(_ root: NodeID, _ document: Document) -> Bool {
    guard document.kind(root) == .mapping else { return false }
    var children = document.children(root)
    while let key = children.next(), let value = children.next() {
      guard document.isScalar(key) else { continue }
      let name = document.string(key)
      if keys.contains(String(name.prefix { $0 != "." })) { return true }
      if name == "schema", document.isScalar(value), document.string(value).hasPrefix("tutorialc.") { return true }
    }
    return false
  }
}
