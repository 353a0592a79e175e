import TutorialGeometry
import TutorialSyntax
import TutorialTourDescription
import TutorialValues

/// A shape written as a map, before it is checked: `{ roundedRect, smoothing }` or `{ path, viewBox }`.
struct ShapePartial: DescribedMap {
  struct Part: Sendable {
    var name: NodeID
    var value: NodeID

    init(_ field: FieldCursor.Field) {
      name = field.name
      value = field.value
    }
  }

  var roundedRect: Part?
  var smoothing: Part?
  var path: Part?
  var viewBox: Part?

  static let keys = MapDescription<Self>(
    "shape", of: "a shape", "A rounded rectangle, or a custom path.",
    rules: {
      [
        .init(
          "oneOf",
          [
            ["required": ["roundedRect"], "not": ["anyOf": [["required": ["path"]], ["required": ["viewBox"]]]]],
            ["required": ["path", "viewBox"], "not": ["required": ["smoothing"]]],
          ])
      ]
    }
  ) {
    Key(
      KeyDescription(
        name: "roundedRect",
        prose: "The radius of all corners, or `[topLeft, topRight, bottomRight, bottomLeft]`.",
        form: Kind<Located<CornerRadii>>.radii.form, otherwise: .words("none: a shape has this or a `path`"))
    ) { _, field, _, shape in shape.roundedRect = Part(field) }
    Key(
      KeyDescription(
        name: "smoothing", prose: "The smoothing of a `roundedRect`'s corners; 0.6 looks like iOS.",
        form: KindForm(.reference(.fraction), examples: [0.6]), otherwise: .value(.number(plainSmoothing)))
    ) { _, field, _, shape in shape.smoothing = Part(field) }
    Key(
      KeyDescription(
        name: "path", prose: "SVG path data of one closed subpath, whose view box is stretched to the frame.",
        form: KindForm(["type": "string", "minLength": 1], examples: ["M 0 0 H 10 L 5 8 Z"]),
        otherwise: .words("none: a shape has this or a `roundedRect`"))
    ) { _, field, _, shape in shape.path = Part(field) }
    Key(
      KeyDescription(
        name: "viewBox", prose: "The box in which the path is drawn: `[x, y, width, height]`.",
        form: KindForm(
          [
            "type": "array", "minItems": 4, "maxItems": 4,
            "prefixItems": [
              .reference(.coordinate), .reference(.coordinate), .reference(.extent), .reference(.extent),
            ],
          ], examples: [[0, 0, 10, 8]]), otherwise: .words("none: a `path` requires it"))
    ) { _, field, _, shape in shape.viewBox = Part(field) }
  }

  /// The default smoothing of corners.
  static let plainSmoothing = 0.0
}

extension Kind where Value == Shape {
  /// A shape: a word, `{ roundedRect, smoothing }` or `{ path, viewBox }`.
  static var elementShape: Kind {
    Kind(form) { decoder, field, _ in decoder.elementShape(field.value) }
  }

  private static var form: KindForm {
    let words = WordDescription.all(NamedShape.self)
    return KindForm(
      ["anyOf": [WordDescription.schema(words), .reference(ShapePartial.keys.outline.definition)]],
      examples: [
        "circle", ["roundedRect": 8], ["roundedRect": [12, 12, 0, 0], "smoothing": 0.6],
        ["path": "M 0 0 H 10 L 5 8 Z", "viewBox": [0, 0, 10, 8]],
      ], words: words, map: { ShapePartial.keys.outline })
  }
}

extension Decoder {
  fileprivate mutating func elementShape(_ node: NodeID) -> Shape? {
    guard document.kind(node) == .mapping else { return plainShape(node) }
    let parts = map(node, ShapePartial.self)
    // A shape is one of the two: keys of one have no meaning beside those of the other.
    if parts.roundedRect != nil {
      for (key, part) in [("path", parts.path), ("viewBox", parts.viewBox)] {
        if let part { report(strangeKey(key, beside: "roundedRect", at: document.span(part.name))) }
      }
    } else if parts.path != nil, let smoothing = parts.smoothing {
      report(strangeKey("smoothing", beside: "path", at: document.span(smoothing.name)))
    }
    if let radii = parts.roundedRect { return roundedRect(radii.value, smoothing: parts.smoothing?.value) }
    guard let path = parts.path, let viewBox = parts.viewBox else {
      if parts.path != nil {
        reportMissingKey("viewBox", of: "a path shape", at: node)
      } else {
        reportMissingKey(parts.viewBox != nil ? "path" : "roundedRect", of: "a shape", at: node)
      }
      return nil
    }
    return pathShape(path.value, viewBox: viewBox.value).map { .path($0) }
  }

  private mutating func plainShape(_ node: NodeID) -> Shape? {
    guard document.isScalar(node), !document.isNull(node) else {
      reportWrongType(node, expected: "a shape")
      return nil
    }
    guard let word = NamedShape.table.find(document.arena, document.textBounds(node)) else {
      let known = NamedShape.allCases.map(\.rawValue) + ["{ roundedRect: 8 }", "{ path, viewBox }"]
      reportUnknownWord(node, known: known, of: "the shape")
      return nil
    }
    return .named(word)
  }

  private mutating func roundedRect(_ node: NodeID, smoothing: NodeID?) -> Shape? {
    var amount = ShapePartial.plainSmoothing
    if let smoothing {
      guard let number = fraction(smoothing, of: "the smoothing") else { return nil }
      amount = number.value
    }
    guard document.kind(node) == .sequence else {
      return length(node, of: "the radius").map { .roundedRect(CornerRadii($0.value), smoothing: amount) }
    }
    let bounds = 0...Limits.coordinate
    return vector(node, count: 4, in: bounds, expected: "[topLeft, topRight, bottomRight, bottomLeft]").map { radii in
      .roundedRect(
        CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]),
        smoothing: amount)
    }
  }
}

private func strangeKey(_ key: String, beside other: String, at span: SourceSpan) -> Diagnostic {
  Diagnostic(.unknownKey, "unknown key \"\(key)\" beside \"\(other)\" in a shape", at: span)
}
