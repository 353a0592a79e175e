package import TutorialGeometry
package import TutorialSyntax

/// An element as declared.
package struct ElementDeclaration: MergeableDeclaration {
  /// `id`.
  package var id: Sourced<String>
  /// `nativeId`.
  package var nativeId: String?
  /// `css`.
  package var css: String?
  /// `identity`.
  package var identity: ElementIdentity?
  /// `space`; nil stands for the display's own space.
  package var space: Sourced<String>?
  /// `parent`.
  package var parent: Sourced<String>?
  /// `window`.
  package var window: Sourced<String>?
  /// `frame`, `place`, `row` or `column`.
  package var placement: Sourced<ElementPlacement>?
  /// `transform`, in the coordinates of the element's space.
  package var transform: Transform?
  /// `shape`.
  package var shape: Shape?
  /// `type`.
  package var type: String?
  /// `label`.
  package var label: LocalizedText?
  /// `text`.
  package var text: LocalizedText?
  /// `value`.
  package var value: LocalizedText?
  /// `visibility`.
  package var visibility: Element.Visibility?
  /// `enabled`, `checked`, `selected` and `clickable`.
  package var state = ElementState()
  /// `z`.
  package var z: Double?
  /// `attributes`.
  package var attributes: [Element.Attribute] = []
  /// `remove`.
  package var isRemoval = false
  /// True if its frame did not decode, so that the absence gets no diagnostic.
  package var isPartial = false
  /// The number of keys among `frame`, `place`, `row` and `column`. The first counts; more are reported.
  fileprivate var placements = 0

  /// An element with only an id.
  package init(id: Sourced<String>) {
    self.id = id
  }

  package init() {
    self.init(id: .none)
  }

  package var mergeID: Sourced<String>? { id }

  package func merged(over base: ElementDeclaration) -> ElementDeclaration {
    var result = inheriting(base)
    result.mergePlacement(over: base)
    result.isPartial = isPartial || base.isPartial
    return result
  }

  /// Inherits placement and space, unless the element has a placement of its own.
  private mutating func mergePlacement(over base: ElementDeclaration) {
    guard let own = placement else {
      placement = base.placement
      space = space ?? base.space
      return
    }
    placement = Sourced(own.value.merged(over: base.placement?.value), own.span)
    // A placed element lies in its container's space, so it doesn't inherit the space of a frame.
    if case .frame = own.value { space = space ?? base.space }
  }

  /// The name of its space: `space`, else the display's own.
  package var spaceOrDefault: String { space?.value ?? globalSpace }
  /// `identity`, else native: an author chose an id that is declared without a word.
  package var identityOrDefault: ElementIdentity { identity ?? .native }
  /// `visibility`, else unknown.
  package var visibilityOrDefault: Element.Visibility { visibility ?? .unknown }
  /// `z`, else 0.
  package var zOrDefault: Double { z ?? 0 }

  // The most frequent keys come first, because they are found first.
  package static let keys = MapDescription<Self>(
    "element", of: "an element", "An element of the screen: its position and its names.",
    rules: {
      let pairs: [SchemaNode] = Self.placements.indices.flatMap { first in
        Self.placements.indices.dropFirst(first + 1).map { second in
          ["required": [.string(Self.placements[first]), .string(Self.placements[second])]]
        }
      }
      return [.init("not", ["anyOf": .array(pairs)])]
    },
    examples: [["id": "compose", "frame": [321, 690, 56, 56], "type": "button", "label": "Compose"]],
    finish: { decoder, node, element in
      if element.placements > 1, let id = element.id.ifWritten {
        decoder.reportSeveralPlacements(of: id.value, at: node)
      }
    }
  ) {
    Key(
      "id", .entryID(examples: ["compose"]), "The element's name in tutorials; unique in the snapshot.",
      called: "the id of an element", or: .required,
      get: { $0.id.ifWritten }, set: { if let id = $1 { $0.id = id } })
    placement(
      "frame", .frame,
      "The element's frame in the coordinates of its space: `[x, y, width, height]`. Negative sides are kept."
    )
    Key(
      "type", .plainText(examples: ["button"]), "The kind of element, by which selectors can find it.",
      get: { $0.type }, set: { $0.type = $1 })
    Key(
      "label", .localized, "The text that a screen reader says, as [a text or by locale](#texts).",
      get: { $0.label }, set: { $0.label = $1 })
    Key("text", .localized, "The text that the element shows.", get: { $0.text }, set: { $0.text = $1 })
    Key("value", .localized, "The current value of a control.", get: { $0.value }, set: { $0.value = $1 })
    Key(
      "parent", .entryID(examples: ["list"]), "The element that contains this one, for `within` and `has`.",
      called: "the parent of an element", or: .words("its row or column, else none"),
      get: { $0.parent }, set: { $0.parent = $1 })
    // Inherited together with the frame, in `mergePlacement`.
    Key(
      "space", .entryID(examples: ["feed"]), "The coordinate [space](#spaces) of `frame`.",
      called: "the space of an element", else: \.spaceOrDefault
    ) { _ in
      nil
    } set: {
      $0.space = $1
    }
    Key(
      "window", .entryID(examples: ["app"]), "The [window](#windows) that contains the element.",
      called: "the window of an element", or: .words("its parent's, else the first of type `app`"),
      get: { $0.window }, set: { $0.window = $1 })
    Key(
      "visibility", .choice(Element.Visibility.self),
      "The visibility that the source reports. The compiler itself finds out what follows from geometry alone.",
      called: "the visibility", else: \.visibilityOrDefault,
      get: { $0.visibility }, set: { $0.visibility = $1 })
    state(
      "enabled", "True if the element does anything when it is used.",
      get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
    state(
      "checked", "True if the element is switched on; for elements that can be.",
      get: { $0.isChecked }, set: { $0.isChecked = $1 })
    state(
      "selected", "True if the element is the chosen one of several, such as a tab.",
      get: { $0.isSelected }, set: { $0.isSelected = $1 })
    state("clickable", "True if the element takes taps.", get: { $0.isClickable }, set: { $0.isClickable = $1 })
    Key(
      "nativeId", .plainText(examples: ["com.example:id/compose"]),
      "The element's id on its platform, which may repeat.",
      get: { $0.nativeId }, set: { $0.nativeId = $1 })
    Key(
      "css", .cssSelector, "A CSS selector that matches the element, and nothing else, on a web page.",
      get: { $0.css }, set: { $0.css = $1 })
    Key(
      "identity", .choice(ElementIdentity.self),
      "The origin of the id, which determines [how long it lasts](layouts.md#ids).",
      called: "the identity", else: \.identityOrDefault,
      get: { $0.identity }, set: { $0.identity = $1 })
    Key(
      "shape", .elementShape, "The element's [outline](#shapes), which a cutout of shape `auto` follows.",
      or: .words("unknown"),
      get: { $0.shape }, set: { $0.shape = $1 })
    placement("place", .place, "The element's position as a box in [another](#places).")
    placement("row", .line(.row), "The element's position as a [row](#rows-and-columns) that its items share.")
    placement("column", .line(.column), "The element's position as a [column](#rows-and-columns) that its items share.")
    Key(
      "transform", .transform,
      "The element's transform `[a, b, c, d, tx, ty]`, in the coordinates of its space: x' = a·x + c·y + tx, y' = b·x + d·y + ty, as in SVG's `matrix`.",
      get: { $0.transform }, set: { $0.transform = $1 })
    Key(
      "z", .position(examples: [1]), "The element's z-order in its window; of equal ones the later is on top.",
      else: \.zOrDefault,
      get: { $0.z }, set: { $0.z = $1 })
    Key(
      "attributes", .attributes, "A map of the source's other attributes, which is kept but not used.",
      get: { $0.attributes }, set: { $0.attributes = $1 ?? [] })
    removal()
  }

  fileprivate static let placements = ["frame", "place", "row", "column"]

  /// The key of a property of the state.
  ///
  /// It uses closures, because building a key path in each run takes as long as reading some elements.
  private static func state(
    _ name: String, _ prose: String, get: @escaping @Sendable (ElementState) -> Bool?,
    set: @escaping @Sendable (inout ElementState, Bool?) -> Void
  ) -> Key<Self> {
    Key(name, .boolean, prose, or: .words("unknown"), get: { get($0.state) }, set: { set(&$0.state, $1) })
  }

  /// The key of a placement. The first one in a map counts. Inheritance is left to `mergePlacement`.
  private static func placement(_ name: String, _ kind: Kind<ElementPlacement>, _ prose: String) -> Key<Self> {
    Key(
      KeyDescription(
        name: name, prose: prose, form: kind.form,
        otherwise: .words("none: an element has one of the four, unless it is an item of a row or column"))
    ) { decoder, field, called, element in
      element.placements += 1
      guard element.placements == 1 else { return }
      guard let placement = kind.read(&decoder, field, called) else {
        element.isPartial = true
        return
      }
      element.placement = Sourced(placement, decoder.document.span(field.value))
    }
  }
}

extension Kind where Value == [Element.Attribute] {
  /// A map of names to texts. Attributes of a derived element keep their own order.
  fileprivate static var attributes: Kind {
    Kind(
      KindForm(
        ["type": "object", "additionalProperties": .reference(.layoutText)],
        examples: [["class": "android.widget.Button"]]),
      over: { own, base in
        let names = Set(own.map(\.name))
        return base.filter { !names.contains($0.name) } + own
      }
    ) { decoder, field, _ in
      decoder.pairs(field.value, of: "the attributes of an element").compactMap { entry in
        decoder.string(entry.value).map { .init(name: decoder.document.string(entry.key), value: $0.value) }
      }
    }
  }
}

extension Decoder {
  /// Reads one item of `elements`. It is decoded in place, because elements are large and many.
  mutating func element(_ node: NodeID, behind others: inout [ElementDeclaration]) {
    let place = others.count
    others.append(ElementDeclaration(id: Sourced("", document.span(node))))
    others[place].isPartial = document.isPartial
    read(node, into: &others[place], ElementDeclaration.keys)
    if others[place].id.value.isEmpty { others.removeLast() }
  }

  fileprivate mutating func reportSeveralPlacements(of id: String, at node: NodeID) {
    var keys: [NodeID] = []
    var children = document.children(node)
    while let key = children.next(), children.next() != nil {
      guard document.isScalar(key), ElementDeclaration.placements.contains(document.string(key)) else { continue }
      if !keys.contains(where: { document.string($0) == document.string(key) }) { keys.append(key) }
    }
    guard keys.count > 1 else { return }
    let names = keys.map { document.string($0) }
    report(
      Diagnostic(
        .placeConstraints, "\"\(excerpt(id))\" has \(names.joined(separator: " and ")), of which it can have only one",
        at: document.span(keys[1]), labels: [.init(document.span(keys[0]), "this one counts")]))
  }
}
