import TutorialGeometry
import TutorialSyntax

/// Writes imported snapshots as one layout manifest, `tutorialc.layout/1`.
///
/// The output is JSON that is also YAML, with each element on a line of its own, so that two captures can be compared
/// line by line. It depends only on the snapshots, and unknown properties are left out.
public enum ManifestWriter {
  /// Returns the manifest in UTF-8, with a line end at the end.
  ///
  /// `source` contains what all snapshots have in common, and `truncated` if any snapshot is.
  public static func write(_ snapshots: [ImportedSnapshot]) -> [UInt8] {
    let elements = snapshots.reduce(0) { $0 + $1.elements.count }
    var json = JSONWriter(pretty: true, isYAML: true, capacity: elements * 250)
    json.beginObject()
    json.key("schema")
    json.string("tutorialc.layout/1")
    if !snapshots.isEmpty { json.write(source: snapshots.map(\.origin)) }
    json.key("snapshots")
    json.beginArray()
    for snapshot in snapshots { json.write(snapshot) }
    json.endArray()
    json.endObject()
    json.endLine()
    return json.bytes
  }
}

/// Coordinates have at most 3 decimals, as in every file of tutorialc. A scale, which isn't a coordinate, has 6.
private let coordinateDecimals = 3
private let scaleDecimals = 6

extension JSONWriter {
  fileprivate mutating func write(source origins: [ImportedOrigin]) {
    /// Returns a property of the origins if all have the same value.
    func common<Value: Equatable>(_ part: (ImportedOrigin) -> Value?) -> Value? {
      guard let first = origins.first.flatMap(part) else { return nil }
      return origins.allSatisfy { part($0) == first } ? first : nil
    }
    key("source")
    beginObject(onOneLine: true)
    text("format", common(\.format))
    text("tool", common(\.tool))
    text("unit", common(\.unit))
    if let scale = common(\.scale) { self.scale(scale) }
    key("truncated")
    bool(origins.contains(where: \.truncated))
    endObject()
  }

  fileprivate mutating func write(_ snapshot: ImportedSnapshot) {
    beginObject()
    text("screen", snapshot.screen)
    text("variant", snapshot.variant)
    if !snapshot.traits.isEmpty { write(traits: snapshot.traits) }
    key("display")
    beginObject(onOneLine: true)
    key("size")
    numbers([snapshot.display.width, snapshot.display.height], decimals: coordinateDecimals)
    if let scale = snapshot.scale { self.scale(scale) }
    endObject()
    write(snapshot.insets)
    list("windows", snapshot.windows) { $0.write($1) }
    list("spaces", snapshot.spaces) { $0.write($1) }
    list("elements", snapshot.elements) { $0.write($1) }
    list("occluders", snapshot.occluders) { $0.write($1) }
    endObject()
  }

  /// Writes traits as one object. Of two with the same name, the later counts, at its own place.
  mutating func write(traits: [ImportedTrait]) {
    key("traits")
    beginObject(onOneLine: true)
    for (index, trait) in traits.enumerated() where !traits[(index + 1)...].contains(where: { $0.key == trait.key }) {
      key(escaping: trait.key)
      string(trait.value)
    }
    endObject()
  }

  private mutating func write(_ insets: ImportedInsets) {
    guard insets != ImportedInsets() else { return }
    key("insets")
    beginObject(onOneLine: true)
    edges("safeArea", insets.safeArea)
    edges("statusBars", insets.statusBars)
    edges("navigationBars", insets.navigationBars)
    edges("ime", insets.ime)
    endObject()
  }

  private mutating func write(_ window: ImportedWindow) {
    beginObject(onOneLine: true)
    text("id", window.id)
    text("type", window.kind.rawValue)
    if let z = window.z {
      key("z")
      number(z)
    }
    frame(window.frame)
    endObject()
  }

  private mutating func write(_ space: ImportedSpace) {
    beginObject(onOneLine: true)
    text("id", space.id)
    text("parent", space.parent)
    // Because origin and offset are equal, a point of the space is at its coordinates on the display.
    let offset = [space.contentOffset.x, space.contentOffset.y]
    let isScrolled = offset != [0, 0]
    if isScrolled {
      key("origin")
      numbers(offset, decimals: coordinateDecimals)
    }
    key("scroll")
    beginObject()
    if space.axis != .vertical { text("axis", space.axis.rawValue) }
    key("viewport")
    numbers(
      [space.viewport.x, space.viewport.y, space.viewport.width, space.viewport.height], decimals: coordinateDecimals)
    if isScrolled {
      key("contentOffset")
      numbers(offset, decimals: coordinateDecimals)
    }
    endObject()
    endObject()
  }

  private mutating func write(_ element: ImportedElement) {
    beginObject(onOneLine: true)
    text("id", element.id)
    text("identity", element.identity.rawValue)
    text("nativeId", element.nativeId)
    text("css", element.css)
    text("type", element.type)
    text("label", element.label)
    text("text", element.text)
    text("value", element.value)
    frame(element.frame)
    text("parent", element.parent)
    text("space", element.space)
    text("window", element.window)
    text("visibility", element.visibility.rawValue)
    flag("enabled", element.isEnabled)
    flag("checked", element.isChecked)
    flag("selected", element.isSelected)
    flag("clickable", element.isClickable)
    if let z = element.z {
      key("z")
      number(z)
    }
    if let nativeType = element.nativeType {
      key("attributes")
      beginObject()
      text("class", nativeType)
      endObject()
    }
    endObject()
  }

  private mutating func write(_ occluder: ImportedOccluder) {
    beginObject(onOneLine: true)
    text("kind", occluder.kind)
    text("element", occluder.element)
    key("opaque")
    bool(occluder.opaque)
    if occluder.isInferred { flag("inferred", true) }
    if let z = occluder.z {
      key("z")
      number(z)
    }
    endObject()
  }
}

// A key with its value, or nothing if there is no value.
extension JSONWriter {
  fileprivate mutating func text(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  fileprivate mutating func flag(_ name: StaticString, _ value: Bool?) {
    guard let value else { return }
    key(name)
    bool(value)
  }

  fileprivate mutating func scale(_ value: Double) {
    key("scale")
    number(value, decimals: scaleDecimals)
  }

  fileprivate mutating func frame(_ frame: Rect) {
    key("frame")
    numbers([frame.x, frame.y, frame.width, frame.height], decimals: coordinateDecimals)
  }

  fileprivate mutating func edges(_ name: StaticString, _ edges: EdgeInsets?) {
    guard let edges else { return }
    key(name)
    numbers([edges.top, edges.right, edges.bottom, edges.left], decimals: coordinateDecimals)
  }

  fileprivate mutating func list<Item>(
    _ name: StaticString, _ items: [Item], _ write: (inout JSONWriter, Item) -> Void
  ) {
    guard !items.isEmpty else { return }
    key(name)
    beginArray()
    for item in items { write(&self, item) }
    endArray()
  }
}
