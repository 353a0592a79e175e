package import TutorialGeometry
import TutorialSyntax
import TutorialValues

/// The start or the end of a sprite's movement.
package enum SpritePoint: Sendable {
  /// A point of an element.
  case element(Selector, at: TargetPoint)
  /// A point in the viewport, in logical units.
  case coordinates(Point)
}

/// A map for a sprite's point while it is being decoded.
struct SpritePointPartial: DescribedMap {
  var target: NodeID?
  var at: Located<TargetPoint>?

  /// `at`, else the centre.
  var pointOrDefault: TargetPoint { at?.value ?? .center }

  static let keys = MapDescription<Self>("elementPoint", of: "a point", its: "the point's", "A point of an element.") {
    Key(
      KeyDescription(
        name: "target", prose: "The element, as a [selector](#selectors).", form: Kind<Selector>.selector.form,
        otherwise: .required)
    ) { _, field, _, point in point.target = field.value }
    Key(
      "at", .word(TargetPoint.self), "The point of the element.", called: "the place on the target",
      else: \.pointOrDefault,
      get: { $0.at }, set: { $0.at = $1 })
  }
}

extension Kind where Value == Located<SpritePoint> {
  /// `{ target, at }` or `[x, y]`.
  static var spritePoint: Kind {
    let schema = SchemaDefinition("spritePoint") {
      [
        "anyOf": [
          ["type": "array", "items": .reference(.coordinate), "minItems": 2, "maxItems": 2],
          .reference(SpritePointPartial.keys.outline.definition),
        ]
      ]
    }
    return Kind(
      KindForm(
        .reference(schema), examples: [["target": "search", "at": "bottom"], [40, 60]],
        map: { SpritePointPartial.keys.outline })
    ) { decoder, field, _ in
      let (document, node) = (decoder.document, field.value)
      switch document.kind(node) {
      case .sequence:
        return decoder.numbers(node, count: 2, expected: "[x, y]")?.map { .coordinates(Point($0[0], $0[1])) }
      case .mapping:
        let point = decoder.map(node, SpritePointPartial.self)
        guard let target = point.target else { return nil }
        return decoder.selector(target).map { Located(.element($0, at: point.pointOrDefault), document.range(node)) }
      default:
        decoder.reportWrongType(node, expected: "{ target, at } or [x, y]")
        return nil
      }
    }
  }
}
