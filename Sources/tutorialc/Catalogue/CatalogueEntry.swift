/// What `explain` says about a diagnostic.
struct CatalogueEntry: Sendable, Hashable {
  /// What must hold, and why; a short paragraph.
  let rule: String
  /// A few lines that raise it.
  let wrong: String
  /// The same lines, mended.
  let right: String

  /// An entry of the given words.
  init(_ rule: String, wrong: String, right: String) {
    self.rule = rule
    self.wrong = wrong
    self.right = right
  }
}
