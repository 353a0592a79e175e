import TutorialGeometry
import TutorialSyntax

/// Writes the snapshot of a response. `SnapshotReader` reads it.
enum SnapshotMessage {
  static func write(_ snapshot: ImportedSnapshot, _ json: inout JSONWriter) {
    json.beginObject()
    json.write("screen", snapshot.screen)
    json.write("variant", snapshot.variant)
    write(snapshot.origin, &json)
    json.write(traits: snapshot.traits)
    json.key("display")
    json.beginObject()
    json.write("size", [snapshot.display.width, snapshot.display.height])
    json.write("scale", snapshot.scale)
    json.endObject()
    json.key("insets")
    json.beginObject()
    json.write("safeArea", snapshot.insets.safeArea)
    json.write("statusBars", snapshot.insets.statusBars)
    json.write("navigationBars", snapshot.insets.navigationBars)
    json.write("ime", snapshot.insets.ime)
    json.endObject()
    list("windows", snapshot.windows, &json, write)
    list("spaces", snapshot.spaces, &json, write)
    list("elements", snapshot.elements, &json, write)
    list("occluders", snapshot.occluders, &json, write)
    json.endObject()
  }

  private static func list<Item>(
    _ name: StaticString, _ items: [Item], _ json: inout JSONWriter, _ write: (Item, inout JSONWriter) -> Void
  ) {
    json.key(name)
    json.beginArray()
    for item in items {
      json.beginObject()
      write(item, &json)
      json.endObject()
    }
    json.endArray()
  }

  private static func write(_ origin: ImportedOrigin, _ json: inout JSONWriter) {
    json.key("origin")
    json.beginObject()
    json.write("format", origin.format)
    json.write("tool", origin.tool)
    json.write("unit", origin.unit)
    json.write("scale", origin.scale)
    json.write("truncated", origin.truncated)
    json.endObject()
  }

  private static func write(_ window: ImportedWindow, _ json: inout JSONWriter) {
    json.write("id", window.id)
    json.write("type", window.kind.rawValue)
    json.write("z", window.z)
    json.write("frame", window.frame)
  }

  private static func write(_ space: ImportedSpace, _ json: inout JSONWriter) {
    json.write("id", space.id)
    json.write("parent", space.parent)
    json.write("axis", space.axis.rawValue)
    json.write("viewport", space.viewport)
    json.write("contentOffset", [space.contentOffset.x, space.contentOffset.y])
  }

  private static func write(_ element: ImportedElement, _ json: inout JSONWriter) {
    json.write("id", element.id)
    json.write("identity", element.identity.rawValue)
    json.write("nativeId", element.nativeId)
    json.write("css", element.css)
    json.write("type", element.type)
    json.write("nativeType", element.nativeType)
    json.write("label", element.label)
    json.write("text", element.text)
    json.write("value", element.value)
    json.write("frame", element.frame)
    json.write("parent", element.parent)
    json.write("space", element.space)
    json.write("window", element.window)
    json.write("visibility", element.visibility.rawValue)
    json.write("enabled", element.isEnabled)
    json.write("checked", element.isChecked)
    json.write("selected", element.isSelected)
    json.write("clickable", element.isClickable)
    json.write("z", element.z)
  }

  private static func write(_ occluder: ImportedOccluder, _ json: inout JSONWriter) {
    json.write("kind", occluder.kind)
    json.write("element", occluder.element)
    json.write("opaque", occluder.opaque)
    json.write("inferred", occluder.isInferred)
    json.write("z", occluder.z)
  }
}
