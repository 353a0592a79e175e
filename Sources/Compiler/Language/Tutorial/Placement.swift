package import TutorialSyntax
import TutorialValues

/// Where a callout stands: a side of the anchor and an alignment along it.
package struct Placement: Sendable, Hashable {
  /// A side of the anchor, or a place of its own.
  package enum Side: String, Sendable, CaseIterable {
    case top, bottom, leading, trailing, left, right
    /// The middle of the viewport.
    case center
    /// Whichever side has room.
    case auto
  }

  /// Which ends line up.
  package enum Alignment: String, Sendable, CaseIterable {
    case start, center, end
  }

  /// The side.
  package var side: Side
  /// The alignment; `center` where none is written.
  package var alignment: Alignment

  /// A placement at `side`.
  package init(_ side: Side, _ alignment: Alignment = .center) {
    self.side = side
    self.alignment = alignment
  }

  /// As it is written: `top`, `bottom-start`, `auto`.
  package var name: String { alignment == .center ? side.rawValue : "\(side.rawValue)-\(alignment.rawValue)" }
}

/// The placements as they are written.
enum PlacementName: String, DescribedWord, DocumentKey {
  case top, topStart = "top-start", topEnd = "top-end"
  case bottom, bottomStart = "bottom-start", bottomEnd = "bottom-end"
  case leading, leadingStart = "leading-start", leadingEnd = "leading-end"
  case trailing, trailingStart = "trailing-start", trailingEnd = "trailing-end"
  case left, leftStart = "left-start", leftEnd = "left-end"
  case right, rightStart = "right-start", rightEnd = "right-end"
  case center, auto

  static let table = KeyTable<Self>(hints: ValuesOfOtherTools.placements)

  var prose: String {
    switch self {
    case .top: "above, in the middle"
    case .topStart: "above, both beginning at one edge"
    case .topEnd: "above, both ending at one edge"
    case .bottom: "below, in the middle"
    case .bottomStart: "below, both beginning at one edge"
    case .bottomEnd: "below, both ending at one edge"
    case .leading: "where lines begin, in the middle"
    case .leadingStart: "where lines begin, both beginning at one edge"
    case .leadingEnd: "where lines begin, both ending at one edge"
    case .trailing: "where lines end, in the middle"
    case .trailingStart: "where lines end, both beginning at one edge"
    case .trailingEnd: "where lines end, both ending at one edge"
    case .left: "at the left, in the middle"
    case .leftStart: "at the left, both beginning at one edge"
    case .leftEnd: "at the left, both ending at one edge"
    case .right: "at the right, in the middle"
    case .rightStart: "at the right, both beginning at one edge"
    case .rightEnd: "at the right, both ending at one edge"
    case .center: "in the middle of what can be seen"
    case .auto: "on the side on which it covers least"
    }
  }

  /// What the name says.
  var placement: Placement {
    switch self {
    case .top: Placement(.top)
    case .topStart: Placement(.top, .start)
    case .topEnd: Placement(.top, .end)
    case .bottom: Placement(.bottom)
    case .bottomStart: Placement(.bottom, .start)
    case .bottomEnd: Placement(.bottom, .end)
    case .leading: Placement(.leading)
    case .leadingStart: Placement(.leading, .start)
    case .leadingEnd: Placement(.leading, .end)
    case .trailing: Placement(.trailing)
    case .trailingStart: Placement(.trailing, .start)
    case .trailingEnd: Placement(.trailing, .end)
    case .left: Placement(.left)
    case .leftStart: Placement(.left, .start)
    case .leftEnd: Placement(.left, .end)
    case .right: Placement(.right)
    case .rightStart: Placement(.right, .start)
    case .rightEnd: Placement(.right, .end)
    case .center: Placement(.center)
    case .auto: Placement(.auto)
    }
  }
}

extension Placement: Written {
  package var written: SchemaNode { .string(name) }
}

extension Kind where Value == Located<[Placement]> {
  /// One placement, or several with the best first.
  static var placements: Kind {
    let words = WordDescription.all(PlacementName.self)
    let schema = SchemaDefinition("placement") { WordDescription.schema(words) }
    return Kind(
      KindForm(
        [
          "anyOf": [
            .reference(schema), ["type": "array", "minItems": 1, "items": .reference(schema)],
          ]
        ], examples: ["top", ["trailing", "bottom"]], words: words)
    ) { decoder, field, _ in
      if decoder.document.kind(field.value) == .sequence, decoder.document.childCount(field.value) == 0 {
        decoder.reportOutOfRange(field.value, "the list of placements is empty")
        return nil
      }
      let placements = decoder.oneOrMore(field.value) {
        $0.choice($1, PlacementName.self, of: "a placement")?.value.placement
      }
      return placements.value.isEmpty ? nil : placements
    }
  }
}
