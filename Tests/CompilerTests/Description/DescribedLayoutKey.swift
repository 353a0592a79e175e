import TestSupport
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage

/// A key of a layout manifest, and its path.
struct DescribedLayoutKey: Sendable, CustomStringConvertible {
  /// The keys from the top to it, itself last.
  let path: [String]
  /// The key's description.
  let key: KeyDescription

  var description: String { path.joined(separator: ".") }

  /// All keys, those of each map once. A row represents a column too.
  static let all: [DescribedLayoutKey] = {
    var found: [DescribedLayoutKey] = []
    var known: Set<String> = []
    func visit(_ map: MapOutline, _ path: [String]) {
      guard known.insert(map.name).inserted else { return }
      for key in map.keys {
        found.append(DescribedLayoutKey(path: path + [key.name], key: key))
        if let inner = key.form.map?() { visit(inner, path + [key.name]) }
      }
    }
    visit(LayoutManifest.keys.outline, [])
    return found
  }()

  /// The keys that a snapshot inherits from an extended one, key by key.
  static let inherited = all.filter { tried in
    tried.path.count > 1 && tried.path[0] == "snapshots" && !identifying.contains(tried.key.name)
      // A shape replaces the inherited one.
      && !tried.path.dropLast().contains("shape")
      // A picture belongs to one screen only.
      && !tried.path.contains("screenshot")
  }
  private static let identifying: Set<String> = ["id", "remove", "screen", "variant", "extends", "amends", "abstract"]

  /// The examples of the key, or of its kind.
  var examples: [SchemaNode] { key.examples.isEmpty ? key.form.examples + words : key.examples }
  private var words: [SchemaNode] { key.form.words.map { .string($0.word) } }
}

/// The manifests for testing a key: a snapshot with one item of each kind, and another one that it may extend.
///
/// The key is set in the first item.
struct TriedLayout {
  /// The key that is tested.
  private let tried: DescribedLayoutKey

  init(for tried: DescribedLayoutKey) {
    self.tried = tried
  }

  /// Returns a manifest of one complete snapshot in which the key has a value.
  func setting(_ value: SchemaNode) -> SchemaNode {
    let manifest = SchemaNode.object([]).setting(["snapshots"], [snapshot, Self.base])
    return manifest.setting(tried.path, value)
  }

  /// The same without the key.
  var without: SchemaNode {
    SchemaNode.object([]).setting(["snapshots"], [snapshot, Self.base])
  }

  /// Returns a manifest whose only variant extends a snapshot in which the key has a value or none.
  func inheriting(_ value: SchemaNode?) -> SchemaNode {
    let base = value.map { snapshot.setting(tried.path.dropFirst(), $0) } ?? snapshot
    return ["snapshots": [base.with(behind: [.init("abstract", true)]), Self.heir]]
  }

  /// Returns a manifest whose only variant has the key itself and extends a snapshot without it.
  func extending(_ value: SchemaNode) -> SchemaNode {
    var heir = Self.heir
    let list = tried.path[1]
    if tried.path.count > 2, case .array(let items)? = snapshot.members.first(where: { $0.name == list })?.value,
      let id = items.first?.members.first(where: { $0.name == "id" })
    {
      heir = heir.setting([list], [.object([id])])
    }
    heir = heir.setting(tried.path.dropFirst(), value)
    return ["snapshots": [snapshot.with(behind: [.init("abstract", true)]), heir]]
  }

