import TutorialGeometry
import TutorialSyntax

extension Decoder {
  /// A number above 0.
  mutating func positive(_ node: NodeID, upTo limit: Double = Limits.coordinate, of name: String) -> Located<Double>? {
    guard let value = number(node, in: -Limits.coordinate...limit, of: name) else { return nil }
    guard value.value > 0 else {
      reportOutOfRange(node, "\(name) is \(describe(value.value)), it must be greater than 0")
      return nil
    }
    return value
  }

  /// A length in logical units that may be 0.
  mutating func length(_ node: NodeID, of name: String) -> Located<Double>? {
    number(node, in: 0...Limits.coordinate, of: name)
  }

  /// A fraction from 0 to 1.
  mutating func fraction(_ node: NodeID, of name: String) -> Located<Double>? {
    number(node, in: 0...1, of: name)
  }

  /// Width and height, both above 0; one number is both.
  mutating func size(_ node: NodeID, of name: String) -> Located<Size>? {
    if document.kind(node) == .plain {
      return positive(node, of: name)?.map { Size($0, $0) }
    }
    guard document.kind(node) == .sequence, document.childCount(node) == 2 else {
      reportWrongType(node, expected: "a number or [width, height]")
      return nil
    }
    let sides = list(node) { $0.positive($1, of: name) }
    guard sides.value.count == 2 else { return nil }
    return Located(Size(sides.value[0].value, sides.value[1].value), sides.range)
  }

  /// A radius for all corners, or `[topLeft, topRight, bottomRight, bottomLeft]`.
  mutating func cornerRadii(_ node: NodeID, of name: String) -> Located<CornerRadii>? {
    if document.kind(node) == .plain { return length(node, of: name)?.map { CornerRadii($0) } }
    guard document.kind(node) == .sequence, document.childCount(node) == 4 else {
      reportWrongType(node, expected: "a number or [topLeft, topRight, bottomRight, bottomLeft]")
      return nil
    }
    let radii = list(node) { $0.length($1, of: name)?.value }
    guard radii.value.count == 4 else { return nil }
    return radii.map { CornerRadii(topLeft: $0[0], topRight: $0[1], bottomRight: $0[2], bottomLeft: $0[3]) }
  }
}
