package import TutorialSyntax
import TutorialValues

/// A box positioned like CSS's absolute boxes, by two constraints on each axis.
package struct BoxDeclaration: MergeableMap {
  /// `in`: `viewport`, `safeArea`, an element or a space; nil stands for the viewport.
  package var container: Sourced<String>?
  /// `left`, `right`, `leading`, `trailing`, `width` and `centerX`.
  package var horizontal = AxisConstraints()
  /// `top`, `bottom`, `height` and `centerY`.
  package var vertical = AxisConstraints()
  /// True if a key did not decode, so that its absence gets no diagnostic.
  package var isPartial = false

  package init() {}

  /// The container: `in`, else the viewport.
  package var containerOrDefault: String { container?.value ?? "viewport" }

  /// True if nothing is declared.
  package var isEmpty: Bool { container == nil && horizontal.isEmpty && vertical.isEmpty }

  package static let keys = MapDescription<Self>(
    "place", of: "a place",
    "A box in another, positioned like an absolute one in CSS: exactly two constraints on each axis.",
    rules: overconstrained, examples: [["left": 0, "right": 0, "top": 0, "height": 100]],
    finish: { decoder, node, box in
      // An unknown key may be a misspelt constraint.
      if decoder.hasUnknownKey(in: node) { box.isPartial = true }
    }
  ) {
    Key(
      "in", .entryID(examples: ["safeArea"]),
      "The container: `viewport` (the whole display), `safeArea`, an element, or a space.",
      called: "the container of a place", else: \.containerOrDefault
    ) {
      $0.container
    } set: {
      $0.container = $1
      if $1 == nil { $0.isPartial = true }
    }
    side(
      "left", .position(examples: [16]),
      "The distance from the container's left side, inwards; a negative one is outside.",
      get: { $0.horizontal.start }, set: { $0.horizontal.start = $1 })
    side(
      "right", .position(examples: [-4]), "The distance from the container's right side, inwards.",
      get: { $0.horizontal.end }, set: { $0.horizontal.end = $1 })
    side(
      "leading", .position(examples: [16]),
      "The distance from the side where lines begin: `left`, or `right` in a variant that reads from right to left.",
      get: { $0.horizontal.leading }, set: { $0.horizontal.leading = $1 })
    side(
      "trailing", .position(examples: [16]), "The distance from the side where lines end.",
      get: { $0.horizontal.trailing }, set: { $0.horizontal.trailing = $1 })
    side(
      "top", .position(examples: [0]), "The distance from the container's top, inwards.",
      get: { $0.vertical.start }, set: { $0.vertical.start = $1 })
    side(
      "bottom", .position(examples: [34]), "The distance from the container's bottom, inwards.",
      get: { $0.vertical.end }, set: { $0.vertical.end = $1 })
    side(
      "width", .sideLength, "The box's own width, above 0.",
      get: { $0.horizontal.size }, set: { $0.horizontal.size = $1 })
    side(
      "height", .sideLength, "The box's own height, above 0.",
      get: { $0.vertical.size }, set: { $0.vertical.size = $1 })
    side(
      "centerX", .position(examples: [0]),
      "The distance from the container's middle to the box's, positive to the right; 0 centres the box.",
      get: { $0.horizontal.center }, set: { $0.horizontal.center = $1 })
    side(
      "centerY", .position(examples: [0]), "The distance from the container's middle to the box's, positive downwards.",
      get: { $0.vertical.center }, set: { $0.vertical.center = $1 })
  }

  /// Schema rules against too many constraints on an axis, and against mixing physical and logical sides.
  static let overconstrained: @Sendable () -> [SchemaNode.Member] = {
    let axes = [
      ["left", "right", "width", "centerX"], ["leading", "trailing", "width", "centerX"],
      ["top", "bottom", "height", "centerY"],
    ]
    let triples = axes.flatMap { axis in axis.indices.reversed().map { left in axis.filter { $0 != axis[left] } } }
    let mixed = ["left", "right"].flatMap { side in ["leading", "trailing"].map { [side, $0] } }
    // `null` removes a constraint, so it doesn't count: only numbers do.
    let contradictions = (triples + mixed).map { names in
      SchemaNode.object([
        .init("properties", .object(names.map { .init($0, ["type": "number"]) })),
        .init("required", .array(names.map { .string($0) })),
      ])
    }
    return [.init("not", .reference(SchemaDefinition("overconstrained") { ["anyOf": .array(contradictions)] }))]
  }

  /// A constraint's key. If the value doesn't decode, the box is partial.
  private static func side(
    _ name: String, _ kind: Kind<Double>, _ prose: String,
    get: @escaping @Sendable (Self) -> AxisConstraints.Constraint?,
    set: @escaping @Sendable (inout Self, AxisConstraints.Constraint) -> Void
  ) -> Key<Self> {
    Key(name, .constraint(kind), prose, get: get) { box, value in
      if let value {
        set(&box, value)
      } else {
        box.isPartial = true
      }
    }
  }
}

extension Kind where Value == Double {
  /// The width or height of a box. Its sign is checked when the box is placed.
  fileprivate static var sideLength: Kind {
    Kind(KindForm(.reference(.extent), examples: [56])) { decoder, field, _ in decoder.position(field.value) }
  }
}

extension Kind where Value == AxisConstraints.Constraint {
  /// A number, or `null`, which removes an inherited constraint.
  fileprivate static func constraint(_ kind: Kind<Double>) -> Kind {
    let form = kind.form
    return Kind(
      KindForm(["anyOf": [form.schema(), ["type": "null"]]], examples: form.examples)
    ) { decoder, field, called in
      if decoder.document.isNull(field.value) { return .removed }
      return kind.read(&decoder, field, called).map { .at($0) }
    }
  }
}

extension Decoder {
  mutating func box(_ node: NodeID) -> BoxDeclaration? {
    var box = BoxDeclaration()
    box.isPartial = document.isPartial
    read(node, into: &box, BoxDeclaration.keys)
    return document.kind(node) == .mapping ? box : nil
  }
}
