import TutorialGeometry
import TutorialSyntax

/// Reads a program's snapshot.
///
/// Anything that a manifest can't contain is a fault at its place: coordinates beyond the limits, duplicate ids,
/// references to unknown names.
struct SnapshotReader {
  private var windows = Names("window")
  private var spaces = Names("space")
  private var elements = Names("element")

  private static let keys = [
    "screen", "variant", "origin", "traits", "display", "insets", "windows", "spaces", "elements", "occluders",
  ]
  private static let originKeys = ["format", "tool", "unit", "scale", "truncated"]
  private static let displayKeys = ["size", "scale"]
  private static let insetKeys = ["safeArea", "statusBars", "navigationBars", "ime"]
  private static let windowKeys = ["id", "type", "z", "frame"]
  private static let spaceKeys = ["id", "parent", "axis", "viewport", "contentOffset"]
  private static let elementKeys = [
    "id", "identity", "nativeId", "css", "type", "nativeType", "label", "text", "value", "frame", "parent", "space",
    "window", "visibility", "enabled", "checked", "selected", "clickable", "z",
  ]
  private static let occluderKeys = ["kind", "element", "opaque", "inferred", "z"]

  private init() {}

  /// Reads a snapshot.
  ///
  /// - Parameters:
  ///   - request: the request, whose names are the defaults.
  ///   - importer: the importer's name, which is the default format.
  static func snapshot(
    _ value: MessageValue, _ request: ImportRequest, from importer: String
  ) throws(MessageFault) -> ImportedSnapshot {
    var reader = SnapshotReader()
    return try reader.read(value, request, importer)
  }

  private mutating func read(
    _ value: MessageValue, _ request: ImportRequest, _ importer: String
  ) throws(MessageFault) -> ImportedSnapshot {
    let object = try value.object(Self.keys)
    let display = try object.required("display").object(Self.displayKeys)
    var snapshot = ImportedSnapshot(
      origin: try Self.origin(object.required("origin"), importer),
      screen: try object["screen"]?.snapshotName() ?? request.screen,
      variant: try object["variant"]?.snapshotName() ?? request.variant, display: try display.required("size").size())
    snapshot.scale = try display["scale"]?.factor()
    snapshot.traits = try object["traits"]?.traits() ?? []
    if let insets = try object["insets"]?.object(Self.insetKeys) {
      snapshot.insets.safeArea = try insets["safeArea"]?.insets()
      snapshot.insets.statusBars = try insets["statusBars"]?.insets()
      snapshot.insets.navigationBars = try insets["navigationBars"]?.insets()
      snapshot.insets.ime = try insets["ime"]?.insets()
    }
    for item in try Self.items(object["windows"]) { snapshot.windows.append(try window(item)) }
    for item in try Self.items(object["spaces"]) { snapshot.spaces.append(try space(item)) }
    for item in try Self.items(object.required("elements")) { snapshot.elements.append(try element(item)) }
    for item in try Self.items(object["occluders"]) { snapshot.occluders.append(try occluder(item)) }
    return snapshot
  }

  private static func items(_ value: MessageValue?) throws(MessageFault) -> [MessageValue] {
    try value?.list(atMost: Limits.elements) ?? []
  }

  private static func origin(_ value: MessageValue, _ importer: String) throws(MessageFault) -> ImportedOrigin {
    let object = try value.object(originKeys)
    return ImportedOrigin(
      format: try object["format"]?.words() ?? importer, tool: try object["tool"]?.words(),
      unit: try object.required("unit").words(), scale: try object.required("scale").factor(),
      truncated: try object["truncated"]?.flag() ?? false)
  }

  private mutating func window(_ value: MessageValue) throws(MessageFault) -> ImportedWindow {
    let object = try value.object(Self.windowKeys)
    return ImportedWindow(
      id: try windows.add(object.required("id")),
      kind: try object["type"]?.word(ImportedWindow.Kind.self) ?? .app, z: try object["z"]?.order(),
      frame: try object.required("frame").frame())
  }

  private mutating func space(_ value: MessageValue) throws(MessageFault) -> ImportedSpace {
    let object = try value.object(Self.spaceKeys)
    let parent = try space(object["parent"])
    let id = try object.required("id")
    guard try id.text() != Self.displaysSpace else {
      throw id.fault("a space cannot be called \"\(Self.displaysSpace)\": that is the display's own")
    }
    return ImportedSpace(
      id: try spaces.add(id, in: parent), parent: parent,
      axis: try object["axis"]?.word(ImportedSpace.Axis.self) ?? .vertical,
      viewport: try object.required("viewport").frame(),
      contentOffset: try object["contentOffset"]?.point() ?? Point(0, 0))
  }

