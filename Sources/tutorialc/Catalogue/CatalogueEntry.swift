/// What `explain` says about a diagnostic.
struct CatalogueEntry: Sendable, Hashable {
  /// What must hold, and why; a short paragraph.
  let rule: String
  /// A few lines that raise it.
  let wrong: String
  /// The same lines, mended.
  let right: String
  /// Whether it belongs to a feature that this version decodes and does not compile yet: nothing raises it.
  let isForLater: Bool

  /// An entry of the given words.
  init(_ rule: String, wrong: String, right: String, isForLater: Bool = false) {
    self.rule = rule
    self.wrong = wrong
    self.right = right
    self.isForLater = isForLater
  }
}
