import TutorialSyntax

@testable import TutorialLanguage

/// A key of the tutorial's language, and its path in a step.
struct DescribedKey: Sendable, CustomStringConvertible {
  /// The keys from a step to it, itself last.
  let path: [String]
  /// The key's description.
  let key: KeyDescription
  /// True if the map that it belongs to is merged with the inherited one, key by key.
  let isInherited: Bool

  var description: String { path.joined(separator: ".") }

  /// All keys of steps and of their maps, each map once.
  static let all: [DescribedKey] = {
    var found: [DescribedKey] = []
    var known: Set<String> = []
    func visit(_ map: MapOutline, _ path: [String], isInherited: Bool) {
      guard known.insert(map.name).inserted || isInherited && path.count < 3 else { return }
      for key in map.keys {
        found.append(DescribedKey(path: path + [key.name], key: key, isInherited: isInherited))
        guard let inner = key.form.map?(), leads(path + [key.name], to: inner) else { continue }
        visit(inner, path + [key.name], isInherited: isInherited && merged.contains(inner.name))
      }
    }
    visit(StepPartial.keys.outline, [], isInherited: true)
    return found
  }()

  /// Returns true if a map is tested at a path: the first one that a step reaches by keys alone.
  private static func leads(_ path: [String], to map: MapOutline) -> Bool {
    switch map.name {
    case "conditions": path == ["anchor"]
    case "targetItem": false
    default: true
    }
  }

  /// The maps that are merged key by key.
  private static let merged: Set<String> = [
    "missing",
    "cutout", "ring", "overlay", "interactionMap", "callout", "sheet", "transition", "movement", "reducedMotion",
    "scroll", "accessibility",
  ]

  /// The examples of the key, or of its kind.
  var examples: [SchemaNode] { key.examples.isEmpty ? key.form.examples + words : key.examples }
  /// The kind's words as nodes.
  private var words: [SchemaNode] { key.form.words.map { .string($0.word) } }
}

extension SchemaNode {
  /// Returns an object with a value at the end of a path. Lists on the way are entered at the first item.
  func setting(_ path: some Collection<String>, _ value: SchemaNode) -> SchemaNode {
    guard let name = path.first else { return value }
    if case .array(let items) = self, let item = items.first {
      return .array([item.setting(path, value)] + items.dropFirst())
    }
    var members = members
    let inner = members.first { $0.name == name }?.value ?? .object([])
    let changed = inner.setting(path.dropFirst(), value)
    if let index = members.firstIndex(where: { $0.name == name }) {
      members[index].value = changed
    } else {
      members.append(Member(name, changed))
    }
    return .object(members)
  }

  /// Returns the object without the value at the end of a path.
  func removing(_ path: some Collection<String>) -> SchemaNode {
    guard let name = path.first else { return self }
    if case .array(let items) = self, let item = items.first {
      return .array([item.removing(path)] + items.dropFirst())
    }
    return .object(
      members.compactMap { member in
        guard member.name == name else { return member }
        return path.count == 1 ? nil : Member(name, member.value.removing(path.dropFirst()))
      })
  }
}

/// A tutorial for testing a key: two steps over one screen, the second with the companions that the key needs.
struct TriedStep {
  /// The reason why there is no tour.
  struct NoTour: Error {
    let text: String
    let errors: [String]
  }

  /// The step without the key and without an id.
  let step: SchemaNode

  /// Creates the step for a key.
  init(for tried: DescribedKey) {
    var step: SchemaNode = ["callout": ["body": "Body."]]
    for place in tried.path.indices.dropLast() where tried.path[place] != "callout" {
      step = step.setting(tried.path[...place], ["buttons", "sources"].contains(tried.path[place]) ? [[:]] : [:])
    }
    for (prefix, path, value) in Self.companions where tried.description.hasPrefix(prefix) && tried.path != path {
      step = step.setting(path, value)
    }
    for (names, companions) in Self.springs where names.contains(tried.key.name) && tried.path.contains("spring") {
      for (name, value) in companions where name != tried.key.name {
        step = step.setting(tried.path.dropLast() + [name], value)
      }
    }
    if ["not", "all", "any"].contains(tried.key.name) { step = step.removing(tried.path.dropLast() + ["flag"]) }
    if tried.description == "sprites.image" { step = step.removing(["sprites", "symbol"]) }
    self.step = step
  }

