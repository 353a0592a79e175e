package import TutorialSyntax

/// The elements that a tutorial's selectors matched when it was last locked: `NAME.lock.yaml`.
package struct TutorialLock: DescribedMap, Sendable {
  /// The lock file.
  package var source = SourceText(path: "", bytes: [])
  /// One entry for each reference on each screen of each variant.
  package var entries: [LockEntry] = []
  /// The entries' indices by key.
  private var places: [LockKey: Int] = [:]

  /// Creates an empty lock.
  package init() {}

  /// Creates a lock of entries with distinct keys.
  package init(_ entries: [LockEntry]) {
    self.entries = entries
    index()
  }

  /// The entry of a reference.
  package subscript(key: LockKey) -> LockEntry? { places[key].map { entries[$0] } }

  /// Indexes the entries by key and drops repeated keys. The first entry counts.
  ///
  /// - Returns: the entries that contradict an earlier one with the same key.
  @discardableResult
  mutating func index() -> [(first: LockEntry, second: LockEntry)] {
    var kept: [LockEntry] = []
    var conflicts: [(first: LockEntry, second: LockEntry)] = []
    places = [:]
    for entry in entries {
      guard let place = places[entry.key] else {
        places[entry.key] = kept.count
        kept.append(entry)
        continue
      }
      if !kept[place].locksEqually(as: entry) { conflicts.append((kept[place], entry)) }
    }
    entries = kept
    return conflicts
  }

  private static let endings = [".tutorial.yaml", ".tutorial.yml", ".tutorial.json"]

  /// Returns the paths of other tutorials that would have the same lock.
  package static func namesakes(ofTutorial path: String) -> [String] {
    guard let ending = endings.first(where: path.hasSuffix) else { return [] }
    return endings.filter { $0 != ending }.map { path.dropLast(ending.count) + $0 }
  }

  /// Returns the path of a tutorial's lock, or nil if the path has no known ending.
  package static func path(ofTutorial path: String) -> String? {
    for usual in endings where path.hasSuffix(usual) {
      let stem = String(path.dropLast(usual.count))
      let begin = stem.utf8.lastIndex(of: UInt8(ascii: "/")).map { stem.utf8.index(after: $0) } ?? stem.startIndex
      // Hidden files are read only if the command line names them, and locks are never named there.
      guard let first = stem.utf8[begin...].first, first != UInt8(ascii: ".") else { return nil }
      return stem + String(describing: ending)
    }
    return nil
  }

  /// The ending of a lock's path.
  package static let ending: StaticString = ".lock.yaml"

  /// Returns the length in bytes of a tutorial's path without the usual ending.
  ///
  /// The lock's path begins with the same bytes. Nil if the tutorial's name is hidden or has another ending. This takes
  /// a hundredth of the time for building the path, and a build with nothing to do checks the locks of all its
  /// tutorials.
  package static func stem(ofTutorial path: String) -> Int? {
    var path = path
    return path.withUTF8 { path in
      let stem = path.count - usualEnding.count
      guard stem > 0 else { return nil }
      for place in usualEnding.indices where path[stem + place] != usualEnding[place] { return nil }
      var start = stem
      while start > 0, path[start - 1] != UInt8(ascii: "/") { start -= 1 }
      return start < stem && path[start] != UInt8(ascii: ".") ? stem : nil
    }
  }

  private static let usualEnding = Array(endings[0].utf8)

  package static let keys = MapDescription<Self>(
    "lock", of: "a lock", its: "the",
    "The elements that the selectors of a tutorial resolved to when it was last locked."
  ) {
    Key(.schema("tutorialc.lock/1")) { _, _, _, _ in }
    Key(
      "references", .references, "One [reference](#the-file) on one screen of one variant each.", or: .required,
      get: { $0.entries }, set: { $0.entries = $1 ?? [] })
  }
}

extension Kind where Value == [LockEntry] {
  fileprivate static var references: Kind {
    Kind(
      KindForm(
        ["type": "array", "items": .reference(LockEntry.keys.outline.definition)],
        examples: [.array(LockEntry.keys.outline.examples)], map: { LockEntry.keys.outline })
    ) { decoder, field, _ in decoder.references(field.value) }
  }
}

extension Decoder {
  fileprivate mutating func references(_ node: NodeID) -> [LockEntry]? {
    // A lock without references may have an empty value.
    if document.isNull(node) { return [] }
    guard document.kind(node) == .sequence else {
      reportWrongType(node, expected: "a list of references")
      return nil
    }
    return list(node) { decoder, item in
      let known = decoder.diagnostics.count
      let entry = decoder.map(item, LockEntry.self)
      return decoder.diagnostics.count == known ? entry : nil
    }.value
  }
}
