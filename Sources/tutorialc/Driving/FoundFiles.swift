import TutorialSyntax

/// What searches for a tutorial's files found, as whoever plans a build hands it to the action that compiles the
/// tutorial: the action depends on what matched then, and not on folders, which change with every file in them.
///
/// As text it is one line of JSON: tools that have no line ends in their variables can carry it.
package struct FoundFiles: Sendable, Hashable {
  /// What is asked of a world.
  package enum Kind: String, Sendable, Hashable {
    /// Files only, as `World.files(matching:within:)` finds them.
    case files
    /// Whatever bears the name, as `World.entries(matching:within:)` finds it.
    case entries
  }

  /// A search.
  package struct Search: Sendable, Hashable {
    /// What was asked.
    package let kind: Kind
    /// What was looked for, relative to the working directory.
    package let pattern: String

    /// A search of that kind.
    package init(_ kind: Kind, _ pattern: String) {
      self.kind = kind
      self.pattern = pattern
    }
  }

  /// The manifests for every tutorial. They are searched for again: another list makes another action, and no more.
  package var manifests: [String] = []
  /// What each search found, in the order in which they were made.
  package private(set) var searches: [(search: Search, found: [String])] = []
  private var places: [Search: Int] = [:]

  /// Nothing found yet.
  package init() {}

  /// Whether there is nothing that an action could depend on.
  package var isEmpty: Bool { manifests.isEmpty && searches.isEmpty }

  /// What a search found; nil where it was not made, or came to no end.
  package subscript(_ search: Search) -> [String]? { places[search].map { searches[$0].found } }

  /// Adds what a search found. The first answer holds.
  package mutating func add(_ search: Search, _ found: [String]) {
    guard places[search] == nil else { return }
    places[search] = searches.count
    searches.append((search, found))
  }

  package static func == (left: FoundFiles, right: FoundFiles) -> Bool { left.json == right.json }

  package func hash(into hasher: inout Hasher) { hasher.combine(json) }

  /// The text.
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

  /// Reads the text; nil where it is none, or of another version.
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