  /// Further keys that some keys require in order to be valid or to have an effect.
  private static let companions: [(prefix: String, path: [String], value: SchemaNode)] = [
    ("cutout.at", ["cutout", "size"], [20, 10]), ("cutout.fit", ["cutout", "shape"], "circle"),
    ("cutout.radius", ["cutout", "shape"], "roundedRect"), ("cutout.corners", ["cutout", "radius"], 20),
    ("cutout.combine", ["target"], ["a", "menu"]), ("cutout.combine", ["ring"], ["gap": 60]),
    ("cutout.clip", ["target"], "edge"), ("ring", ["ring", "width"], 3),
    ("cutout.shape.", ["cutout", "shape", "path"], "M 0 0 H 10 L 5 8 Z"),
    ("cutout.shape.", ["cutout", "shape", "viewBox"], [0, 0, 10, 8]),
    ("callout.image.", ["callout", "image", "name"], "plane"),
    ("callout.image.sources.", ["callout", "image", "sources", "name"], "other"),
    ("callout.sheet", ["callout", "kind"], "sheet"), ("callout.maxHeight", ["callout", "body"], long),
    ("callout.width", ["callout", "body"], long), ("callout.buttons", ["callout", "buttons"], [["title": "Go"]]),
    ("when", ["when", "flag"], "kiosk"), ("advance.when", ["advance", "when", "flag"], "kiosk"),
    ("advance.when", ["advance", "tap"], "target"), ("advance.to", ["advance", "tap"], "target"),
    ("effects", ["effects", "kind"], "ripple"), ("sprites", ["sprites", "from"], ["target": "search"]),
    ("sprites", ["sprites", "to"], ["target": "menu"]), ("sprites", ["sprites", "symbol"], "envelope"),
    ("sprites.from", ["sprites", "from", "target"], "search"),
    ("interaction", ["interaction", "mode"], "target"),
    ("transition.variantChange", ["transition", "variantChange", "kind"], "fade"),
  ]
  /// The keys that a spring requires in addition to one of its keys.
  private static let springs: [(of: Set<String>, companions: [(String, SchemaNode)])] = [
    (["response", "dampingFraction", "velocity"], [("response", 0.5), ("dampingFraction", 0.8)]),
    (["bounce"], [("duration", 0.5)]),
    (["stiffness", "damping", "mass"], [("stiffness", 200), ("damping", 20)]),
  ]
  private static let long = SchemaNode.string(Array(repeating: "words", count: 24).joined(separator: " "))

  /// Returns the tutorial as JSON, which is YAML: two steps with different targets.
  static func text(step: SchemaNode, defaults: SchemaNode = [:], style: SchemaNode = [:]) -> String {
    let hasTarget = [step, defaults, style].contains { $0.members.contains { $0.name == "target" } }
    let steps = [("welcome", "search"), ("second", "a")].map { id, target in
      let each = step.setting(["id"], .string(id)).setting(["style"], "low")
      return hasTarget ? each : each.setting(["target"], .string(target))
    }
    return text(steps: steps, defaults: defaults, style: style)
  }

  /// Returns the tutorial with one such step and a second one that it may lead to.
  static func text(onlyStep step: SchemaNode) -> String {
    let own = step.setting(["style"], "low")
    let target = own.members.contains { $0.name == "target" } ? own : own.setting(["target"], "a")
    return text(steps: [target, ["id": "welcome", "callout": "Welcome."]], defaults: [:], style: [:])
  }

  private static func text(steps: [SchemaNode], defaults: SchemaNode, style: SchemaNode) -> String {
    SchemaPrinter.line([
      "tutorial": "tried", "layout": ["a.layout.yaml"], "defaults": defaults, "styles": ["low": style],
      "steps": .array(steps),
    ]) + "\n"
  }

  /// The screen, with elements for all names in the examples.
  static let layout = """
    snapshots:
      - screen: inbox
        variant: phone
        traits: { platform: ios, orientation: portrait }
        display: { size: [400, 800] }
        insets: { safeArea: [50, 0, 30, 0] }
        elements:
          - { id: search, frame: [20, 60, 200, 44], type: field, label: Search }
          - { id: a, frame: [100, 300, 120, 60], type: button, label: A }
          - { id: menu, frame: [260, 300, 60, 60], type: button, label: Menu }
          - { id: inbox, frame: [20, 400, 100, 44], type: cell, label: Inbox }
          - { id: far, frame: [300, 500, 60, 60], type: button, label: Far }
          - { id: compose-button, frame: [300, 600, 56, 56], type: button, label: Compose }
          - { id: edge, frame: [350, 30, 80, 40], type: button, label: Edge }

    """
}
