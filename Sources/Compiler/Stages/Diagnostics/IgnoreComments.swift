package import TutorialSyntax

/// The ignore comments of some files, each marked as used if it silenced something.
///
/// Several tutorials may use one manifest, so their marks are merged before unused comments are reported.
package struct IgnoreComments: Sendable {
  /// The files that have comments, in the order of first use.
  private var files: [(source: SourceText, comments: [IgnoreComment], used: [Bool])] = []

  /// Creates an empty collection.
  package init() {}

  /// Collects the comments of the given files.
  package init(in sources: [SourceText]) {
    for source in sources where !files.contains(where: { $0.source.path == source.path }) {
      let comments = IgnoreComment.all(in: source)
      if !comments.isEmpty { files.append((source, comments, comments.map { _ in false })) }
    }
  }

  /// The files that have comments, and for each comment in order, true if it silenced something.
  package var usage: [(path: String, used: [Bool])] { files.map { ($0.source.path, $0.used) } }

  /// Restores the marks of a file's comments; empty if their number doesn't match the file.
  package init(in source: SourceText, used: [Bool]) {
    self.init(in: [source])
    if files.first?.used.count == used.count { files[0].used = used } else { files = [] }
  }

  /// Returns true if a comment above the diagnostic's line silences it, and marks the comment as used.
  package mutating func silence(_ diagnostic: Diagnostic) -> Bool {
    guard !diagnostic.id.isAlwaysError, !diagnostic.isFixedError, let place = diagnostic.primary,
      let file = files.firstIndex(where: { $0.source.path == place.source.path })
    else { return false }
    var isSilenced = false
    let offset = place.range.range.lowerBound
    let comments = files[file].comments
    let first = firstComment(in: file, endingBehind: offset)
    for index in comments.indices[first...].prefix(while: { comments[$0].line.contains(offset) })
    where comments[index].id == diagnostic.id.rawValue {
      files[file].used[index] = true
      isSilenced = true
    }
    return isSilenced
  }

  /// Returns the first comment whose line ends after an offset, by binary search.
  private func firstComment(in file: Int, endingBehind offset: Int) -> Int {
    var (low, high) = (0, files[file].comments.count)
    while low < high {
      let middle = (low + high) / 2
      if files[file].comments[middle].line.upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Adds the comments of others and their marks.
  package mutating func merge(_ others: IgnoreComments) {
    for other in others.files {
      guard let file = files.firstIndex(where: { $0.source.path == other.source.path }) else {
        files.append(other)
        continue
      }
      // A file that changed between two reads has other comments. The marks of the first read count.
      guard files[file].used.count == other.used.count else { continue }
      for index in other.used.indices where other.used[index] { files[file].used[index] = true }
    }
  }

  /// Returns `unused-ignore` for every unused comment, file by file, and removes the comments.
  ///
  /// The files' bytes are released too.
  ///
  /// - Parameters:
  ///   - path: the only file to report, or nil for all.
  ///   - registry: the known diagnostics, evaluated only if a comment is unused.
  package mutating func drainUnused(
    in path: String? = nil, among registry: @autoclosure () -> DiagnosticRegistry
  ) -> [Diagnostic] {
    let chosen = files.filter { path == nil || $0.source.path == path }
    files.removeAll { path == nil || $0.source.path == path }
    return chosen.flatMap { file in
      zip(file.comments, file.used).filter { !$0.1 }.compactMap { unusedIgnore($0.0, in: file.source, registry()) }
    }
  }
}

/// Returns the diagnostic of an unused comment, or nil if it is about a plugin that isn't linked in.
private func unusedIgnore(
  _ comment: IgnoreComment, in source: SourceText, _ registry: DiagnosticRegistry
) -> Diagnostic? {
  let span = SourceSpan(source, comment.range)
  guard let id = registry[comment.id] else {
    guard registry.meaning(of: comment.id) == nil else { return nil }
    return Diagnostic(
      .unusedIgnore, "\"\(excerpt(comment.id))\" is not a diagnostic, so nothing is ignored", at: span
    ).proposing(nearestName(to: comment.id, among: registry.names))
  }
  if id.isAlwaysError {
    return Diagnostic(.unusedIgnore, "\(comment.id) cannot be ignored", at: span, label: "remove this comment")
  }
  return Diagnostic(
    .unusedIgnore, "no \(comment.id) is reported on the line below, so nothing is ignored", at: span,
    label: "remove this comment")
}

extension DiagnosticID {
  /// `unused-ignore`.
  package static let unusedIgnore = DiagnosticID(
    "unused-ignore", .warning,
    rule:
      "A comment silences a diagnostic that isn't reported: the problem was fixed, or the id is mistyped. The comment "
      + "must be on a line of its own, directly above the line that it is about.",
    wrong: """
      # tutorialc: ignore clippped-target the list scrolls by itself
      target: row-9
      """,
    right: """
      # tutorialc: ignore clipped-target the list scrolls by itself
      target: row-9
      """)
}
