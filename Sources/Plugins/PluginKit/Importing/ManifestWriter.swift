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
    json.write("schema", "tutorialc.layout/1")
    if !snapshots.isEmpty { json.write(source: snapshots.map(\.origin)) }
    json.list("snapshots", snapshots) { $0.write($1) }
    json.endObject()
    json.endLine()
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func write(source origins: [ImportedOrigin]) {
    /// Returns a property of the origins if all have the same value.
    func common<Value: Equatable>(_ part: (ImportedOrigin) -> Value?) -> Value? {
      guard let first = origins.first.flatMap(part) else { return nil }
      return origins.allSatisfy { part($0) == first } ? first : nil
    }
    object("source", onOneLine: true) { json in
      json.write("format", common(\.format))
      json.write("tool", common(\.tool))
      json.write("unit", common(\.unit))
      json.write(scale: common(\.scale))
      json.write("truncated", origins.contains(where: \.truncated))
    }
  }

  fileprivate mutating func write(_ snapshot: ImportedSnapshot) {
    beginObject()
    write("screen", snapshot.screen)
    write("variant", snapshot.variant)
    if !snapshot.traits.isEmpty { write(traits: snapshot.traits) }
    object("display", onOneLine: true) { json in
      json.coordinates("size", [snapshot.display.width, snapshot.display.height])
      json.write(scale: snapshot.scale)
    }
    write(snapshot.insets)
    if !snapshot.windows.isEmpty { list("windows", snapshot.windows) { $0.write($1) } }
    if !snapshot.spaces.isEmpty { list("spaces", snapshot.spaces) { $0.write($1) } }
    if !snapshot.elements.isEmpty { list("elements", snapshot.elements) { $0.write($1) } }
    if !snapshot.occluders.isEmpty { list("occluders", snapshot.occluders) { $0.write($1) } }
    endObject()
  }

  /// Writes traits as one object. Of two with the same name, the later counts, at its own place.
  mutating func write(traits: [ImportedTrait]) {
    object("traits", onOneLine: true) { json in
      for (index, trait) in traits.enumerated() where !traits[(index + 1)...].contains(where: { $0.key == trait.key }) {
        json.key(escaping: trait.key)
        json.string(trait.value)
      }
    }
  }

  private mutating func write(_ insets: ImportedInsets) {
    guard insets != ImportedInsets() else { return }
    object("insets", onOneLine: true) { json in
      json.edges("safeArea", insets.safeArea)
      json.edges("statusBars", insets.statusBars)
      json.edges("navigationBars", insets.navigationBars)
      json.edges("ime", insets.ime)
    }
  }

  private mutating func write(_ window: ImportedWindow) {
    beginObject(onOneLine: true)
    write("id", window.id)
    write("type", window.kind.rawValue)
    write("z", window.z)
    coordinates("frame", window.frame.numbers)
    endObject()
  }

  private mutating func write(_ space: ImportedSpace) {
    beginObject(onOneLine: true)
    write("id", space.id)
    write("parent", space.parent)
    // Because origin and offset are equal, a point of the space is at its coordinates on the display.
    let offset = [space.contentOffset.x, space.contentOffset.y]
    let isScrolled = offset != [0, 0]
    if isScrolled { coordinates("origin", offset) }
    object("scroll") { json in
      if space.axis != .vertical { json.write("axis", space.axis.rawValue) }
      json.coordinates("viewport", space.viewport.numbers)
      if isScrolled { json.coordinates("contentOffset", offset) }
    }
    endObject()
  }

  private mutating func write(_ element: ImportedElement) {
    beginObject(onOneLine: true)
    write("id", element.id)
    write("identity", element.identity.rawValue)
    write("nativeId", element.nativeId)
    write("css", element.css)
    write("type", element.type)
    write("label", element.label)
    write("text", element.text)
    write("value", element.value)
    coordinates("frame", element.frame.numbers)
    write("parent", element.parent)
    write("space", element.space)
    write("window", element.window)
    write("visibility", element.visibility.rawValue)
    write("enabled", element.isEnabled)
    write("checked", element.isChecked)
    write("selected", element.isSelected)
    write("clickable", element.isClickable)
    write("z", element.z)
    if let nativeType = element.nativeType { object("attributes") { $0.write("class", nativeType) } }
    endObject()
  }

  private mutating func write(_ occluder: ImportedOccluder) {
    beginObject(onOneLine: true)
    write("kind", occluder.kind)
    write("element", occluder.element)
    write("opaque", occluder.opaque)
    if occluder.isInferred { write("inferred", true) }
    write("z", occluder.z)
    endObject()
  }

  /// Writes a scale with 6 decimals, because it isn't a coordinate.
  private mutating func write(scale: Double?) {
    guard let scale else { return }
    key("scale")
    number(scale, decimals: 6)
  }

  private mutating func edges(_ name: StaticString, _ edges: EdgeInsets?) {
    if let edges { coordinates(name, [edges.top, edges.right, edges.bottom, edges.left]) }
  }

  /// Writes coordinates with at most 3 decimals, as in every file of tutorialc.
  private mutating func coordinates(_ name: StaticString, _ values: [Double]) {
    key(name)
    numbers(values, decimals: 3)
  }
}