  /// The snapshot with the companions that the key needs, without the key.
  private var snapshot: SchemaNode {
    let path = tried.path.dropFirst()
    var snapshot = Self.whole
    if let way = ["place", "row", "column"].first(where: tried.path.contains) {
      snapshot = snapshot.removing(["elements", "frame"])
      if path.last != way {
        for (name, value) in Self.box(beside: tried.key.name) {
          snapshot = snapshot.setting(["elements", way, name], value)
        }
        if way == "row" { snapshot = snapshot.setting(["elements", way, "items"], ["friday", "sunday"]) }
      }
    }
    if tried.description.hasPrefix("snapshots.spaces.scroll.") {
      snapshot = snapshot.setting(["spaces", "scroll", "viewport"], [0, 100, 393, 600])
    }
    switch tried.description {
    case "snapshots.elements.shape.smoothing":
      snapshot = snapshot.setting(["elements", "shape", "roundedRect"], 8)
    case "snapshots.elements.shape.path":
      snapshot = snapshot.setting(["elements", "shape", "viewBox"], [0, 0, 10, 8])
    case "snapshots.elements.shape.viewBox":
      snapshot = snapshot.setting(["elements", "shape", "path"], "M 0 0 H 10 L 5 8 Z")
    default: break
    }
    // A snapshot that amends another one has its name and no other.
    if tried.key.name == "amends" { snapshot = snapshot.removing(["screen"]).removing(["variant"]) }
    if tried.key.name == "remove" { snapshot = snapshot.setting(["extends"], "base/phone") }
    // Without these, keys would refer to missing things.
    if tried.path == ["snapshots", "elements"] { snapshot = snapshot.removing(["occluders"]) }
    if tried.description == "snapshots.spaces.remove" {
      snapshot = snapshot.setting(["elements"], [["id": "tabs", "frame": [0, 700, 400, 100]]])
    }
    return snapshot.removing(path)
  }

  /// Returns the keys that fix a box together with one of its keys.
  private static func box(beside name: String) -> [(String, SchemaNode)] {
    let horizontal: [(String, SchemaNode)] =
      switch name {
      case "left", "right", "leading", "trailing", "centerX": [("width", 56)]
      case "width": [("left", 0)]
      default: [("left", 0), ("width", 90)]
      }
    let vertical: [(String, SchemaNode)] =
      switch name {
      case "top", "bottom", "centerY": [("height", 56)]
      case "height": [("top", 0)]
      default: [("top", 0), ("height", 90)]
      }
    return horizontal + vertical
  }

  private static let whole: SchemaNode = [
    "screen": "inbox", "variant": "phone", "display": ["size": [400, 800]], "insets": ["safeArea": [50, 0, 30, 0]],
    "windows": [["id": "keyboard"], ["id": "main"], ["id": "app", "type": "dialog"]],
    "spaces": [["id": "feed", "origin": [3, 7]], ["id": "page", "origin": [5, 5]]],
    "elements": [
      ["id": "compose", "frame": [20, 30, 50, 50]], ["id": "list", "frame": [0, 0, 400, 700]],
      ["id": "tabs", "frame": [0, 700, 400, 100]], ["id": "line", "space": "feed", "frame": [0, 0, 400, 50]],
    ],
    "occluders": [["id": "tab-bar", "element": "tabs"]],
  ]
  private static let base: SchemaNode = [
    "screen": "base", "variant": "phone", "abstract": true, "windows": [["id": "keyboard"]],
    "spaces": [["id": "feed"]], "elements": [["id": "compose", "frame": [0, 0, 9, 9]]],
    "occluders": [["id": "tab-bar", "element": "tabs"]],
  ]
  private static let heir: SchemaNode = ["screen": "heir", "variant": "phone", "extends": "inbox/phone"]
}

/// Describes the contents of a value, without source locations.
func told(_ value: Any) -> String {
  if value is SourceSpan || value is SourceText { return "" }
  if let elements = value as? Elements { return told(Array(elements)) }
  let mirror = Mirror(reflecting: value)
  guard !mirror.children.isEmpty else { return "\(value)" }
  let parts = mirror.children.map { "\($0.label ?? ""):\(told($0.value))" }
  let ordered = mirror.displayStyle == .dictionary || mirror.displayStyle == .set ? parts.sorted() : parts
  return "(\(ordered.joined(separator: ",")))"
}
