package import TutorialSyntax

/// A `row` or a `column`: a box that is shared equally among items.
package struct LineDeclaration: DescribedMap {
  /// The direction in which the items follow each other.
  package enum Axis: Sendable, Hashable {
    /// `row`: in reading order.
    case row
    /// `column`: downwards.
    case column

    /// The name in messages, with its article.
    fileprivate var what: StaticString { self == .row ? "a row" : "a column" }
  }

  /// The direction of the items.
  package var axis = Axis.row
  /// The box.
  package var box = BoxDeclaration()
  /// `gap`: the space between two items, in logical units.
  package var gap: Double?
  /// `items`: the ids of the elements, in reading order.
  package var items: [Sourced<String>]?

  package init() {}

  /// Merges this row over an inherited one.
  package func merged(over base: LineDeclaration) -> LineDeclaration {
    var result = inheriting(base)
    result.box.isPartial = box.isPartial || base.box.isPartial
    return result
  }

  /// `gap`, else 0.
  package var gapOrDefault: Double { gap ?? 0 }

  package static let keys = MapDescription<Self>(
    "line", of: "a row",
    "A box that is shared equally among items, in reading order: a `place` with two more keys.",
    rules: BoxDeclaration.overconstrained,
    examples: [["left": 0, "right": 0, "bottom": 34, "height": 49, "items": ["mail", "search", "settings"]]],
    finish: { decoder, node, line in
      // An unknown key may be a misspelt constraint.
      if decoder.hasUnknownKey(in: node) { line.box.isPartial = true }
    }
  ) {
    BoxDeclaration.keys.keys.map(inBox)
    Key(
      "gap", .distance(examples: [8]), "The space between two items.", called: "the gap", else: \.gapOrDefault,
      get: { $0.gap }, set: { $0.gap = $1 })
    Key(
      KeyDescription(
        name: "items", prose: "The ids of the items, in reading order. The list also declares the items.",
        form: KindForm(
          ["type": "array", "minItems": 1, "items": .reference(.layoutID)], examples: [["friday", "saturday"]]),
        otherwise: .words("the base's with `extends`, else required")),
      inherit: { $0.items = $0.items ?? $1.items }
    ) { decoder, field, _, line in
      line.items = decoder.lineItems(field.value, of: line.axis.what)
    }
  }

  private static func inBox(_ key: Key<BoxDeclaration>) -> Key<Self> {
    Key(key.description, inherit: { key.inherit(&$0.box, $1.box) }) { decoder, field, called, line in
      key.read(&decoder, field, called, &line.box)
    }
  }
}

extension Decoder {
  /// Reads `row` or `column`.
  mutating func line(_ node: NodeID, axis: LineDeclaration.Axis) -> LineDeclaration? {
    var line = LineDeclaration()
    line.axis = axis
    line.box.isPartial = document.isPartial
    read(node, into: &line, LineDeclaration.keys, of: axis.what)
    return document.kind(node) == .mapping ? line : nil
  }

  fileprivate mutating func lineItems(_ node: NodeID, of what: StaticString) -> [Sourced<String>] {
    if document.kind(node) == .sequence, document.childCount(node) == 0 {
      reportOutOfRange(node, "\(what) needs at least one item")
    }
    return items(node, expected: "a list of ids") { $0.entryID($1, of: "the id of an element") }
  }
}
