package import TutorialSyntax

/// A `row` or a `column`: a box that is shared equally among items.
package struct LineDeclaration: DescribedMap {
  /// The way in which the items follow each other.
  package enum Axis: Sendable, Hashable {
    /// `row`: in reading order.
    case row
    /// `column`: downwards.
    case column

    /// What it is called in messages, with its article.
    fileprivate var what: StaticString { self == .row ? "a row" : "a column" }
  }

  /// A row or a column.
  package var axis: Axis
  /// The box.
  package var box = BoxDeclaration()
  /// `gap`: between two items.
  package var gap: Double?
  /// `items`: the ids of the elements, in reading order.
  package var items: [Sourced<String>]?

  /// A row or column that nothing is written of.
  package init(axis: Axis) {
    self.axis = axis
  }

  /// A row of which nothing is written.
  package init(range: ByteRange) {
    self.init(axis: .row)
  }

  /// The row with what it leaves out taken from an inherited one.
  package func merged(over base: LineDeclaration) -> LineDeclaration {
    var result = inheriting(base)
    result.box.isPartial = box.isPartial || base.box.isPartial
    return result
  }

  /// `gap`, else none.
  package var gapOrDefault: Double { gap ?? 0 }
}

extension LineDeclaration {
  package static let keys = MapDescription<Self>(
    "line", of: "a row",
    "A box that is shared equally among items, in reading order: as a `place`, with two keys more.",
    rules: BoxDeclaration.overconstrained,
    examples: [["left": 0, "right": 0, "bottom": 34, "height": 49, "items": ["mail", "search", "settings"]]],
    finish: { decoder, node, line in
      // An unknown key may be a constraint.
      if decoder.hasUnknownKey(in: node) { line.box.isPartial = true }
    }
  ) {
    BoxDeclaration.keys.keys.map(inBox)
    Key("gap", .distance(examples: [8]), "Between two items.", called: "the gap", else: \.gapOrDefault) {
      $0.gap
    } set: {
      $0.gap = $1
    }
    Key(
      KeyDescription(
        name: "items", prose: "The ids of the items, in reading order, which this declares.",
        form: KindForm(
          ["type": "array", "minItems": 1, "items": .reference(.layoutID)], examples: [["friday", "saturday"]]),
        otherwise: .words("the base's with `extends`, else required")),
      inherit: { $0.items = $0.items ?? $1.items }
    ) { decoder, field, _, line in
      line.items = decoder.lineItems(field.value, of: line.axis.what)
    }
  }

  /// A key of the box.
  private static func inBox(_ key: Key<BoxDeclaration>) -> Key<Self> {
    Key(key.description, inherit: { key.inherit(&$0.box, $1.box) }) { decoder, field, called, line in
      key.read(&decoder, field, called, &line.box)
    }
  }
}

extension Decoder {
  /// `row` or `column`.
  mutating func line(_ node: NodeID, axis: LineDeclaration.Axis) -> LineDeclaration? {
    var line = LineDeclaration(axis: axis)
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