  /// The name of the display's own space.
  private static let displaysSpace = "global"

  /// Returns the space with a name, or nil for the display's own.
  private func space(_ name: MessageValue?) throws(MessageFault) -> String? {
    guard let name, try name.text() != Self.displaysSpace else { return nil }
    return try spaces.known(name)
  }

  private mutating func element(_ value: MessageValue) throws(MessageFault) -> ImportedElement {
    let object = try value.object(Self.elementKeys)
    let parent = try object["parent"].map { name throws(MessageFault) in try elements.known(name) }
    var element = ImportedElement(
      id: try elements.add(object.required("id"), in: parent), frame: try object.required("frame").frame(),
      visibility: try object["visibility"]?.word(ImportedElement.Visibility.self) ?? .unknown)
    element.parent = parent
    element.identity = try object["identity"]?.word(ElementIdentity.self) ?? .native
    element.nativeId = try object["nativeId"]?.text()
    element.css = try object["css"]?.name(upTo: Limits.identifier)
    element.type = try object["type"]?.text()
    element.nativeType = try object["nativeType"]?.text()
    element.label = try object["label"]?.text()
    element.text = try object["text"]?.text()
    element.value = try object["value"]?.text()
    element.space = try space(object["space"])
    element.window = try object["window"].map { name throws(MessageFault) in try windows.known(name) }
    element.isEnabled = try object["enabled"]?.flag()
    element.isChecked = try object["checked"]?.flag()
    element.isSelected = try object["selected"]?.flag()
    element.isClickable = try object["clickable"]?.flag()
    element.z = try object["z"]?.order()
    return element
  }

  private func occluder(_ value: MessageValue) throws(MessageFault) -> ImportedOccluder {
    let object = try value.object(Self.occluderKeys)
    return ImportedOccluder(
      kind: try object.required("kind").words(), element: try elements.known(object.required("element")),
      opaque: try object["opaque"]?.flag() ?? true, isInferred: try object["inferred"]?.flag() ?? false,
      z: try object["z"]?.order())
  }
}

/// The ids of one kind of thing. They are compared by their bytes.
private struct Names {
  private let kind: String
  /// The nesting depth of each.
  private var depths: [[UInt8]: Int] = [:]

  init(_ kind: String) { self.kind = kind }

  /// Adds an id, which must be new.
  mutating func add(_ value: MessageValue, in parent: String? = nil) throws(MessageFault) -> String {
    let id = try value.name(upTo: Limits.identifier)
    let depth = parent.flatMap { depths[Array($0.utf8)] }.map { $0 + 1 } ?? 0
    guard depth < Limits.nesting else { throw value.fault("it is nested deeper than \(Limits.nesting)") }
    guard depths.updateValue(depth, forKey: Array(id.utf8)) == nil else {
      throw value.fault("another \(kind) has the id \"\(excerpt(id))\"")
    }
    return id
  }

  /// Returns an id that must have been added before.
  func known(_ value: MessageValue) throws(MessageFault) -> String {
    let id = try value.text()
    guard depths[Array(id.utf8)] != nil else { throw value.fault("there is no \(kind) \"\(excerpt(id))\" before it") }
    return id
  }
}

extension MessageValue {
  /// Returns a name that isn't empty, and has at most `limit` bytes.
  fileprivate func name(upTo limit: Int) throws(MessageFault) -> String {
    let text = try text()
    guard !text.isEmpty else { throw fault("it is empty") }
    guard text.utf8.count <= limit else { throw fault("it is longer than \(limit) bytes") }
    return text
  }

  /// Returns the name of a screen or a variant.
  fileprivate func snapshotName() throws(MessageFault) -> String {
    let text = try name(upTo: Limits.name)
    guard !text.utf8.contains(UInt8(ascii: "/")) else {
      throw fault("it holds a \"/\", which separates screen and variant")
    }
    return text
  }

  /// Returns traits in their order.
  func traits() throws(MessageFault) -> [ImportedTrait] {
    var traits: [ImportedTrait] = []
    let members = try object().members
    guard members.count <= Limits.freeKeys else { throw fault("there are more than \(Limits.freeKeys)") }
    for (name, value) in members { traits.append(ImportedTrait(name, try value.words())) }
    return traits
  }
}
