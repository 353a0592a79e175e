import TutorialSyntax

/// The results of a tutorial's searches, which the planner of a build passes to the action that compiles the tutorial.
///
/// So the action depends on the matches at that time, not on folders, which change with every file in them. The text
/// form is one line of JSON, for tools whose variables cannot have line ends.
package struct FoundFiles: Sendable, Hashable {
  /// The kind of a world's query.
  package enum Kind: String, Sendable, Hashable {
    /// Files only, as `World.files(matching:within:)` finds them.
    case files
    /// Entries of any kind, as `World.entries(matching:within:)` finds them.
    case entries
  }

  /// A search.
  package struct Search: Sendable, Hashable {
    /// The kind of query.
    package let kind: Kind
    /// The pattern, relative to the working directory.
    package let pattern: String

    /// A search of the given kind.
    package init(_ kind: Kind, _ pattern: String) {
      self.kind = kind
      self.pattern = pattern
    }
  }

  /// The manifests for every tutorial. They aren't cached as searches, because another list only makes another action.
  package var manifests: [String] = []
  /// The results of each search, in the order of the searches.
  package private(set) var searches: [(search: Search, found: [String])] = []
  private var places: [Search: Int] = [:]

  /// No results yet.
  package init() {}

  /// True if there is nothing that an action could depend on.
  package var isEmpty: Bool { manifests.isEmpty && searches.isEmpty }

  /// The results of a search; nil if it wasn't made, or didn't finish.
  package subscript(_ search: Search) -> [String]? { places[search].map { searches[$0].found } }

  /// Adds the results of a search, unless there are some already.
  package mutating func add(_ search: Search, _ found: [String]) {
    guard places[search] == nil else { return }
    places[search] = searches.count
    searches.append((search, found))
  }

  package static func == (left: FoundFiles, right: FoundFiles) -> Bool { left.json == right.json }

  package func hash(into hasher: inout Hasher) { hasher.combine(json) }

  /// The text form, one line of JSON.
  package var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("schema")
    writer.string(Self.schema)
    writer.key("manifests")
    writer.strings(manifests)
    writer.key("searches")
    writer.beginArray()
    for (search, found) in searches {
      writer.beginObject()
      writer.key("kind")
      writer.string(search.kind.rawValue)
      writer.key("pattern")
      writer.string(search.pattern)
      writer.key("found")
      writer.strings(found)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static let schema = "tutorialc.found/1"

  /// Reads the text form; nil if it is invalid or of another version.
  package init?(parsing bytes: [UInt8]) {
    self.init()
    guard let root = JSONValue(bytes), root["schema"]?.text == Self.schema, let all = root["searches"]?.items,
      let manifests = root["manifests"]?.texts
    else { return nil }
    self.manifests = manifests
    for each in all {
      guard let kind = each["kind"]?.text.flatMap(Kind.init), let pattern = each["pattern"]?.text,
        let found = each["found"]?.texts
      else { return nil }
      add(Search(kind, pattern), found)
    }
  }
}
