import TutorialReporting
import TutorialSyntax

/// The files that the globs of one tutorial matched when its build was planned. The action depends on these, and not on
/// folders, which change with every file in them.
///
/// As text it is one line of JSON: ninja has no line ends in variables.
package struct FoundFiles: Sendable, Hashable {
  /// The manifests for every tutorial. The action searches for them again; they are here because another list makes another
  /// action.
  package var manifests: [String] = []
  /// The files, each once, in the order in which they were found.
  package private(set) var files: [String] = []
  private var known: Set<String> = []

  /// No results yet.
  package init() {}

  /// Returns true if there is nothing that an action could depend on.
  package var isEmpty: Bool { manifests.isEmpty && files.isEmpty }

  /// Adds what a glob matches.
  package mutating func add(_ found: [String]) { files += found.filter { known.insert($0).inserted } }

  /// The files that match a glob, sorted by their bytes; nil if there are none, and it has to be looked for again.
  package func matches(_ glob: String) -> [String]? {
    let pattern = Glob(glob)
    let matches = files.filter { pattern.matches($0) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return matches.isEmpty ? nil : matches
  }

  /// The text form, one line of JSON.
  package var json: String {
    var writer = JSONWriter()
    writer.list(of: [manifests, files]) { $0.list(of: $1) { $0.string($1) } }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Reads the text; nil if it is not one of two lists.
  package init?(parsing bytes: [UInt8]) {
    guard let lists = JSONValue(bytes)?.items, lists.count == 2, let manifests = lists[0].texts,
      let files = lists[1].texts
    else { return nil }
    self.manifests = manifests
    add(files)
  }
}
