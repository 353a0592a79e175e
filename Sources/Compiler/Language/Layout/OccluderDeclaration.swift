package import TutorialGeometry
package import TutorialSyntax

/// An occluder as declared.
package struct OccluderDeclaration: MergeableDeclaration {
  /// The start of the map.
  package var head = SourceSpan.nowhere
  /// `id`.
  package var id: Sourced<String>?
  /// `kind`.
  package var kind: String?
  /// `element`.
  package var element: Sourced<String>?
  /// `frame`, in global coordinates.
  package var frame: Rect?
  /// `opaque`.
  package var isOpaque: Bool?
  /// `inferred`.
  package var isInferred: Bool?
  /// `z`.
  package var z: Double?
  /// `window`.
  package var window: Sourced<String>?
  /// `remove`.
  package var isRemoval = false
  /// True if its frame did not decode, so that the absence gets no diagnostic.
  package var isPartial = false

  package init() {}

  package var mergeID: Sourced<String>? { id ?? element }

  /// `opaque`, else true.
  package var isOpaqueOrDefault: Bool { isOpaque ?? true }
  /// True if an author declared it. Keyboards don't count, because importers find them by themselves.
  package var isTold: Bool { kind != "keyboard" && !isInferredOrDefault }
  /// `inferred`, else false.
  package var isInferredOrDefault: Bool { isInferred ?? false }

  package static let keys = MapDescription<Self>(
    "occluder", of: "an occluder", "A thing that covers what is behind it: a bar, a keyboard, a sheet.",
    rules: { [.init("anyOf", [["required": ["id"]], ["required": ["element"]], ["required": ["frame"]]])] },
    examples: [["kind": "tabBar", "element": "tabs"]]
  ) {
    Key(
      "id", .entryID(examples: ["tab-bar"]), "The id by which an extending snapshot refers to the occluder.",
      called: "the id of an occluder", or: .words("the element's"),
      get: { $0.id }, set: { $0.id = $1 })
    Key(
      "kind", .plainText(examples: ["tabBar"]),
      "The kind of occluder, in free words: `tabBar`, `navigationBar`, `keyboard`, `sheet` ….",
      get: { $0.kind }, set: { $0.kind = $1 })
    Key(
      "element", .entryID(examples: ["tabs"]),
      "The element that covers; it never covers itself or its contents.", called: "the element of an occluder",
      or: .words("none: then `frame` is required")
    ) {
      $0.element
    } set: {
      $0.element = $1
      if $1 == nil { $0.isPartial = true }
    }
    Key("frame", .frame, "The covered area, in the display's coordinates.", or: .words("the element's")) {
      $0.frame
    } set: {
      $0.frame = $1
      if $1 == nil { $0.isPartial = true }
    }
    Key(
      "opaque", .boolean, "True if nothing shows through; only then does the occluder hide a target.",
      else: \.isOpaqueOrDefault,
      get: { $0.isOpaque }, set: { $0.isOpaque = $1 })
    Key(
      "inferred", .boolean,
      "True if an importer inferred the occluder from its type. A list of such occluders alone does not say that nothing else covers.",
      else: \.isInferredOrDefault,
      get: { $0.isInferred }, set: { $0.isInferred = $1 })
    Key(
      "z", .position(examples: [10]), "The occluder's z-order in its window.", or: .words("the element's"),
      get: { $0.z }, set: { $0.z = $1 })
    Key(
      "window", .entryID(examples: ["app"]), "The window that contains the occluder.",
      called: "the window of an occluder",
      or: .words("the element's"),
      get: { $0.window }, set: { $0.window = $1 })
    removal()
  }
}

extension Decoder {
  /// One item of `occluders`.
  mutating func occluder(_ node: NodeID, behind others: inout [OccluderDeclaration]) {
    var occluder = OccluderDeclaration()
    occluder.head = headSpan(node)
    occluder.isPartial = document.isPartial
    read(node, into: &occluder, OccluderDeclaration.keys)
    if document.kind(node) == .mapping { others.append(occluder) }
  }
}
